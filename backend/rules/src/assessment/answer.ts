import type { CountingMethod } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';
import type { RuleSet } from '../parameters/ruleSet';
import type { EnglishLevel } from '../parameters/englishLevels';
import type { RouteKey } from '../routes/routes';
import type { Reason } from './reason';
import type { EnglishHeld } from './request';

/** A stretch of time and the days away in it, against a limit; exactly the limit is fine. */
export interface LimitedWindow {
  readonly days: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly limit: number;
  readonly exceeded: boolean;
}

/**
 * `not_enough`: what was given does not cover the qualifying period, or the rule is not known; `missing` says what is
 * missing, and no date is named.
 */
export const settlementVerdicts = ['eligible', 'not_yet', 'over_limit', 'no_route', 'not_enough'] as const;
export type SettlementVerdict = (typeof settlementVerdicts)[number];

/** Something that has to be known before anything can be said. */
export interface Missing {
  readonly code: string;
  readonly message: string;
  /** The field of the request that would hold it, where there is one. */
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

/** A question whose answer changes the outcome, and has not been given or was "not sure". */
export interface OpenQuestion {
  readonly code: (typeof openQuestionCodes)[number];
  /** The question, for people. */
  readonly message: string;
  /** Why it is asked. */
  readonly why: string;
  /** Position of the permission or trip in the request that it is about. */
  readonly permission?: number;
  readonly trip?: number;
  /** The days that it is about. */
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly source: Source;
}

/** How the answer comes out when each open question is answered the other way than the answer itself takes them. */
export interface OtherOutcome {
  /** What is supposed here: "if you applied in time". */
  readonly supposing: string;
  /** What the answer itself supposes: "if you did not". */
  readonly otherwise: string;
  readonly verdict: SettlementVerdict;
  readonly periodStart: CivilDate;
  readonly earliestApplicationDate: CivilDate | null;
  readonly literalEarliestApplicationDate: CivilDate | null;
  readonly firstCompliantCountingDate: CivilDate | null;
}

/** The level of English asked for on the day of application, and how it stands with the level held. */
export interface EnglishStatus {
  /** `route`: met when the visa was granted. */
  readonly asked: EnglishLevel;
  readonly on: CivilDate;
  readonly held: EnglishHeld | null;
  /** Null as long as the level held is not known. */
  readonly met: boolean | null;
  /** Why it is not asked of this person. */
  readonly exempt: 'age' | 'held_exempt' | null;
  /** False where the source of the level is not certain. */
  readonly confirmed: boolean;
  readonly source: Source;
}

/** The Life in the UK test on the day of application. */
export interface LifeInUkStatus {
  readonly asked: boolean;
  /** Null as long as nobody said. */
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
  /** Eligible, and a journey given brings that to an end: the last day on which it holds. */
  readonly eligibleUntil: CivilDate | null;
  /** The first day after `eligibleUntil` on which an application is good again. */
  readonly eligibleAgainFrom: CivilDate | null;
  readonly questions: readonly OpenQuestion[];
  /** Null where no question is open. */
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

/** Settlement lapses when somebody stays outside the UK for longer than so many years at a time. 2000 Order art. 13. */
export interface SettlementLapse {
  readonly years: number;
  /** The first day of the absence. */
  readonly from: CivilDate;
  /** The last day to come back on. */
  readonly returnBy: CivilDate;
  /** True when the absence was longer: settlement may have lapsed. */
  readonly mayHaveLapsed: boolean;
}

/** Becoming British by registration, where naturalisation is not the only way. */
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
  /** The longest absence since settlement that endangers it, or the one going on; null where there is none. */
  readonly settlementLapse: SettlementLapse | null;
  readonly registration: RegistrationAnswer | null;
  readonly english: EnglishStatus;
  readonly lifeInUk: LifeInUkStatus;
  /** Whether meaning to go on living in the UK is asked: section 6(1) alone. */
  readonly intentionAsked: boolean;
}

/** Something to know about the trips as they were given. */
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
  /** True when a trip has no return date, and is counted to the day before the assessment. */
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
