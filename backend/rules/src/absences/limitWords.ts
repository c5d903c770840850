import type { CivilDate } from '../calendar/civilDate';
import type { AgainstLimit, LimitKind } from './limitCheck';

/** Whose limit it is, as it stands before the word limit: `the ILR limit`. */
export type LimitOwner = 'ILR' | 'settled status' | 'citizenship';

export const ownerOfLimit = (kind: LimitKind): LimitOwner => (kind === 'settlement' ? 'ILR' : 'citizenship');

/**
 * What a standing is called, and against whose limit: `Close to the ILR limit`. Every page, notification and lawyer's view
 * takes its words from here, so that no number is within a limit on one page and over it on another.
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

/** The standing as a sentence: `Your days away are over the citizenship limit`; within, they are within all of its limits. */
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

type InTime = AgainstLimit & {
  /** The last day of the time that was counted. */
  readonly to?: CivilDate | null | undefined;
};

/**
 * The title and the days that are left, or too many: `Close to the ILR limit` and `5 left`. No days are left of a time that
 * is over: `Close to the ILR limit` and `within it`. A pill has the title alone, which fits in two lines of a phone.
 * @param today without it the time is taken to run still
 */
export function standingAndRest(
  against: InTime,
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
export function standingInWords(against: InTime, owner: LimitOwner, today?: CivilDate): string {
  const { standing, days, limit, remaining } = against;
  const { words, rest } = standingAndRest(against, owner, today);
  if (standing === 'over') return `${words} by ${inDays(days - limit)}`;
  if (rest === withinIt) return `${words}, and ${rest}`;
  return rest === null ? words : `${words}: ${remaining === 0 ? 'no days' : inDays(remaining)} left`;
}

const lengths: Readonly<Record<LimitKind, string>> = {
  settlement: '12 months',
  final_year: '12 months',
  three_years: '3 years',
  five_years: '5 years',
};

/** The number with its limit, and the time that it was counted in: `216 of 180 days in 12 months`. */
export const numberOfLimit = ({
  days,
  limit,
  kind,
}: Pick<AgainstLimit, 'days' | 'limit'> & { readonly kind: LimitKind }): string =>
  `${days} of ${limit} days in ${lengths[kind]}`;

/** The length of the time that a limit looks at: `12 months`, `5 years`. */
export const lengthOfLimit = (kind: LimitKind): string => lengths[kind];

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
