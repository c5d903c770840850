import type { CivilDate, PlannedDay } from '@settlewise/rules';
import { formatLongDate } from '../../ui/dates/formatDate';

/** The days of the two counts that one can plan for. */
export type ChosenCount = 'homeOffice' | 'cautious';

/** A day that one can choose in place of the planned one. */
export interface OtherDay {
  readonly count: ChosenCount;
  readonly words: string;
}

export interface PlannedDayInWords {
  readonly sentences: readonly string[];
  readonly others: readonly OtherDay[];
}

/** Which day a page plans for where the two counts name two, and which it could be. Null where there is nothing to choose or say. */
export function plannedDayInWords(
  { first, earlier, counts }: PlannedDay,
  plannedOn: CivilDate,
  today: CivilDate,
): PlannedDayInWords | null {
  if (first === null || counts === null) return null;
  if (earlier === null)
    return counts.cautious === null && plannedOn === first
      ? {
          sentences: [
            `We plan for ${dayInWords(first, today)}, the first day by the Home Office’s count.`,
            'With your travel days no first day can be named yet.',
          ],
          others: [],
        }
      : null;
  const byHomeOffice: OtherDay = { count: 'homeOffice', words: insteadOf(earlier, today) };
  const byBoth: OtherDay = { count: 'cautious', words: insteadOf(first, today) };
  const from = earlier === today ? 'now' : `from ${formatLongDate(earlier)}`;
  if (plannedOn === first)
    return {
      sentences: [
        `You may be able to apply ${from}. We plan for ${dayInWords(first, today)}, the day that both counts agree on.`,
        travelDays,
      ],
      others: [byHomeOffice],
    };
  if (plannedOn === earlier)
    return {
      sentences: [
        `We plan for ${dayInWords(earlier, today)}, the first day by the Home Office’s count.`,
        `With your travel days the first day is ${formatLongDate(first)}. That day is safe.`,
      ],
      others: [byBoth],
    };
  return {
    sentences: [
      `You plan for ${dayInWords(plannedOn, today)}, a day of your own.`,
      `By the Home Office’s count you may be able to apply ${from}. Both counts agree on ${formatLongDate(first)}.`,
    ],
    others: [byHomeOffice, byBoth],
  };
}

const travelDays =
  'The Home Office leaves out the days you travel. With them you can apply only from the later day.';

const dayInWords = (day: CivilDate, today: CivilDate): string =>
  day === today ? 'today' : formatLongDate(day);
const insteadOf = (day: CivilDate, today: CivilDate): string => `Plan for ${dayInWords(day, today)} instead`;
