import type { CitizenshipOutlook } from '@settlewise/contract/dashboard';
import type { CitizenshipEligibilityResponse } from '@settlewise/contract/progress';
import { lapseInWords } from '@settlewise/rules/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';

type Answer = DeepReadonly<CitizenshipEligibilityResponse>;

/** The answer of the progress page about citizenship, by time and days away; null without ILR, which comes first. */
export function toCitizenshipOutlook(answer: Answer): CitizenshipOutlook | null {
  if (!answer.hasILR && !answer.needsNoIlr) return null;
  if (answer.application !== null) return { ...noDay, note: answer.note };
  // How the person arrived can decide, regardless of time.
  if (answer.headline !== null) return { ...noDay, note: answer.headline.message };
  if (answer.outcomes.length > 0) return { ...noDay, note: describeOpenQuestion(answer) };
  const { citizenshipEligibilityDate: date, citizenshipWarnings, reasons } = answer;
  const eligibleNow = date !== null && date <= answer.asOf;
  const against = reasons.find(({ code, standing }) => standing === 'against' && code !== 'first_good_date');
  const note = date === null ? citizenshipWarnings[0] : against?.message;
  const lapse = answer.settlementLapse === null ? null : lapseInWords(answer.settlementLapse);
  return {
    eligibleNow,
    firstGoodDate: date,
    travelMargin: answer.travelMargin,
    note: lapse ?? (eligibleNow ? null : (note ?? null)),
  };
}

const noDay = { eligibleNow: false, firstGoodDate: null, travelMargin: null } as const;

/** The date depends on an open question: both days, and where to answer it. */
function describeOpenQuestion({ outcomes }: Pick<Answer, 'outcomes'>): string {
  const either = outcomes.map(({ supposing, says }) => `${supposing}: ${says}.`);
  return `Your date depends on one answer. ${either.join(' ')} Answer the question on your progress page.`;
}
