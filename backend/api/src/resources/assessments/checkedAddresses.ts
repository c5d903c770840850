import {
  savedAddressAnswer,
  type SavedAddressAnswer,
  type SavedAddressCheck,
} from '@settlewise/contract/assessments';
import {
  isProvableHome,
  lookedAtUpTo,
  periodOfForm,
  proofCoverage,
  stayInRecord,
} from '@settlewise/rules/addressHistory';
import type { CivilDate } from '@settlewise/rules/calendar';
import { presentAddressCheck } from '../../answers/presentAnswers';

/** What the page of somebody's addresses said on a day: the check, and which days of each home had a proof. */
export function checkedAddresses(
  { addresses, dateOfBirth, proofs, whose, cameOn, ...asked }: SavedAddressCheck,
  today: CivilDate,
): SavedAddressAnswer {
  const period = periodOfForm(asked.form, asked.applicationOn, dateOfBirth);
  const checkedTo = lookedAtUpTo(period, today);
  const answer = presentAddressCheck({
    ...asked,
    period,
    checkedTo,
    stays: addresses.map(stayInRecord),
    cameOn: whose === null ? cameOn : null,
  });
  // The limits of a dependant's absences are no matter of this check, nor are the years of their own marriage.
  const own = whose === null ? answer : { ...answer, conflicts: [], periodInLaw: null };
  return savedAddressAnswer.parse({
    ...own,
    checkedTo,
    contradictions: own.conflicts.length + own.overlaps.filter(({ allowed }) => !allowed).length,
    proven: addresses.filter(isProvableHome).map((address) => ({
      address: address.id,
      ...proofCoverage(
        address,
        proofs.flatMap(({ proves, days }) => (days !== null && proves.includes(address.id) ? [days] : [])),
        period,
        today,
      ),
    })),
  });
}
