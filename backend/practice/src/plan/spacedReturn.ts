import { questionsOf, type Round } from './rounds';

/** Days until a question returns: after the first right answer in a row, the second, and so on. */
const stepsInDays = [1, 3, 7, 16, 35] as const;

export interface Standing {
  /** Right answers in a row, up to today. */
  readonly inARow: number;
  /** Days from the day of the last answer to the day on which the question returns. */
  readonly returnsAfterDays: number;
  /** The day of the last answer. */
  readonly answeredOn: string;
}

/**
 * How each question stands that was ever answered: a right answer sends it further away, a wrong one brings it back on
 * the next day. Right answers of one day count once, because what was read minutes before is not yet remembered.
 * @param rounds in the order in which they were finished
 */
export function standingsOf(rounds: readonly Round[]): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const round of rounds) {
    const right = new Set(round.right);
    for (const id of questionsOf(round)) {
      const before = standings.get(id);
      const again = before !== undefined && before.inARow > 0 && before.answeredOn === round.finishedOn;
      const inARow = right.has(id) ? (before?.inARow ?? 0) + (again ? 0 : 1) : 0;
      const step = Math.min(Math.max(inARow, 1), stepsInDays.length) - 1;
      standings.set(id, { inARow, returnsAfterDays: stepsInDays[step] ?? 1, answeredOn: round.finishedOn });
    }
  }
  return standings;
}

/**
 * The questions that return on a day or were to return before it, those longest due first.
 * @param daysBetween how many days lie between two days, from the first to the second
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
