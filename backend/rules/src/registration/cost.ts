import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { hasLaterFees } from '../parameters/laterFees';
import { feeOn } from '../parameters/feeTable';
import { lawOn, type Law } from '../parameters/law';
import type { RegistrationCost } from './answer';

/** The cost of registration on a day: that day's fee, without a ceremony. Null for adults, who pay another fee. */
export function costOn(
  dateOfBirth: CivilDate,
  on: CivilDate,
  rows: Law | undefined,
): RegistrationCost | null {
  const { registration, fees } = lawOn(on, rows);
  if (ageOn(dateOfBirth, on) >= registration.beforeAge) return null;
  const { value: amount, from, source } = feeOn('child_registration', on, fees);
  const note =
    hasLaterFees(on) && !hasLaterFees(from)
      ? 'A later edition of the fees exists: check before you pay.'
      : null;
  return { amount, from, note, source };
}
