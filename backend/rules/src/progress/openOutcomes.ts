import type { OtherOutcome, SettlementAnswer } from '../assessment/answer';
import { settlementAskedBy, type VisaRecord } from './visaRecord';
import type { CivilDate } from '../calendar/civilDate';
import type { RouteKey } from '../routes/routes';

/** How an answer comes out, supposing something. */
export type SupposedOutcome = Omit<OtherOutcome, 'otherwise' | 'literalEarliestApplicationDate'>;

/**
 * Both outcomes of an answer whose date hangs on a question that nobody has settled, the sooner date first. Empty where
 * every question is settled, or where it makes no difference to the day or to the verdict.
 */
export function openOutcomes(answer: SettlementAnswer): readonly SupposedOutcome[] {
  const { questions, otherOutcome: other } = answer;
  if (questions.length === 0 || other === null) return [];
  if (other.verdict === answer.verdict && other.earliestApplicationDate === answer.earliestApplicationDate)
    return [];
  const taken = outcomeOf(other.otherwise, answer);
  const otherwise = outcomeOf(other.supposing, other);
  return sooner(otherwise, taken) ? [otherwise, taken] : [taken, otherwise];
}

function outcomeOf(supposing: string, answer: Omit<SupposedOutcome, 'supposing'>): SupposedOutcome {
  const { verdict, periodStart, earliestApplicationDate, firstCompliantCountingDate } = answer;
  return { supposing, verdict, periodStart, earliestApplicationDate, firstCompliantCountingDate };
}

/** No date comes after every date. */
function sooner(one: SupposedOutcome, other: SupposedOutcome): boolean {
  const { earliestApplicationDate: day } = one;
  const { earliestApplicationDate: otherDay } = other;
  return day !== null && (otherDay === null || day < otherDay);
}

/** The first day of the visa of the record that a question is about; null where it is about none. */
export function visaAskedAbout(
  route: RouteKey,
  record: VisaRecord,
  { permission }: { readonly permission?: number },
): CivilDate | null {
  if (permission === undefined) return null;
  return settlementAskedBy(route, record).permissions?.[permission]?.from ?? null;
}
