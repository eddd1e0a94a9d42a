// What the kernel promises to be there, out of a list or a record. Should it be missing, an error says so at once.
export const lookup = <T>(all: readonly T[] | { [key: string | number]: T }, key: string | number): T => {
  const found = (all as Record<string | number, T>)[key]
  if (found === undefined) throw new Error(`missing: ${key}`)
  return found
}
