import type { CivilDate } from '../calendar/civilDate';
import type { AgainstLimit, LimitKind } from './limitCheck';

/** The owner of a limit, as written before the word limit: `the ILR limit`. */
export type LimitOwner = 'ILR' | 'settled status' | 'citizenship';

export const ownerOfLimit = (kind: LimitKind): LimitOwner => (kind === 'settlement' ? 'ILR' : 'citizenship');

/**
 * The title of a standing: `Close to the ILR limit`. Every page, notification and lawyer's view uses these words, so
 * that all pages agree.
 */
export function standingTitle(
  { standing, remaining }: Pick<AgainstLimit, 'standing' | 'remaining'>,
  owner: LimitOwner,
): string {
  switch (standing) {
    case 'over':
      return `Over the ${owner} limit`;
    case 'near':
      return remaining === 0 ? `At the ${owner} limit` : `Close to the ${owner} limit`;
    case 'within':
      return `Within the ${owner} limit`;
  }
}

/**
 * The standing as a sentence: `Your days away are over the citizenship limit`. If within, the sentence covers all
 * limits of the owner.
 */
export function whereDaysStand(against: AgainstLimit, owner: LimitOwner): string {
  const { standing, remaining } = against;
  switch (standing) {
    case 'over':
      return `Your days away are over the ${owner} limit`;
    case 'near':
      return `Your days away are ${remaining === 0 ? 'at' : 'close to'} the ${owner} limit`;
    case 'within':
      return `Your days away are within the ${owner} limits`;
  }
}

type DatedStanding = AgainstLimit & {
  /** The last day of the counted time. */
  readonly to?: CivilDate | null | undefined;
};

/**
 * The title and the days left or over: `Close to the ILR limit` and `5 left`. A time in the past has no days left:
 * `Close to the ILR limit` and `within it`. A pill shows only the title, which fits in two lines on a phone.
 * @param today if omitted, the time is assumed to continue
 */
export function standingAndRest(
  against: DatedStanding,
  owner: LimitOwner,
  today?: CivilDate,
): { readonly words: string; readonly rest: string | null } {
  const { standing, days, limit, remaining, to } = against;
  const words = standingTitle(against, owner);
  if (standing === 'over') return { words, rest: `${days - limit} over` };
  const isPast = today !== undefined && to !== null && to !== undefined && to < today;
  if (!isPast) return { words, rest: `${remaining} left` };
  return { words, rest: standing === 'within' ? null : withinIt };
}

const withinIt = 'within it';

/** The same in one line: `Over the ILR limit by 36 days`, `Close to the ILR limit: 5 days left`. */
export function standingInWords(against: DatedStanding, owner: LimitOwner, today?: CivilDate): string {
  const { standing, days, limit, remaining } = against;
  const { words, rest } = standingAndRest(against, owner, today);
  if (standing === 'over') return `${words} by ${formatDays(days - limit)}`;
  if (rest === withinIt) return `${words}, and ${rest}`;
  return rest === null ? words : `${words}: ${remaining === 0 ? 'no days' : formatDays(remaining)} left`;
}

const lengths: Readonly<Record<LimitKind, string>> = {
  settlement: '12 months',
  final_year: '12 months',
  three_years: '3 years',
  five_years: '5 years',
};

/** The number with its limit and the counted time: `216 of 180 days in 12 months`. */
export const numberOfLimit = ({
  days,
  limit,
  kind,
}: Pick<AgainstLimit, 'days' | 'limit'> & { readonly kind: LimitKind }): string =>
  `${days} of ${limit} days in ${lengths[kind]}`;

/** The length of the time that a limit covers: `12 months`, `5 years`. */
export const lengthOfLimit = (kind: LimitKind): string => lengths[kind];

const formatDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
