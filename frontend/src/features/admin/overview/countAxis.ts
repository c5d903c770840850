const steps = [1, 2, 5, 10] as const;

/** Round numbers beside a picture of counts, from 0 to one that none exceeds: four to six of them where there is room. */
export function countAxis(most: number): readonly number[] {
  const wanted = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * (steps.find((each) => each * power >= wanted) ?? 10);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
