import type { CivilDate } from '../calendar/civilDate';
import { tripDays, type TripDays } from '../absences/recordedAbsences';
import type { CountingMethod } from '../absences/trip';
import type { RouteKey } from '../routes/routes';

/** Reasons for which CR 3.4 and CR 5.1 leave an absence uncounted, if proved. */
export const permittedReasons = [
  'crisis_overseas',
  'travel_disruption',
  'compelling_compassionate',
  'research',
  'family_life',
  'partner_on_crown_service',
  'accompanying_main_applicant',
  /** EU Settlement Scheme only: one absence of up to twelve months. */
  'important_reason',
] as const;
export type PermittedReason = (typeof permittedReasons)[number];

/** Why a gap before a permission does not break residence. Only the days of `section_3c` count. */
export const gapExceptions = [
  'overstayer_exception',
  'entry_clearance_in_time',
  'exceptional_assurance',
  'section_3c',
] as const;
export type GapException = (typeof gapExceptions)[number];

/** An answer that can stay open; both outcomes are then shown. */
export const openAnswers = ['yes', 'no', 'not_sure'] as const;
export type OpenAnswer = (typeof openAnswers)[number];

/**
 * A journey spent entirely in Jersey, Guernsey or the Isle of Man. For citizenship they belong to the UK (BNA 1981
 * s.50). For settlement only time lived there with permission on an equivalent route counts (CR 3.5).
 */
export const crownDependencyStays = ['visited', 'lived_there'] as const;
export type CrownDependencyStay = (typeof crownDependencyStays)[number];

/** The endorsement on Global Talent, which decides between three years and five. */
export const endorsements = [
  'science_body',
  'prize',
  'exceptional_talent',
  'exceptional_promise',
  'not_sure',
] as const;
export type Endorsement = (typeof endorsements)[number];

/** The age at the first grant for private life. `half_of_life`: from 18 to 24, with half of their life in the UK. */
export const firstGrants = ['child', 'half_of_life', 'adult', 'not_sure'] as const;
export type FirstGrantedAs = (typeof firstGrants)[number];

/** Levels of English that a person can prove; `exempt` for a long-term condition or a nationality. */
export const englishHeld = ['none', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'exempt'] as const;
export type EnglishHeld = (typeof englishHeld)[number];

/** The kind of right to stay without a time limit. */
export const settlementKinds = [
  'ilr',
  'eu_settled_status',
  'eu_settled_status_swiss',
  'irish',
  'right_of_abode',
] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** A journey outside the UK. The return is unknown while the person is away. */
export interface AssessedTrip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
  /** Stated by the person; it must be proved with the application. */
  readonly permittedReason?: PermittedReason;
  readonly crownDependency?: CrownDependencyStay;
  /** The person has not returned: `returnDate` is only the day up to which days are counted. */
  readonly stillAway?: true;
}

/** A journey with its days and the person's statements parsed. */
export interface DatedTrip extends TripDays {
  readonly permittedReason: PermittedReason | null;
  readonly crownDependency: CrownDependencyStay | null;
  readonly stillAway: boolean;
}

/** Reads the dates of a trip. @throws RangeError for a day that does not exist */
export function datedTrip(trip: AssessedTrip): DatedTrip {
  const { departure, arrival } = tripDays(trip);
  return {
    departure,
    arrival,
    permittedReason: trip.permittedReason ?? null,
    crownDependency: trip.crownDependency ?? null,
    stillAway: trip.returnDate === null || trip.stillAway === true,
  };
}

/** A permission to stay: its first and last day. */
export interface Permission {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The day of the decision, when it is not the first day. */
  readonly grantedOn?: CivilDate;
  /** What excuses the days between the previous permission and this one. */
  readonly gapBefore?: GapException;
  /** The kind of permission; if omitted, the route in question. */
  readonly route?: RouteKey;
  /** The day of the application for it. */
  readonly appliedOn?: CivilDate;
  /** Whether the application was made before the previous permission ended; used if `appliedOn` is not given. */
  readonly appliedInTime?: OpenAnswer;
}

export interface SettlementRequest {
  readonly route: RouteKey;
  readonly grantDate: CivilDate;
  readonly entryDate?: CivilDate;
  readonly permissions?: readonly Permission[];
  readonly qualifyingYears?: number;
  /** Protection: the day of the claim. Claims since 2 March 2026 are granted for 30 months at a time. */
  readonly claimedOn?: CivilDate;
  /** Global Talent. */
  readonly endorsedBy?: Endorsement;
  /** Private life; used if the date of birth does not decide. */
  readonly firstGrantedAs?: FirstGrantedAs;
  /** HM Armed Forces: the day of discharge, past or planned. */
  readonly dischargedOn?: CivilDate;
  /** HM Armed Forces: whether it is a medical discharge because of service. */
  readonly medicalDischarge?: OpenAnswer;
  /**
   * The ten-year family route: whether the person came to the UK without permission. If so, time on other routes does
   * not count.
   */
  readonly arrivedWithoutPermission?: OpenAnswer;
  /** The day of a pending application for settlement. */
  readonly awaitingDecisionSince?: CivilDate;
  /** The day of a pending application to extend the permission. */
  readonly extensionAppliedOn?: CivilDate;
}

export interface CitizenshipRequest {
  readonly applicationDate?: CivilDate;
  readonly settledSince?: CivilDate;
  readonly spouseOfBritishCitizen: boolean;
  /** Default `ilr`. Irish citizens and people with the right of abode need no settlement date. */
  readonly settledAs?: SettlementKind;
  /** Whether the person came to the UK without permission: citizenship is then normally refused. */
  readonly arrivedWithoutPermission?: OpenAnswer;
  /** A British National (Overseas) can register under section 4(2), without English, test and intention. */
  readonly britishNationalOverseas?: boolean;
}

/** What a person must show other than time: English and the Life in the UK test, and who is exempt. */
export interface AssessedPerson {
  readonly dateOfBirth?: CivilDate;
  /** Omitted if unknown: the answer then lists it as still to show. */
  readonly englishLevel?: EnglishHeld;
  readonly lifeInUkPassed?: boolean;
}

/** The question about a record, independent of the counting method. */
export interface AssessmentQuestion {
  readonly asOf: CivilDate;
  readonly trips: readonly AssessedTrip[];
  readonly settlement?: SettlementRequest;
  readonly citizenship?: CitizenshipRequest;
  readonly person?: AssessedPerson;
}

export interface AssessmentRequest extends AssessmentQuestion {
  readonly counting: CountingMethod;
}
