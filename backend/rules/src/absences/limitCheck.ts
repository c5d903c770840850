import type { CivilDate } from '../calendar/civilDate';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';

/** Where days away stand against a limit. `near`: still allowed, and close enough to be told of. */
export type LimitStanding = 'within' | 'near' | 'over';

/** The colour of a standing: green, amber, red. Red is for over, by both counts, a limit that decides what the person applies for next. */
export type LimitTone = 'within' | 'soon' | 'over';

/** The colour of a number among others: what is within its limit has none while another is red. */
export type ToneInList = LimitTone | 'plain';

/** What a number of days means against a limit. */
export interface AgainstLimit {
  readonly days: number;
  readonly limit: number;
  /** Days that are left; 0 once the limit is reached. */
  readonly remaining: number;
  readonly standing: LimitStanding;
}

type Limit = Pick<AbsenceLimitOnDay, 'days' | 'nearDays'>;

/** The one place that decides how close a number of days away is to a limit. One more than the limit is over. */
export function againstLimit(days: number, { days: limit, nearDays }: Limit): AgainstLimit {
  return {
    ...{ days, limit, remaining: Math.max(0, limit - days) },
    standing: days > limit ? 'over' : days > nearDays ? 'near' : 'within',
  };
}

/** A limit that has no row of its own for when it is near: the same share of it as of a limit that has one. */
export const withNearOf = (limit: number, like: Limit): Limit => ({
  days: limit,
  nearDays: Math.round((limit * like.nearDays) / like.days),
});

const tones: Readonly<Record<LimitStanding, LimitTone>> = { within: 'within', near: 'soon', over: 'over' };

/**
 * The colour of a standing, on every page and in every notification. Over a limit that only matters later is a warning:
 * nothing is lost by it yet. @param decides whether it is a limit of what the person applies for next
 */
export const toneOfLimit = (standing: LimitStanding, decides = true): LimitTone =>
  standing === 'over' && !decides ? 'soon' : tones[standing];

/** The limits that days away are held against: of ILR, and those of citizenship. */
export const limitKinds = ['settlement', 'final_year', 'three_years', 'five_years'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** One number of days away, held against one limit, with what it means for this person. */
export interface LimitCheck extends AgainstLimit {
  readonly kind: LimitKind;
  readonly tone: ToneInList;
  /** Whether it is a limit of what this person applies for next. */
  readonly decides: boolean;
  /** First and last day of the time that the days were counted in; null where nothing was counted. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  /** Whose limit it is, for example `ILR: 180 in any 12 months`. */
  readonly means: string;
  /** The same by the Home Office’s count, without the days of travel. */
  readonly homeOffice: AgainstLimit & { readonly tone: ToneInList };
}

export interface CountedDays {
  readonly days: number;
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

export interface LimitQuestion {
  readonly kind: LimitKind;
  readonly limit: Limit;
  readonly decides: boolean;
  readonly means: string;
  /** Both travel days counted. */
  readonly cautious: CountedDays;
  /** Days by the Home Office’s count. */
  readonly homeOfficeDays: number;
}

/** Days away against a limit, by both counts and with the colour of each: over by one count alone is no alarm. */
export function limitCheck(question: LimitQuestion): LimitCheck {
  const { kind, limit, decides, means, cautious, homeOfficeDays } = question;
  const { from, to, days } = cautious;
  const counts = { ...againstLimit(days, limit), homeOffice: againstLimit(homeOfficeDays, limit) };
  const alarms = decides && !standingsApart(counts);
  const { homeOffice } = counts;
  return {
    ...{ ...counts, kind, decides, from, to, means },
    tone: toneOfLimit(counts.standing, alarms),
    homeOffice: { ...homeOffice, tone: toneOfLimit(homeOffice.standing, alarms) },
  };
}

interface Counted {
  readonly standing: LimitStanding;
  /** By the Home Office’s count. */
  readonly homeOffice: { readonly standing: LimitStanding };
}

/** Whether a number of days is over its limit by one way of counting and allowed by the other. */
export const standingsApart = ({ standing, homeOffice }: Counted): boolean =>
  (standing === 'over') !== (homeOffice.standing === 'over');

const closeness: readonly LimitStanding[] = ['over', 'near', 'within'];

/** The closest to its limit first. */
export const closestFirst = <Check extends Pick<LimitCheck, 'standing'>>(
  checks: readonly Check[],
): readonly Check[] =>
  checks.toSorted((one, other) => closeness.indexOf(one.standing) - closeness.indexOf(other.standing));

type Coloured = Pick<LimitCheck, 'tone'>;

/** The colour of a number among others, of which one may be red. */
export const toneBeside = (tone: ToneInList, others: readonly Coloured[]): ToneInList =>
  tone === 'within' && others.some((other) => other.tone === 'over') ? 'plain' : tone;

/**
 * The numbers of one list with the colours that they have beside each other. No green number stands beside a red one: it would
 * read as good news of an answer that is none. Every list of limits takes its colours from here.
 */
export function tonesTogether<Checks extends readonly LimitCheck[]>(checks: Checks): Checks;
export function tonesTogether(checks: readonly LimitCheck[]): readonly LimitCheck[] {
  return checks.map((check) => ({
    ...check,
    tone: toneBeside(check.tone, checks),
    homeOffice: { ...check.homeOffice, tone: toneBeside(check.homeOffice.tone, checks) },
  }));
}

/** The number that decides first: limits of the next application before others, and of those the closest first; with their colours. */
export function decidingFirst(checks: readonly LimitCheck[]): readonly LimitCheck[] {
  const place = ({ decides, standing }: LimitCheck) =>
    decides ? closeness.indexOf(standing) : closeness.length;
  return tonesTogether(checks).toSorted((one, other) => place(one) - place(other));
}
