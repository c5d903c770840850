import { writtenDay, type Day } from '../assessment/wording';

/** A span in words, both days included; a single day is written as one. */
export const fromTo = ({ first, last }: Span): string =>
  first === last ? `on ${writtenDay(first)}` : `from ${writtenDay(first)} to ${writtenDay(last)}`;

/** A span; both days are included. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** The marker for unconfirmed facts. */
/** `level B2`. If it is unknown for which routes it applies, the text names the safe level. */
export const levelAsked = (level: string, confirmed: boolean): string =>
  confirmed ? `level ${level}` : `level ${level} (not confirmed: prepare for ${level})`;

export const unlessConfirmed = (confirmed: boolean): string => (confirmed ? '' : ' (not confirmed)');

/** The ages at which English and the Life in the UK test are required. */
export interface AgesAsked {
  readonly from: number;
  readonly to: number;
}

/** The people exempt from English and the test. */
export const describeExemptions = ({ from, to }: AgesAsked): string =>
  `This does not apply to people under ${from} or over ${to}. It also does not apply if a long-term condition prevents you.`;
