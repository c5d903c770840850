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

/** A stay outside the UK, the return unknown as long as somebody is away. */
export interface AssessedTrip {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate | null;
  /** Said by the person; it has to be proved with the application. */
  readonly permittedReason?: PermittedReason;
}

/** A trip read once: its days, and what was said about it. */
export interface DatedTrip extends TripDays {
  readonly permittedReason: PermittedReason | null;
}

/** Reads the dates of a trip. @throws RangeError for a day that does not exist */
export function datedTrip(trip: AssessedTrip): DatedTrip {
  return { ...tripDays(trip), permittedReason: trip.permittedReason ?? null };
}

/** A permission to stay: its first and last day. */
export interface Permission {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The day of the decision, when it is not the first day. */
  readonly grantedOn?: CivilDate;
  /** What excuses the days between the permission before and this one. */
  readonly gapBefore?: GapException;
}

export interface SettlementRequest {
  readonly route: RouteKey;
  readonly grantDate: CivilDate;
  readonly entryDate?: CivilDate;
  readonly permissions?: readonly Permission[];
  readonly qualifyingYears?: number;
}

export interface CitizenshipRequest {
  readonly applicationDate?: CivilDate;
  readonly settledSince?: CivilDate;
  readonly spouseOfBritishCitizen: boolean;
}

/** What is asked of a record, whichever way days away are counted. */
export interface AssessmentQuestion {
  readonly asOf: CivilDate;
  readonly trips: readonly AssessedTrip[];
  readonly settlement?: SettlementRequest;
  readonly citizenship?: CitizenshipRequest;
}

export interface AssessmentRequest extends AssessmentQuestion {
  readonly counting: CountingMethod;
}
