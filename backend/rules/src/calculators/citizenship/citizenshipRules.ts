import type { SettlementKind } from '../../assessment/request';
import { addDays, addYears, type CivilDate } from '../../calendar/civilDate';
import { fiveYearLimit, threeYearLimit, type AbsenceLimitOnDay } from '../../parameters/absenceLimits';
import type { LawOnDay } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import type { CitizenshipForm } from './citizenshipForm';

/** Years with settlement before the application, section 6(1); the spouse of a British citizen needs none, 6(2). */
export const yearsOfSettlement = { spouse: 0, others: 1, source: sources.nationalityAct } as const;

/** The limit of days away in the whole period. */
export function periodLimit(spouse: boolean, { threeYears, fiveYears }: LawOnDay): AbsenceLimitOnDay {
  return spouse ? threeYears : fiveYears;
}

/** The years of residence: 5, or 3 for the spouse of a British citizen. */
export function yearsOf(spouse: boolean): number {
  return (spouse ? threeYearLimit : fiveYearLimit).years;
}

/** The day on which the years of settlement are complete. */
export function settledLongEnough(settlement: CivilDate, spouse: boolean): CivilDate {
  return addYears(settlement, spouse ? yearsOfSettlement.spouse : yearsOfSettlement.others);
}

/** The first day of the years that end with an application. BNA 1981, Schedule 1. */
export function firstDayOfYears(application: CivilDate, years: number): CivilDate {
  return addDays(addYears(application, -years), 1);
}

/** The earliest application whose years begin on the day of entry or later: on it the person was in the UK. */
export function residentLongEnough(entry: CivilDate, years: number): CivilDate {
  let application = addYears(addDays(entry, -1), years);
  while (firstDayOfYears(application, years) < entry) application = addDays(application, 1);
  return application;
}

/** The first day, today or later, on which registration asks for no more time: five years here, twelve months settled. */
export function timeAllowsRegistrationFrom(
  form: Pick<CitizenshipForm, 'settlementDate' | 'ukEntryDate'>,
  today: CivilDate,
): CivilDate {
  const { settlementDate, ukEntryDate } = form;
  const resident = residentLongEnough(ukEntryDate, fiveYearLimit.years);
  const settled = settlementDate === undefined ? today : settledLongEnough(settlementDate, false);
  return [today, resident, settled].reduce((latest, day) => (day > latest ? day : latest));
}

/** Which right to stay a status type of the form is: whatever is not named here is ILR. */
export function kindOfStatus(statusType: string): SettlementKind {
  return kinds.get(statusType) ?? 'ilr';
}

const kinds: ReadonlyMap<string, SettlementKind> = new Map([
  ['euss', 'eu_settled_status'],
  ['euss_swiss', 'eu_settled_status_swiss'],
  ['irish', 'irish'],
  ['right_of_abode', 'right_of_abode'],
]);
