import { writtenDay, type Day } from '../assessment/wording';

/** `Your years cannot …`: from the first day to the last, both included; one day is written as one. */
export const fromTo = ({ first, last }: Span): string =>
  first === last ? `on ${writtenDay(first)}` : `from ${writtenDay(first)} to ${writtenDay(last)}`;

/** Days of which both are included. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** Said after what no text that was read confirms. */
/** `level B2`. Where nobody has read for which routes it holds, it says which level is safe. */
export const levelAsked = (level: string, confirmed: boolean): string =>
  confirmed ? `level ${level}` : `level ${level} (not confirmed: prepare for ${level})`;

export const unlessConfirmed = (confirmed: boolean): string => (confirmed ? '' : ' (not confirmed)');

/** Ages of the people of whom English and the Life in the UK test are asked. */
export interface AgesAsked {
  readonly from: number;
  readonly to: number;
}

/** Of whom English and the test are not asked. */
export const whoIsExempt = ({ from, to }: AgesAsked): string =>
  `This does not apply to people under ${from} or over ${to}. It also does not apply if a long-term condition prevents you.`;
