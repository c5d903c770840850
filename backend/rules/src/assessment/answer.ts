import type { CountingMethod } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/datedValue';
import type { RuleSet } from '../parameters/ruleSet';
import type { RouteKey } from '../routes/routes';

/** Whether a reason speaks against the answer, is met, or is for the person to know or to look up. */
export type Standing = 'against' | 'met' | 'to_know';

/** Something the answer rests on: a sentence for people, with its numbers, days and source. */
export interface Reason {
  readonly code: string;
  readonly message: string;
  readonly days?: number;
  readonly limit?: number;
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly source: Source;
  readonly standing?: Standing;
}

/** A stretch of time and the days away in it, against a limit; exactly the limit is fine. */
export interface LimitedWindow {
  readonly days: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly limit: number;
  readonly exceeded: boolean;
}

export type SettlementVerdict = 'eligible' | 'not_yet' | 'over_limit' | 'no_route';

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
}

export type DiscretionBand = 'meets' | 'discretion_expected' | 'discretion_conditional' | 'normally_refused';
export type CitizenshipVerdict = 'eligible' | 'not_yet' | 'discretion' | 'refused';

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
