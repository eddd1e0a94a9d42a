import type { Snap } from "../protocol";

export const stepTime = 260;
export const tumbleTime = 700;

// How long things take here, as a factor: none at all for who prefers it so.
export const tempo = (pace: number) => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : pace);

// The places from one to another, along a row and then a column.
export const route = ({ layout, columns }: Snap, piece: string, from: number, to: number): number[] => {
  if (!/^[mn]/.test(piece)) return [from, to];
  const [a, b] = [layout.indexOf(from), layout.indexOf(to)];
  const path = [from];
  let [row, column] = [Math.floor(a / columns), a % columns];
  const [endRow, endColumn] = [Math.floor(b / columns), b % columns];
  while (column !== endColumn) path.push(layout[row * columns + (column += Math.sign(endColumn - column))]);
  while (row !== endRow) path.push(layout[(row += Math.sign(endRow - row)) * columns + column]);
  return path;
};
