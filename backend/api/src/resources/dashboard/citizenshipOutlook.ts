import type { CitizenshipOutlook } from '@settlewise/contract';
import { needsNoIlr } from '@settlewise/projections';
import { lapseInWords } from '@settlewise/rules';
import { citizenshipEligibilityOf } from '../progress/citizenshipEligibility';
import type { ImmigrationRecord } from '../progress/record';

/** The progress page's own answer about citizenship, by time and days away; null without ILR, which comes first. */
export function citizenshipOutlookOf(record: ImmigrationRecord): CitizenshipOutlook | null {
  if (!record.details.hasILR && !needsNoIlr(record)) return null;
  const answer = citizenshipEligibilityOf(record);
  const { citizenshipEligibilityDate: date, citizenshipWarnings, reasons } = answer;
  const eligibleNow = date !== null && date <= record.today;
  const against = reasons.find(({ code, standing }) => standing === 'against' && code !== 'first_good_date');
  const note = date === null ? citizenshipWarnings[0] : against?.message;
  const lapse = answer.settlementLapse === null ? null : lapseInWords(answer.settlementLapse);
  return { eligibleNow, firstGoodDate: date, note: lapse ?? (eligibleNow ? null : (note ?? null)) };
}
