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

/** Checks addresses as their page does on a day, and finds the days of each home with a proof. */
export function checkSavedAddresses(
  { addresses, dateOfBirth, proofs, whose, cameOn, ...question }: SavedAddressCheck,
  today: CivilDate,
): SavedAddressAnswer {
  const period = periodOfForm(question.form, question.applicationOn, dateOfBirth);
  const checkedTo = lookedAtUpTo(period, today);
  const answer = presentAddressCheck({
    ...question,
    period,
    checkedTo,
    stays: addresses.map(stayInRecord),
    cameOn: whose === null ? cameOn : null,
  });
  // The check of a dependant ignores conflicts with absences and the period of their own marriage.
  const adjusted = whose === null ? answer : { ...answer, conflicts: [], periodInLaw: null };
  return savedAddressAnswer.parse({
    ...adjusted,
    checkedTo,
    contradictions: adjusted.conflicts.length + adjusted.overlaps.filter(({ allowed }) => !allowed).length,
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
