import type { CountingMethod } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';
import type { RuleSet } from '../parameters/ruleSet';
import type { EnglishLevel } from '../parameters/englishLevels';
import type { RouteKey } from '../routes/routes';
import type { Reason } from './reason';
import type { EnglishHeld } from './request';

/** A time span and its days away, compared with a limit. A number equal to the limit is allowed. */
export interface LimitedWindow {
  readonly days: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly limit: number;
  readonly exceeded: boolean;
}

/**
 * `not_enough`: the data does not cover the qualifying period, or the rule is unknown. `missing` lists the gaps, and
 * there is no date.
 */
export const settlementVerdicts = ['eligible', 'not_yet', 'over_limit', 'no_route', 'not_enough'] as const;
export type SettlementVerdict = (typeof settlementVerdicts)[number];

/** Data that is needed before an answer is possible. */
export interface Missing {
  readonly code: string;
  readonly message: string;
  /** The field of the request that would hold it; omitted if there is none. */
  readonly field?: string;
  readonly from?: CivilDate;
  readonly to?: CivilDate;
}

export const openQuestionCodes = [
  'applied_in_time',
  'crown_dependency',
  'claimed_on',
  'endorsed_by',
  'first_granted_as',
  'bno_child',
  'medical_discharge',
] as const;

/** A question whose answer changes the outcome and is not given or "not sure". */
export interface OpenQuestion {
  readonly code: (typeof openQuestionCodes)[number];
  /** The question, for people. */
  readonly message: string;
  /** The reason for the question. */
  readonly why: string;
  /** Index in the request of the permission or trip in question. */
  readonly permission?: number;
  readonly trip?: number;
  /** The days in question. */
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly source: Source;
}

/** The outcome if each open question had the other answer. */
export interface OtherOutcome {
  /** The assumption of this outcome: "if you applied in time". */
  readonly supposing: string;
  /** The assumption of the main answer: "if you did not". */
  readonly otherwise: string;
  readonly verdict: SettlementVerdict;
  readonly periodStart: CivilDate;
  readonly earliestApplicationDate: CivilDate | null;
  readonly literalEarliestApplicationDate: CivilDate | null;
  readonly firstCompliantCountingDate: CivilDate | null;
}

/** The level of English required on the day of application, compared with the level held. */
export interface EnglishStatus {
  /** `route`: met when the permission was granted. */
  readonly asked: EnglishLevel;
  readonly on: CivilDate;
  readonly held: EnglishHeld | null;
  /** Null while the level held is unknown. */
  readonly met: boolean | null;
  /** Why this person is exempt; null if not. */
  readonly exempt: 'age' | 'held_exempt' | null;
  /** Whether the source of the level is certain. */
  readonly confirmed: boolean;
  readonly source: Source;
}

/** The Life in the UK test on the day of application. */
export interface LifeInUkStatus {
  readonly asked: boolean;
  /** Null while unknown. */
  readonly passed: boolean | null;
  readonly exempt: 'age' | null;
  readonly source: Source;
}

export interface SettlementAnswer {
  readonly route: RouteKey;
  readonly qualifyingYears: number | null;
  readonly periodStart: CivilDate;
  /** The anniversary of the start, on which the years are complete. */
  readonly periodComplete: CivilDate | null;
  readonly preEntryDays: number;
  readonly worstTwelveMonths: LimitedWindow | null;
  readonly verdict: SettlementVerdict;
  readonly earliestApplicationDate: CivilDate | null;
  readonly literalEarliestApplicationDate: CivilDate | null;
  readonly firstCompliantCountingDate: CivilDate | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the verdict is `not_enough`. */
  readonly missing: readonly Missing[];
  /**
   * Partners and parents on the five-year route: the first day that GOV.UK names, 28 days before the months are
   * complete. `earliestApplicationDate` is the safe one, by the letter of the Rules. Null on other routes.
   */
  readonly practicalEarliestApplicationDate: CivilDate | null;
  /** The last day to apply: protection, the end of the permission. */
  readonly applyBy: CivilDate | null;
  /** The last day of eligibility, if a known journey ends it. */
  readonly eligibleUntil: CivilDate | null;
  /** The first day after `eligibleUntil` on which an application is valid again. */
  readonly eligibleAgainFrom: CivilDate | null;
  readonly questions: readonly OpenQuestion[];
  /** Null if no question is open. */
  readonly otherOutcome: OtherOutcome | null;
  readonly english: EnglishStatus | null;
  readonly lifeInUk: LifeInUkStatus | null;
}

export const discretionBands = [
  'meets',
  'discretion_expected',
  'discretion_conditional',
  'normally_refused',
] as const;
export type DiscretionBand = (typeof discretionBands)[number];
export const citizenshipVerdicts = ['eligible', 'not_yet', 'discretion', 'refused', 'not_enough'] as const;
export type CitizenshipVerdict = (typeof citizenshipVerdicts)[number];

/** Settlement lapses after an absence longer than this many years. 2000 Order art. 13. */
export interface SettlementLapse {
  readonly years: number;
  /** The first day of the absence. */
  readonly from: CivilDate;
  /** The last day to return. */
  readonly returnBy: CivilDate;
  /** Whether the absence was longer, so that settlement may have lapsed. */
  readonly mayHaveLapsed: boolean;
}

/** Becoming British by registration, if there is a way other than naturalisation. */
export interface RegistrationAnswer {
  readonly section: '4(2)';
  readonly verdict: CitizenshipVerdict;
  readonly firstGoodDate: CivilDate | null;
  readonly reasons: readonly Reason[];
}

export interface CitizenshipAnswer {
  readonly applicationDate: CivilDate;
  readonly qualifyingFrom: CivilDate;
  readonly finalYearFrom: CivilDate;
  readonly presentOnFirstDay: boolean;
  readonly totalDays: number;
  readonly totalLimit: number;
  readonly totalBand: DiscretionBand;
  readonly finalYearDays: number;
  readonly finalYearLimit: number;
  readonly finalYearBand: DiscretionBand;
  readonly settledLongEnough: boolean;
  readonly verdict: CitizenshipVerdict;
  readonly firstGoodDate: CivilDate | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the verdict is `not_enough`. */
  readonly missing: readonly Missing[];
  /** The longest absence since settlement that endangers it, or the current one; null if there is none. */
  readonly settlementLapse: SettlementLapse | null;
  readonly registration: RegistrationAnswer | null;
  readonly english: EnglishStatus;
  readonly lifeInUk: LifeInUkStatus;
  /** Whether the intention to live in the UK is required: section 6(1) only. */
  readonly intentionAsked: boolean;
}

/** A warning about the trips as given. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  /** Positions of the trips in the request. */
  readonly trips: readonly number[];
}

export interface AssessmentAnswer {
  readonly asOf: CivilDate;
  readonly counting: CountingMethod;
  readonly ruleSet: RuleSet;
  /** Whether a trip has no return date, so that it counts to the day before the assessment. */
  readonly incomplete: boolean;
  readonly warnings: readonly Warning[];
  readonly trips: readonly (AssessedTripDays & { readonly days: number })[];
  readonly totalDays: number;
  readonly busiestTwelveMonths: LimitedWindow | null;
  readonly settlement: SettlementAnswer | null;
  readonly citizenship: CitizenshipAnswer | null;
}

interface AssessedTripDays {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
}
