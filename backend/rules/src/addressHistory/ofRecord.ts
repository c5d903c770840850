import type { CivilDate } from '../calendar/civilDate';
import { formOfRecord } from '../documentChecklist/ofRecord';
import type { ChecklistForm } from '../documentChecklist/question';
import { isSettled, plannedDayOf, type DaysOfRecord } from '../progress/plannedDay';
import type { RouteKey } from '../routes/routes';
import { addressForms, type AddressForm } from './forms';

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
  readonly today: CivilDate;
}

/** The next application of the record, on the day for which checklist and fees plan it. */
export function addressesAskedOf(
  record: DaysOfRecord,
  { route, dateOfBirth, today }: WhoApplies,
): AddressesAsked {
  const on = plannedDayOf(record, today).first;
  if (route === null && !isSettled(record)) return { form: null, on };
  return { form: addressFormOf(formOfRecord(record, route, dateOfBirth, on ?? today)), on };
}

/** The form as the addresses know it. What has no list of its own asks no more than SET(O) does. */
const addressFormOf = (form: ChecklistForm): AddressForm =>
  addressForms.find((one) => one === form) ?? (form === 'MN1' ? 'AN' : 'SET(O)');
