import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import { findRoute } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';

/** The recorded facts about a dependant; null if unknown. */
export interface DependantOnRecord {
  readonly firstName: string;
  readonly dateOfBirth: CivilDate;
  readonly relationship: 'spouse' | 'partner' | 'child' | 'dependent_parent' | 'other';
  readonly nationality: string;
  /** A visa type of the screens. */
  readonly currentVisaType: string | null;
  readonly visaStartDate: CivilDate | null;
  readonly visaExpiryDate: CivilDate | null;
  /** The first day of the unbroken visas of this type up to the current one. */
  readonly visaHeldSince: CivilDate | null;
  /** The day of a pending application to extend the visa; omitted or null without one. */
  readonly extensionAppliedOn?: CivilDate | null;
  readonly ukEntryDate: CivilDate | null;
  readonly bornInUk: boolean | null;
  readonly british: boolean | null;
  /** A child born in the UK: the status of the other parent. Omitted or null if unknown. */
  readonly otherParentStatus?: 'british' | 'settled' | 'neither' | 'not_sure' | null;
  /** The day from which that parent has had the status. */
  readonly otherParentSince?: CivilDate | null;
  readonly settledSince: CivilDate | null;
  /** `me`: they make the main person's journeys. */
  readonly travelsWith: 'me' | 'own' | null;
  readonly ownJourneys: readonly Trip[];
}

/** The owner of the record. */
export interface MainPerson {
  /** The name for sentences with another reader. If omitted, the sentences address the person. */
  readonly name?: string;
  readonly visaType: string | null;
  readonly british: boolean;
  readonly settled: boolean;
  readonly settledSince: CivilDate | null;
  /** Omitted if unknown. */
  readonly marriedToBritishCitizen?: boolean;
  readonly journeys: readonly Trip[];
}

export const isPartner = ({ relationship }: Pick<DependantOnRecord, 'relationship'>): boolean =>
  relationship === 'spouse' || relationship === 'partner';

/** Whether they are British, by answer or nationality; null if unknown. */
export const isBritish = ({
  british,
  nationality,
}: Pick<DependantOnRecord, 'british' | 'nationality'>): boolean | null =>
  british ?? (nationality === 'united_kingdom' ? true : null);

/** The visa type for settlement itself; the way to it has its own type, `eu_pre_settled`. */
const settledStatus = 'eu_settled_status';

/** Whether the visa type means settlement: settled status, or a right to live in the UK without permission. */
export function isSettledBy(visaType: string | null): boolean {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null) return false;
  return visaType === settledStatus || findRoute(route).settlementRule === 'not_needed';
}

/** The dependant's journeys; null if it is unknown whose journeys they make. */
export function listDependantJourneys(
  dependant: DependantOnRecord,
  main: MainPerson,
): readonly Trip[] | null {
  if (dependant.travelsWith === null) return null;
  return dependant.travelsWith === 'me' ? main.journeys : dependant.ownJourneys;
}
