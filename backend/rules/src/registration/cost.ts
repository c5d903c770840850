import { ageOn } from '../calendar/age';
import type { CivilDate } from '../calendar/civilDate';
import { hasLaterFees } from '../parameters/laterFees';
import { feeOn } from '../parameters/feeTable';
import type { LawOnDay } from '../parameters/law';
import type { RegistrationCost } from './answer';
import { ageOfMajority } from './limits';

/** What registration costs on a day: the fee of that day, and no ceremony. Null from 18, where it is another fee. */
export function costOn(
  dateOfBirth: CivilDate,
  on: CivilDate,
  { fees }: Pick<LawOnDay, 'fees'>,
): RegistrationCost | null {
  if (ageOn(dateOfBirth, on) >= ageOfMajority) return null;
  const { value: amount, from, source } = feeOn('child_registration', on, fees);
  const note =
    hasLaterFees(on) && !hasLaterFees(from)
      ? 'A later edition of the fees exists: check before you pay.'
      : null;
  return { amount, from, note, source };
}
