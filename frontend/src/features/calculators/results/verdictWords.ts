import type { CivilDate } from '@settlewise/rules/calendar';

/** What the words of a verdict name: days, and how many or which requirements. */
export interface VerdictFacts {
  readonly days?: readonly CivilDate[];
  readonly count?: number;
  readonly open?: readonly string[];
}

/** A verdict without its words, as a shared result keeps it. */
export interface CodedVerdict extends VerdictFacts {
  readonly code: string;
}

interface Words<Status extends string> {
  readonly status: Status;
  readonly headline: string;
}

/** @param today the day of the calculation */
type Say<Status extends string> = (facts: Required<VerdictFacts>, today: CivilDate) => Words<Status>;

/** The words of each code, with the number of days that they name. */
export type VerdictWords<Code extends string, Status extends string> = Readonly<
  Record<Code, readonly [days: number, say: Say<Status>]>
>;

/** Says a code; null where it is not known, or lacks a day. */
export function sayVerdict<Status extends string>(
  words: VerdictWords<string, Status>,
  { code, days = [], count = 0, open = [] }: CodedVerdict,
  today: CivilDate,
): Words<Status> | null {
  const [named, say] = Object.hasOwn(words, code) ? (words[code] ?? []) : [];
  return say === undefined || days.length !== named ? null : say({ days, count, open }, today);
}
