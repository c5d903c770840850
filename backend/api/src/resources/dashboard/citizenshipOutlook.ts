import type { CitizenshipOutlook } from '@settlewise/contract';
import { needsNoIlr } from '@settlewise/projections';
import { lapseInWords } from '@settlewise/rules';
import { citizenshipEligibilityOf } from '../../record/progress/citizenshipEligibility';
import type { ImmigrationRecord } from '../../record/progress/record';

/** The progress page's own answer about citizenship, by time and days away; null without ILR, which comes first. */
export function citizenshipOutlookOf(record: ImmigrationRecord): CitizenshipOutlook | null {
  if (!record.details.hasILR && !needsNoIlr(record)) return null;
  const answer = citizenshipEligibilityOf(record);
  if (answer.outcomes.length > 0) return { eligibleNow: false, firstGoodDate: null, note: oneAnswer(answer) };
  const { citizenshipEligibilityDate: date, citizenshipWarnings, reasons } = answer;
  const eligibleNow = date !== null && date <= record.today;
  const against = reasons.find(({ code, standing }) => standing === 'against' && code !== 'first_good_date');
  const note = date === null ? citizenshipWarnings[0] : against?.message;
  const lapse = answer.settlementLapse === null ? null : lapseInWords(answer.settlementLapse);
  return { eligibleNow, firstGoodDate: date, note: lapse ?? (eligibleNow ? null : (note ?? null)) };
}

/** The date depends on an open question: both days, and where to answer it. */
function oneAnswer({ outcomes }: Pick<ReturnType<typeof citizenshipEligibilityOf>, 'outcomes'>): string {
  const either = outcomes.map(({ supposing, says }) => `${supposing}: ${says}.`);
  return `Your date depends on one answer. ${either.join(' ')} Answer the question on your progress page.`;
}
