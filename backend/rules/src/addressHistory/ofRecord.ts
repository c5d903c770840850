import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { formOfRecord } from '../documentChecklist/ofRecord';
import type { ChecklistForm } from '../documentChecklist/question';
import { isSettled, plannedDayOf, type DaysOfRecord } from '../progress/plannedDay';
import type { RouteKey } from '../routes/routes';
import { addressForms, type AddressForm } from './question';
import { registrationFormOf } from './ofChild';

/** For what addresses are asked about. */
export interface AddressesAsked {
  /** Null where the record leads to none. */
  readonly form: AddressForm | null;
  /** Null where no day is known. */
  readonly on: CivilDate | null;
}

interface WhoApplies {
  /** Null where the record does not know it. */
  readonly route: RouteKey | null;
  /** Empty where the record does not know it. */
  readonly dateOfBirth: string;
  /** Null where the record does not know it. */
  readonly bornInUk: boolean | null;
  readonly today: CivilDate;
}

/** The next application of the record, on the day for which checklist and fees plan it. */
export function addressesAskedOf(
  record: DaysOfRecord,
  { route, dateOfBirth, bornInUk, today }: WhoApplies,
): AddressesAsked {
  const on = plannedDayOf(record, today);
  const isSettledNow = isSettled(record);
  if (route === null && !isSettledNow) return { form: null, on };
  const day = on ?? today;
  const child =
    isSettledNow && isCivilDate(dateOfBirth)
      ? registrationFormOf({ dateOfBirth, bornInUk, isSettled: true }, day)
      : null;
  return { form: child ?? addressFormOf(formOfRecord(record, route, dateOfBirth, day)), on };
}

/** The form as the addresses know it. What has no list of its own asks no more than SET(O) does. */
const addressFormOf = (form: ChecklistForm): AddressForm =>
  addressForms.find((one) => one === form) ?? 'SET(O)';
