import { formatLongDate } from '../../../../ui/dates/formatDate';
import type { VerdictWords } from '../../results/verdictWords';
import { requirementNames, requirementTicks } from '../requirements';

export type CitizenshipVerdictCode =
  | ('eligible_now' | 'eligible_on' | 'eligible_on_past_day')
  | ('knowledge_open' | 'no_first_day' | 'first_day' | 'first_day_before_plan');

const notNow = 'Not Currently Eligible';

/** The status and the headline of every verdict of the citizenship calculator. */
export const citizenshipVerdictWords: VerdictWords<CitizenshipVerdictCode, string> = {
  // As the record’s pages say it: the first day may have come before.
  eligible_now: [0, () => ({ status: 'Eligible', headline: 'You can apply for British citizenship now' })],
  eligible_on: [
    1,
    ({ days: [on = ''] }) => ({
      status: 'Eligible',
      headline: `You can apply for British citizenship on ${formatLongDate(on)}`,
    }),
  ],
  eligible_on_past_day: [
    1,
    ({ days: [on = ''] }) => ({
      status: 'Eligible on that day',
      headline: `For an application made on ${formatLongDate(on)}: every requirement was met`,
    }),
  ],
  knowledge_open: [
    1,
    ({ days: [on = ''], open }, today) => {
      const names = requirementTicks
        .filter((name) => open.includes(name))
        .map((name) => requirementNames(on)[name]);
      return {
        status: notNow,
        headline: `Time and days away ${on < today ? 'were' : 'are'} right on ${formatLongDate(on)}. Still to show: ${names.join(', ')}`,
      };
    },
  ],
  no_first_day: [0, () => ({ status: notNow, headline: 'You do not meet every requirement yet' })],
  first_day: [
    1,
    ({ days: [on = ''] }) => ({ status: notNow, headline: `You may be eligible from ${formatLongDate(on)}` }),
  ],
  // Journeys between that day and the planned one make the later application worse: "from" would be wrong.
  first_day_before_plan: [
    1,
    ({ days: [on = ''] }) => ({
      status: notNow,
      headline: `You may be eligible on ${formatLongDate(on)}, before the day you plan`,
    }),
  ],
};

/** Where something else can decide, nothing says "eligible" alone. */
export const statusBesideHeadline = (code: string, status: string): string =>
  code.startsWith('eligible') ? 'By time and absences, yes' : status;
