import type { CivilDate } from '../calendar/civilDate';
import type { AbsenceLimitOnDay } from '../parameters/absenceLimits';

/** Days away compared with a limit. `near`: still allowed, but close enough to report. */
export type LimitStanding = 'within' | 'near' | 'over';

/** The colour of a standing: green, amber, red. Red means over a limit of the person's next application. */
export type LimitTone = 'within' | 'soon' | 'over';

/** The colour of a number in a list. A number within its limit has no colour while another is red. */
export type ToneInList = LimitTone | 'plain';

/** A number of days compared with a limit. */
export interface AgainstLimit {
  readonly days: number;
  readonly limit: number;
  /** Days left; 0 once the limit is reached. */
  readonly remaining: number;
  readonly standing: LimitStanding;
}

type Limit = Pick<AbsenceLimitOnDay, 'days' | 'nearDays'>;

/**
 * Decides how close a number of days away is to a limit. Only this function decides it. One more day than the limit
 * is over.
 */
export function againstLimit(days: number, { days: limit, nearDays }: Limit): AgainstLimit {
  return {
    days,
    limit,
    remaining: Math.max(0, limit - days),
    standing: days > limit ? 'over' : days > nearDays ? 'near' : 'within',
  };
}

/** Gives a limit without its own "near" row the same share as a similar limit. */
export const withSimilarWarning = (limit: number, like: Limit): Limit => ({
  days: limit,
  nearDays: Math.round((limit * like.nearDays) / like.days),
});

const tones: Readonly<Record<LimitStanding, LimitTone>> = { within: 'within', near: 'soon', over: 'over' };

/**
 * The colour of a standing, on every page and in every notification. Over a limit that only matters later is amber,
 * because nothing is lost yet.
 * @param decides whether it is a limit of the person's next application
 */
export const toneOfLimit = (standing: LimitStanding, decides = true): LimitTone =>
  standing === 'over' && !decides ? 'soon' : tones[standing];

/** The limits for days away: one of ILR and three of citizenship. */
export const limitKinds = ['settlement', 'final_year', 'three_years', 'five_years'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Days away by the Home Office’s count compared with one limit, and the effect for this person. */
export interface LimitCheck extends AgainstLimit {
  readonly kind: LimitKind;
  readonly tone: ToneInList;
  /** Whether it is a limit of the person's next application. */
  readonly decides: boolean;
  /** First and last day of the counted time; null if nothing was counted. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
  /** The name of the limit, for example `ILR: 180 in any 12 months`. */
  readonly means: string;
  /** The margin: the comparison with the days of travel counted. */
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
  /** Days away including the days of travel. */
  readonly cautiousDays: number;
}

/**
 * Compares days away with a limit. The Home Office’s count decides standing and colour. Source: Continuous residence
 * guidance, page 30.
 */
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

interface CountedStanding {
  readonly standing: LimitStanding;
  /** Including the days of travel. */
  readonly cautious: { readonly standing: LimitStanding };
}

/** Whether the limit is kept only because the Home Office does not count days of travel. They may have to be proved. */
export const needsTravelProof = ({ standing, cautious }: CountedStanding): boolean =>
  standing !== 'over' && cautious.standing === 'over';

const closeness: readonly LimitStanding[] = ['over', 'near', 'within'];

/** Sorts checks by how close they are to their limit, closest first. */
export const closestFirst = <Check extends Pick<LimitCheck, 'standing'>>(
  checks: readonly Check[],
): readonly Check[] =>
  checks.toSorted((one, other) => closeness.indexOf(one.standing) - closeness.indexOf(other.standing));

type Coloured = Pick<LimitCheck, 'tone'>;

/** The colour of a number in a list in which another may be red. */
export const toneBeside = (tone: ToneInList, others: readonly Coloured[]): ToneInList =>
  tone === 'within' && others.some((other) => other.tone === 'over') ? 'plain' : tone;

/**
 * Colours the numbers of one list. No number is green while another is red, because it would look like good news.
 * Every list of limits takes its colours from here.
 */
export function tonesTogether<Checks extends readonly LimitCheck[]>(checks: Checks): Checks;
export function tonesTogether(checks: readonly LimitCheck[]): readonly LimitCheck[] {
  return checks.map((check) => ({ ...check, tone: toneBeside(check.tone, checks) }));
}

/** Sorts checks, with their colours: limits of the next application first, then the closest. */
export function decidingFirst(checks: readonly LimitCheck[]): readonly LimitCheck[] {
  const place = ({ decides, standing }: LimitCheck) =>
    decides ? closeness.indexOf(standing) : closeness.length;
  return tonesTogether(checks).toSorted((one, other) => place(one) - place(other));
}
