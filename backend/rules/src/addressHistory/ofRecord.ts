import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { formOfRecord } from '../documentChecklist/ofRecord';
import type { ChecklistForm } from '../documentChecklist/question';
import { isSettled, findPlannedDay, type DaysOfRecord } from '../progress/plannedDay';
import type { RouteKey } from '../routes/routes';
import { addressForms, type AddressForm } from './question';
import { findRegistrationForm } from './ofChild';

/** The application for which addresses are needed. */
export interface AddressesAsked {
  /** Null if the record leads to no form. */
  readonly form: AddressForm | null;
  /** Null if unknown. */
  readonly on: CivilDate | null;
}

interface Applicant {
  /** Null if unknown. */
  readonly route: RouteKey | null;
  /** Empty if unknown. */
  readonly dateOfBirth: string;
  /** Null if unknown. */
  readonly bornInUk: boolean | null;
  readonly today: CivilDate;
}

/** The next application of the record, on the day planned in checklist and fees. */
export function findAddressQuestion(
  record: DaysOfRecord,
  { route, dateOfBirth, bornInUk, today }: Applicant,
): AddressesAsked {
  const on = findPlannedDay(record, today);
  const isSettledNow = isSettled(record);
  if (route === null && !isSettledNow) return { form: null, on };
  const day = on ?? today;
  const child =
    isSettledNow && isCivilDate(dateOfBirth)
      ? findRegistrationForm({ dateOfBirth, bornInUk, isSettled: true }, day)
      : null;
  return { form: child ?? findAddressForm(formOfRecord(record, route, dateOfBirth, day)), on };
}

/** The address form of a checklist form. A form without its own list asks no more than SET(O) does. */
const findAddressForm = (form: ChecklistForm): AddressForm =>
  addressForms.find((one) => one === form) ?? 'SET(O)';
