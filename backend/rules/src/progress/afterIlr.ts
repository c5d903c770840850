import { citizenshipByTime, settledLongEnough } from '../calculators/citizenship/citizenshipRules';
import type { CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import { grantSupposedOn, plannedDayOf, type DaysOfRecord } from './plannedDay';

/** As much of a record as the days after its ILR hang on. */
export interface DaysBeforeIlr extends DaysOfRecord {
  readonly ilr: DaysOfRecord['ilr'] & {
    readonly ilrEligibilityDate: CivilDate | null;
    /** The day of an application that has no decision. */
    readonly awaitingDecisionSince?: CivilDate | null;
    /** The day of the grant, where the list of applications has one that the profile does not have yet. */
    readonly grantedInList?: CivilDate | null;
  };
  readonly citizenship: DaysOfRecord['citizenship'] & {
    readonly ukEntryDate: CivilDate | null;
    readonly spouseOfBritishCitizen: boolean;
  };
}

/**
 * The day on which ILR is taken to be granted: that of an application that waits, or of one that is made on the planned day.
 * @param settles the planned day, which is not before today
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
 * The first day on which time lets somebody naturalise who has no ILR yet. Where the record does not say since when they are
 * here, the months of settlement decide alone.
 */
export const citizenshipAfterIlr = (record: DaysBeforeIlr, settles: CivilDate, today: CivilDate): CivilDate =>
  citizenshipAfterGrant(record.citizenship, grantOfRecord(record, settles, today));

/** The same for whoever knows the day of the grant. */
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

/** For which day an application for citizenship is planned that comes after ILR; null where no day is known. */
export function plannedAfterIlr(record: DaysBeforeIlr, today: CivilDate): CivilDate | null {
  const settles = plannedDayOf(record, today);
  return settles === null ? null : citizenshipAfterIlr(record, settles, today);
}
