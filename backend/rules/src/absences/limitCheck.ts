import type { CivilDate } from '../calendar/civilDate';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';

/** Where days away stand against a limit. `near`: still allowed, and close enough to be told of. */
export type LimitStanding = 'within' | 'near' | 'over';

/** The colour of a standing: green, amber, red. Red is for over a limit that decides what the person applies for next. */
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
    days,
    limit,
    remaining: Math.max(0, limit - days),
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

/** Days away by the Home Office’s count, held against one limit, with what they mean for this person. */
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
  /** The margin: the same with the days of travel. */
  readonly cautious: AgainstLimit;
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
  /** Whole days away, by the Home Office’s count. */
  readonly counted: CountedDays;
  /** Days with the days of travel. */
  readonly cautiousDays: number;
}

/** Holds days away against a limit. The Home Office’s count decides standing and colour. Source: Continuous residence guidance, page 30. */
export function limitCheck(question: LimitQuestion): LimitCheck {
  const { kind, limit, decides, means, counted, cautiousDays } = question;
  const { from, to, days } = counted;
  const against = againstLimit(days, limit);
  return {
    ...against,
    kind,
    decides,
    from,
    to,
    means,
    tone: toneOfLimit(against.standing, decides),
    cautious: againstLimit(cautiousDays, limit),
  };
}

interface Counted {
  readonly standing: LimitStanding;
  /** With the days of travel. */
  readonly cautious: { readonly standing: LimitStanding };
}

/** Whether the limit is kept only because the Home Office leaves out the days of travel, which may have to be proved. */
export const needsTravelProof = ({ standing, cautious }: Counted): boolean =>
  standing !== 'over' && cautious.standing === 'over';

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
  return checks.map((check) => ({ ...check, tone: toneBeside(check.tone, checks) }));
}

/** The number that decides first: limits of the next application before others, and of those the closest first; with their colours. */
export function decidingFirst(checks: readonly LimitCheck[]): readonly LimitCheck[] {
  const place = ({ decides, standing }: LimitCheck) =>
    decides ? closeness.indexOf(standing) : closeness.length;
  return tonesTogether(checks).toSorted((one, other) => place(one) - place(other));
}
