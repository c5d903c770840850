import { citizenshipByTime, settledLongEnough } from '../calculators/citizenship/citizenshipRules';
import type { CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import { grantSupposedOn, plannedDayOf, type DaysOfRecord } from './plannedDay';

/** As much of a record as the days after its ILR hang on. */
export interface DaysBeforeIlr extends DaysOfRecord {
  readonly ilr: DaysOfRecord['ilr'] & {
    readonly ilrEligibilityDate: CivilDate | null;
  };
  readonly citizenship: DaysOfRecord['citizenship'] & {
    readonly ukEntryDate: CivilDate | null;
    readonly spouseOfBritishCitizen: boolean;
  };
}

/**
 * The first day on which time lets somebody naturalise who has no ILR yet and applies for it on that day. Where the record
 * does not say since when they are here, the months of settlement decide alone.
 */
export function citizenshipAfterIlr({ ilr, citizenship }: DaysBeforeIlr, settles: CivilDate): CivilDate {
  return citizenshipAfterGrant(citizenship, grantSupposedOn(settles, ilr.ilrEligibilityDate, ilr.visaType));
}

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
  return settles === null ? null : citizenshipAfterIlr(record, settles);
}
