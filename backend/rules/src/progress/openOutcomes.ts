import type { OpenQuestion, OtherOutcome, SettlementAnswer } from '../assessment/answer';
import { addDays, type CivilDate } from '../calendar/civilDate';

/** The outcome of an answer under an assumption. */
export type SupposedOutcome = Omit<OtherOutcome, 'otherwise' | 'literalEarliestApplicationDate'>;

/**
 * Both outcomes of an answer whose date depends on an open question, the sooner date first. Empty if no question is
 * open, or if day and verdict are equal.
 */
export function openOutcomes(answer: SettlementAnswer): readonly SupposedOutcome[] {
  const { questions, otherOutcome: other } = answer;
  if (questions.length === 0 || other === null) return [];
  if (other.verdict === answer.verdict && other.earliestApplicationDate === answer.earliestApplicationDate)
    return [];
  const taken = toOtherOutcome(other.otherwise, answer);
  const otherwise = toOtherOutcome(other.supposing, other);
  return isSooner(otherwise, taken) ? [otherwise, taken] : [taken, otherwise];
}

function toOtherOutcome(supposing: string, answer: Omit<SupposedOutcome, 'supposing'>): SupposedOutcome {
  const { verdict, periodStart, earliestApplicationDate, firstCompliantCountingDate } = answer;
  return { supposing, verdict, periodStart, earliestApplicationDate, firstCompliantCountingDate };
}

/** No date sorts last. */
function isSooner(one: SupposedOutcome, other: SupposedOutcome): boolean {
  const { earliestApplicationDate: day } = one;
  const { earliestApplicationDate: otherDay } = other;
  return day !== null && (otherDay === null || day < otherDay);
}

/** The first day of the visa in a question about a gap: the day after the gap. Null for other questions. */
export function visaAskedAbout({ code, to }: Pick<OpenQuestion, 'code' | 'to'>): CivilDate | null {
  return code !== 'applied_in_time' || to === undefined ? null : addDays(to, 1);
}
