export const stepTime = 260
export const tumbleTime = 700

// How long things take here, as a factor: none at all for who prefers it so.
export const tempo = (pace: number) => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : pace)
