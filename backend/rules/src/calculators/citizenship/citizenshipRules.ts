import type { SettlementKind } from '../../assessment/request';
import { addDays, addMonths, addYears, type CivilDate } from '../../calendar/civilDate';
import { type AbsenceLimitOnDay, absenceLimits } from '../../parameters/absenceLimits';
import { lawOn, type LawOnDay } from '../../parameters/law';
import type { CitizenshipForm } from './citizenshipForm';

/** Months with settlement before the application, section 6(1); the spouse of a British citizen needs none, 6(2). */
export const monthsOfSettlement = (spouse: boolean, { naturalisation }: LawOnDay): number =>
  spouse ? 0 : naturalisation.monthsSettled;

/** The limit of days away in the whole period. */
export function periodLimit(spouse: boolean, { threeYears, fiveYears }: LawOnDay): AbsenceLimitOnDay {
  return spouse ? threeYears : fiveYears;
}

/** The years of residence: 5, or 3 for the spouse of a British citizen. */
export function residenceYears(spouse: boolean): number {
  return (spouse ? absenceLimits.threeYears : absenceLimits.fiveYears).years;
}

/** The day on which the months of settlement are complete. */
export function settledLongEnough(settlement: CivilDate, spouse: boolean, law: LawOnDay): CivilDate {
  return addMonths(settlement, monthsOfSettlement(spouse, law));
}

/**
 * The first day that time allows if settlement is held from a given day. It is for plans, so absences are ignored.
 * @param entry the first day in the UK
 */
export function citizenshipByTime(settlement: CivilDate, entry: CivilDate, spouse: boolean): CivilDate {
  const settled = settledLongEnough(settlement, spouse, lawOn(settlement));
  const resident = residentLongEnough(entry, residenceYears(spouse));
  return settled > resident ? settled : resident;
}

/** The first day of the years that end with an application. BNA 1981, Schedule 1. */
export function firstDayOfYears(application: CivilDate, years: number): CivilDate {
  return addDays(addYears(application, -years), 1);
}

/**
 * The earliest application whose years begin on the day of entry or later, so that the person was in the UK on their
 * first day.
 */
export function residentLongEnough(entry: CivilDate, years: number): CivilDate {
  let application = addYears(addDays(entry, -1), years);
  while (firstDayOfYears(application, years) < entry) application = addDays(application, 1);
  return application;
}

/** The first day, today or later, on which registration needs no more time: years in the UK, and months settled. */
export function timeAllowsRegistrationFrom(
  form: Pick<CitizenshipForm, 'settlementDate' | 'ukEntryDate'>,
  today: CivilDate,
  law: LawOnDay,
): CivilDate {
  const { settlementDate, ukEntryDate } = form;
  const resident = residentLongEnough(ukEntryDate, law.fiveYears.years);
  const settled = settlementDate === undefined ? today : settledLongEnough(settlementDate, false, law);
  return [today, resident, settled].reduce((latest, day) => (day > latest ? day : latest));
}

/** The right to stay of the form's status type. Unlisted types are ILR. */
export function kindOfStatus(statusType: string): SettlementKind {
  return kinds.get(statusType) ?? 'ilr';
}

const kinds: ReadonlyMap<string, SettlementKind> = new Map([
  ['euss', 'eu_settled_status'],
  ['euss_swiss', 'eu_settled_status_swiss'],
  ['irish', 'irish'],
  ['right_of_abode', 'right_of_abode'],
]);
