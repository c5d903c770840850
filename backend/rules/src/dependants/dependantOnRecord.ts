import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import { routeOf } from '../routes/routes';
import { routeOfVisaType } from '../routes/visaTypes';

/** What the record knows of a dependant; null where nobody has said. */
export interface DependantOnRecord {
  readonly firstName: string;
  readonly dateOfBirth: CivilDate;
  readonly relationship: 'spouse' | 'partner' | 'child' | 'dependent_parent' | 'other';
  readonly nationality: string;
  /** A visa type of the screens. */
  readonly currentVisaType: string | null;
  readonly visaStartDate: CivilDate | null;
  readonly visaExpiryDate: CivilDate | null;
  /** The first day of the visas of this kind that led to the one of now without a gap. */
  readonly visaHeldSince: CivilDate | null;
  /** The day of an application to extend the visa that is not decided yet; left out or null without one. */
  readonly extensionAppliedOn?: CivilDate | null;
  readonly ukEntryDate: CivilDate | null;
  readonly bornInUk: boolean | null;
  readonly british: boolean | null;
  /** A child born in the UK: the parent who is not the person. Left out or null if nobody has said. */
  readonly otherParentStatus?: 'british' | 'settled' | 'neither' | 'not_sure' | null;
  /** Since when that parent has been so. */
  readonly otherParentSince?: CivilDate | null;
  readonly settledSince: CivilDate | null;
  /** `me`: the journeys of the main person are theirs as well. */
  readonly travelsWith: 'me' | 'own' | null;
  readonly ownJourneys: readonly Trip[];
}

/** The person whose record it is. */
export interface MainPerson {
  /** For sentences that somebody else reads: their name. Left out, the sentences speak to them. */
  readonly name?: string;
  readonly visaType: string | null;
  readonly british: boolean;
  readonly settled: boolean;
  readonly settledSince: CivilDate | null;
  /** Left out if it is not known. */
  readonly marriedToBritishCitizen?: boolean;
  readonly journeys: readonly Trip[];
}

export const isPartner = ({ relationship }: Pick<DependantOnRecord, 'relationship'>): boolean =>
  relationship === 'spouse' || relationship === 'partner';

/** True for who is British by what was said or by their nationality; null where neither tells. */
export const isBritish = ({
  british,
  nationality,
}: Pick<DependantOnRecord, 'british' | 'nationality'>): boolean | null =>
  british ?? (nationality === 'united_kingdom' ? true : null);

/** The visa type of the screens that is settlement itself: the way to it has a type of its own, `eu_pre_settled`. */
const settledStatus = 'eu_settled_status';

/** Whether somebody is settled by what they hold: settled status, or a right to live here that needs no permission. */
export function isSettledBy(visaType: string | null): boolean {
  const route = visaType === null ? null : routeOfVisaType(visaType);
  if (route === null) return false;
  return visaType === settledStatus || routeOf(route).settlementRule === 'not_needed';
}

/** The journeys that a dependant makes; null where nobody has said whose they are. */
export function journeysOf(dependant: DependantOnRecord, main: MainPerson): readonly Trip[] | null {
  if (dependant.travelsWith === null) return null;
  return dependant.travelsWith === 'me' ? main.journeys : dependant.ownJourneys;
}
