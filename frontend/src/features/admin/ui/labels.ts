const inEnglish = new Intl.NumberFormat('en-GB');

/** `12,345` */
export const numberText = (count: number): string => inEnglish.format(count);

/** `12,345`, or `more than 10,000` where counting stopped there. */
export const countOf = (count: number, more: boolean): string =>
  more ? `more than ${numberText(count)}` : numberText(count);

/** `1 event`, `12 events`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** How long something took or waits: `240 ms`, `4 s`, `3 min`, `5 h`, `2 days`. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  const minutes = seconds / 60;
  if (minutes < 120) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}
