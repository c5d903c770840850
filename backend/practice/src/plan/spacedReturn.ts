import { questionsOf, type Round } from './rounds';

/** Days until a question returns, by the number of right answers in a row. */
const stepsInDays = [1, 3, 7, 16, 35] as const;

export interface Standing {
  /** Right answers in a row, up to today. */
  readonly inARow: number;
  /** Days from the last answer until the question returns. */
  readonly returnsAfterDays: number;
  /** The day of the last answer. */
  readonly answeredOn: string;
}

/**
 * The repetition state of each answered question (spaced repetition). A right answer increases the interval; after a wrong
 * one the question returns the next day. Right answers of one day count once, because they only show short-term memory.
 * @param rounds in the order in which they were finished
 */
export function standingsOf(rounds: readonly Round[]): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const round of rounds) {
    const right = new Set(round.right);
    for (const id of questionsOf(round)) {
      const before = standings.get(id);
      const isSameDay = before !== undefined && before.inARow > 0 && before.answeredOn === round.finishedOn;
      const inARow = right.has(id) ? (before?.inARow ?? 0) + (isSameDay ? 0 : 1) : 0;
      const step = Math.min(Math.max(inARow, 1), stepsInDays.length) - 1;
      standings.set(id, { inARow, returnsAfterDays: stepsInDays[step] ?? 1, answeredOn: round.finishedOn });
    }
  }
  return standings;
}

/**
 * The questions that are due on a day, the longest overdue first.
 * @param daysBetween the number of days from the first day to the second
 */
export const dueOn = (
  standings: ReadonlyMap<string, Standing>,
  day: string,
  daysBetween: (from: string, to: string) => number,
): readonly string[] =>
  [...standings]
    .map(([id, { answeredOn, returnsAfterDays }]) => ({
      id,
      overdue: daysBetween(answeredOn, day) - returnsAfterDays,
    }))
    .filter(({ overdue }) => overdue >= 0)
    .toSorted((one, other) => other.overdue - one.overdue)
    .map(({ id }) => id);
