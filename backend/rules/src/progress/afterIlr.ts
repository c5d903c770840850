import { citizenshipByTime, settledLongEnough } from '../calculators/citizenship/citizenshipRules';
import type { CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import { grantSupposedOn, plannedDayOf, type DaysOfRecord, type PlannedDay } from './plannedDay';

/** As much of a record as the days after its ILR hang on. */
export interface DaysBeforeIlr extends DaysOfRecord {
  readonly ilr: DaysOfRecord['ilr'] & {
    readonly ilrEligibilityDate: CivilDate | null;
    readonly homeOffice: { readonly ilrEligibilityDate: CivilDate | null } | null;
  };
  readonly citizenship: DaysOfRecord['citizenship'] & {
    readonly ukEntryDate: CivilDate | null;
    readonly spouseOfBritishCitizen: boolean;
  };
}

/** The day on which ILR is taken to be granted to whoever applies on one of the two planned days. */
export function grantAfter(record: DaysBeforeIlr, settles: CivilDate, today: CivilDate): CivilDate {
  const { ilr } = record;
  const byThatCount = settles === plannedDayOf(record, today).earlier ? ilr.homeOffice : ilr;
  return grantSupposedOn(settles, byThatCount?.ilrEligibilityDate ?? null, ilr.visaType);
}

/**
 * The first day on which time lets somebody naturalise who has no ILR yet and applies for it on that day. Where the record
 * does not say since when they are here, the months of settlement decide alone.
 */
export function citizenshipAfterIlr(record: DaysBeforeIlr, settles: CivilDate, today: CivilDate): CivilDate {
  return citizenshipAfterGrant(record.citizenship, grantAfter(record, settles, today));
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

/** For which day an application for citizenship is planned that comes after ILR. */
export function plannedAfterIlr(record: DaysBeforeIlr, today: CivilDate): PlannedDay {
  const settles = plannedDayOf(record, today);
  const after = (day: CivilDate | null) => (day === null ? null : citizenshipAfterIlr(record, day, today));
  const [first, earlier] = [after(settles.first), after(settles.earlier)];
  const isEarlier = first !== null && earlier !== null && earlier < first;
  return { first, earlier: isEarlier ? earlier : null, counts: null };
}
