import { citizenshipByTime, settledLongEnough } from '../calculators/citizenship/citizenshipRules';
import type { CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import { grantSupposedOn, findPlannedDay, type DaysOfRecord } from './plannedDay';

/** The part of a record that decides the days after ILR. */
export interface DaysBeforeIlr extends DaysOfRecord {
  readonly ilr: DaysOfRecord['ilr'] & {
    readonly ilrEligibilityDate: CivilDate | null;
    /** The day of a pending application. */
    readonly awaitingDecisionSince?: CivilDate | null;
    /** The day of the grant in the list of applications, if the profile does not have it yet. */
    readonly grantedInList?: CivilDate | null;
  };
  readonly citizenship: DaysOfRecord['citizenship'] & {
    readonly ukEntryDate: CivilDate | null;
    readonly spouseOfBritishCitizen: boolean;
  };
}

/**
 * The day on which ILR is assumed to be granted, for a pending application or one made on the planned day.
 * @param settles the planned day, today or later
 */
export function grantOfRecord(
  { ilr }: Pick<DaysBeforeIlr, 'ilr'>,
  settles: CivilDate,
  today: CivilDate,
): CivilDate {
  const { awaitingDecisionSince, grantedInList, ilrEligibilityDate, visaType } = ilr;
  if (grantedInList) return grantedInList;
  const granted = grantSupposedOn(awaitingDecisionSince ?? settles, ilrEligibilityDate, visaType);
  return granted < today ? today : granted;
}

/**
 * The first day on which time allows naturalisation for a person without ILR. If the first day in the UK is unknown,
 * only the months of settlement decide.
 */
export const citizenshipAfterIlr = (record: DaysBeforeIlr, settles: CivilDate, today: CivilDate): CivilDate =>
  citizenshipAfterGrant(record.citizenship, grantOfRecord(record, settles, today));

/** As above, with a known day of the grant. */
export function citizenshipAfterGrant(
  {
    ukEntryDate,
    spouseOfBritishCitizen: spouse,
  }: Pick<DaysBeforeIlr['citizenship'], 'ukEntryDate' | 'spouseOfBritishCitizen'>,
  granted: CivilDate,
): CivilDate {
  return ukEntryDate === null
    ? settledLongEnough(granted, spouse, lawOn(granted))
    : citizenshipByTime(granted, ukEntryDate, spouse);
}

/** The planned day of a citizenship application after ILR; null if unknown. */
export function plannedAfterIlr(record: DaysBeforeIlr, today: CivilDate): CivilDate | null {
  const settles = findPlannedDay(record, today);
  return settles === null ? null : citizenshipAfterIlr(record, settles, today);
}
