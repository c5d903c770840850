import type { CivilDate } from '../calendar/civilDate';
import { tripDays, type TripDays } from '../absences/recordedAbsences';
import type { CountingMethod } from '../absences/trip';
import type { RouteKey } from '../routes/routes';

/** Reasons for which CR 3.4 and CR 5.1 leave an absence uncounted, when it is proved. */
export const permittedReasons = [
  'crisis_overseas',
  'travel_disruption',
  'compelling_compassionate',
  'research',
  'family_life',
  'partner_on_crown_service',
  'accompanying_main_applicant',
  /** EU Settlement Scheme alone: one absence of up to twelve months. */
  'important_reason',
] as const;
export type PermittedReason = (typeof permittedReasons)[number];

/** Why a gap before a permission does not break the residence; `section_3c` counts as well, the others do not. */
export const gapExceptions = [
  'overstayer_exception',
  'entry_clearance_in_time',
  'exceptional_assurance',
  'section_3c',
] as const;
export type GapException = (typeof gapExceptions)[number];

/** An answer that can be left open: then both outcomes are shown. */
export const openAnswers = ['yes', 'no', 'not_sure'] as const;
export type OpenAnswer = (typeof openAnswers)[number];

/**
 * A journey spent in Jersey, Guernsey or the Isle of Man from the first day to the last. For citizenship they are the
 * UK (BNA 1981 s.50). For settlement only time lived there with permission on an equivalent route is (CR 3.5).
 */
export const crownDependencyStays = ['visited', 'lived_there'] as const;
export type CrownDependencyStay = (typeof crownDependencyStays)[number];

/** Who endorsed a person on Global Talent, which decides between three years and five. */
export const endorsements = [
  'science_body',
  'prize',
  'exceptional_talent',
  'exceptional_promise',
  'not_sure',
] as const;
export type Endorsement = (typeof endorsements)[number];

/** How old a person was at the first grant for private life; `half_of_life`: from 18 to 24, with half of their life in the UK. */
export const firstGrants = ['child', 'half_of_life', 'adult', 'not_sure'] as const;
export type FirstGrantedAs = (typeof firstGrants)[number];

/** Levels of English that somebody can show; `exempt` where a long-term condition or a nationality excuses. */
export const englishHeld = ['none', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'exempt'] as const;
export type EnglishHeld = (typeof englishHeld)[number];

/** Which right to stay without a time limit somebody has. */
export const settlementKinds = [
  'ilr',
  'eu_settled_status',
  'eu_settled_status_swiss',
  'irish',
  'right_of_abode',
] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** A stay outside the UK, the return unknown as long as somebody is away. */
export interface AssessedTrip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
  /** Said by the person; it has to be proved with the application. */
  readonly permittedReason?: PermittedReason;
  readonly crownDependency?: CrownDependencyStay;
  /** The person has not come back: `returnDate` is only the day up to which the days are counted. */
  readonly stillAway?: true;
}

/** A trip read once: its days, and what was said about it. */
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
  /** What excuses the days between the permission before and this one. */
  readonly gapBefore?: GapException;
  /** What kind of permission it was, where that is known; without it, one of the route asked about. */
  readonly route?: RouteKey;
  /** The day of the application for it. */
  readonly appliedOn?: CivilDate;
  /** Whether that was before the permission before it ended; read where `appliedOn` is not given. */
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
  /** Private life; read where the date of birth does not decide. */
  readonly firstGrantedAs?: FirstGrantedAs;
  /** HM Armed Forces: the day of discharge, past or planned. */
  readonly dischargedOn?: CivilDate;
  /** HM Armed Forces: whether it is a medical discharge because of service. */
  readonly medicalDischarge?: OpenAnswer;
  /** The ten-year family route: whether the person came to the UK without permission. Time on other routes then does not count. */
  readonly arrivedWithoutPermission?: OpenAnswer;
  /** The day of an application for settlement that is not decided yet. */
  readonly awaitingDecisionSince?: CivilDate;
  /** The day of an application to extend the permission that is not decided yet. */
  readonly extensionAppliedOn?: CivilDate;
}

export interface CitizenshipRequest {
  readonly applicationDate?: CivilDate;
  readonly settledSince?: CivilDate;
  readonly spouseOfBritishCitizen: boolean;
  /** Default `ilr`. Irish citizens and people with the right of abode need no day of settlement. */
  readonly settledAs?: SettlementKind;
  /** Whether the person came to the UK without permission: citizenship is then normally refused. */
  readonly arrivedWithoutPermission?: OpenAnswer;
  /** A British National (Overseas) can register under section 4(2), without English, test and intention. */
  readonly britishNationalOverseas?: boolean;
}

/** What is asked of a person beside time: English and the Life in the UK test, and who need not show them. */
export interface AssessedPerson {
  readonly dateOfBirth?: CivilDate;
  /** Left out where it is not known: then it stands beside the date as still to show. */
  readonly englishLevel?: EnglishHeld;
  readonly lifeInUkPassed?: boolean;
}

/** What is asked of a record, whichever way days away are counted. */
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
