import type { OpenQuestion, OtherOutcome, SettlementAnswer } from '../assessment/answer';
import { addDays, type CivilDate } from '../calendar/civilDate';

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

/** The first day of the visa that a question of a gap is about: the day after it. Null where it is about no gap. */
export function visaAskedAbout({ code, to }: Pick<OpenQuestion, 'code' | 'to'>): CivilDate | null {
  return code !== 'applied_in_time' || to === undefined ? null : addDays(to, 1);
}
