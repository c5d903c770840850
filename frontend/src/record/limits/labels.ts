import type { LimitCheckResponse } from '@settlewise/contract';
import { formatDate } from '../../ui/dates/formatDate';
import { dayCount } from '../journeys/labels';

type Kind = LimitCheckResponse['kind'];

/** The time that a limit looks at, as a heading. */
export const limitTitles: Readonly<Record<Kind, string>> = {
  settlement: 'Most in any 12 months',
  final_year: 'Last 12 months',
  three_years: 'Last 3 years',
  five_years: 'Last 5 years',
};

/** The same within a sentence, and for screen readers. */
export const limitPeriods: Readonly<Record<Kind, string>> = {
  settlement: 'the fullest 12 months',
  final_year: 'the last 12 months',
  three_years: 'the last 3 years',
  five_years: 'the last 5 years',
};

/** `3 Mar 2025 to 2 Mar 2026`, of a limit whose time does not end today; null of the others. */
export const whenCounted = ({ kind, from, to }: LimitCheckResponse): string | null =>
  kind === 'settlement' && from !== null && to !== null ? `${formatDate(from)} to ${formatDate(to)}` : null;

const allowedIn: Readonly<Record<Kind, string>> = {
  settlement: 'in any 12 months',
  final_year: 'in the final year before an application',
  three_years: 'in the three years before an application',
  five_years: 'in the five years before an application',
};

/**
 * The number, its time and what is allowed: `You were away 216 days in the 12 months from … . For ILR, 180 in any 12
 * months are allowed.` @param whereIlr for which ILR the limit holds, where the person’s route is not known
 */
export function limitInWords(check: LimitCheckResponse, whereIlr = 'For ILR'): string {
  const { kind, days, limit } = check;
  const when = whenCounted(check);
  const time = when === null ? limitPeriods[kind] : `the 12 months from ${when}`;
  const where = kind === 'settlement' ? whereIlr : 'For citizenship';
  return `You were away ${dayCount(days)} in ${time}. ${where}, ${limit} ${allowedIn[kind]} are allowed.`;
}

/** What the other count says, where it comes to another standing; null where both say the same. */
export const otherCountInWords = ({ standing, homeOffice }: LimitCheckResponse): string | null =>
  standing === homeOffice.standing
    ? null
    : `By the Home Office’s count, which leaves out the days you travel, it is ${dayCount(homeOffice.days)} of ${homeOffice.limit}.`;

export const checkOf = (
  checks: readonly LimitCheckResponse[],
  ...kinds: readonly Kind[]
): LimitCheckResponse | undefined => checks.find(({ kind }) => kinds.includes(kind));
