import type { LimitCheckResponse } from '@settlewise/contract/limits';
import { lengthOfLimit } from '@settlewise/rules/absences';
import { formatRange } from '../../ui/dates/formatDate';
import { dayCount } from '../journeys/labels';

type Kind = LimitCheckResponse['kind'];

/** The time that a limit looks at, as a heading. */
export const limitTitles: Readonly<Record<Kind, string>> = {
  settlement: 'Worst 12 months',
  final_year: 'Last 12 months',
  three_years: 'Last 3 years',
  five_years: 'Last 5 years',
};

/** The same within a sentence, and for screen readers. */
export const limitPeriods: Readonly<Record<Kind, string>> = {
  settlement: 'the worst 12 months',
  final_year: 'the last 12 months',
  three_years: 'the last 3 years',
  five_years: 'the last 5 years',
};

/** `160 of 180 in 12 months`, on a closed card: the first of the limits, which decides. */
export const firstInShort = ([first]: readonly LimitCheckResponse[]): string =>
  first === undefined ? '' : `${first.days} of ${first.limit} in ${lengthOfLimit(first.kind)}`;

/** `3 Mar 2025 to 2 Mar 2026`; null where nothing was counted. */
export const whenCounted = ({ from, to }: Pick<LimitCheckResponse, 'from' | 'to'>): string | null =>
  from === null || to === null ? null : formatRange(from, to);

/**
 * The margin beside a number, where the days of travel change it: `With your travel days: 186.`, and where the limit is kept
 * only without them `With your travel days: 186 of 180. Keep proof of them.`
 */
export function marginInWords({ days, limit, cautious }: CountedWithMargin): string | null {
  if (cautious.days === days) return null;
  return limit !== null && days <= limit && cautious.days > limit
    ? `${withTravelDays}: ${cautious.days} of ${limit}. Keep proof of them.`
    : `${withTravelDays}: ${cautious.days}.`;
}

interface CountedWithMargin {
  /** By the Home Office’s count. */
  readonly days: number;
  /** Null where none is shown beside the days. */
  readonly limit: number | null;
  /** With the days of travel. */
  readonly cautious: { readonly days: number };
}

const allowedIn: Readonly<Record<Kind, string>> = {
  settlement: 'in any 12 months',
  final_year: 'in the year before you apply',
  three_years: 'in the three years before you apply',
  five_years: 'in the five years before you apply',
};

/**
 * The number, its time and whose limit it is: `You have 216 days away in the 12 months from … . The ILR limit is 180 in any
 * 12 months.` These months may be still to come.
 */
export function limitInWords(
  check: Pick<LimitCheckResponse, 'kind' | 'days' | 'limit' | 'from' | 'to'>,
): string {
  const { kind, days, limit } = check;
  // The time of the other limits ends today.
  const when = kind === 'settlement' ? whenCounted(check) : null;
  const away =
    when === null
      ? `You have ${dayCount(days)} away in ${limitPeriods[kind]}`
      : `You have ${dayCount(days)} away in the 12 months from ${when}`;
  const whose = kind === 'settlement' ? 'The ILR limit' : 'The citizenship limit';
  return `${away}. ${whose} is ${limit} ${allowedIn[kind]}.`;
}

/** The same with the margin of the travel days. */
export const limitWithMarginInWords = (check: LimitCheckResponse): string =>
  [limitInWords(check), marginInWords(check)].filter((words) => words !== null).join(' ');

export const withTravelDays = 'With your travel days';

/** A limit that is another's: beside it stands who has it. */
export const onlyIfMarried = 'only if you are married to a British citizen';

export const checkOf = (
  checks: readonly LimitCheckResponse[],
  ...kinds: readonly Kind[]
): LimitCheckResponse | undefined => checks.find(({ kind }) => kinds.includes(kind));
