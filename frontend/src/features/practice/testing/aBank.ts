import type { Question } from '@settlewise/practice';
import type { RoundUnderWay } from '../../../record/practice/keptPractice';
import type { Bank } from '../useBank';

/** A question with four options, of which the second is right. */
export const aQuestion = (id: string, rest: Partial<Question> = {}): Question => ({
  id,
  topic: 'history',
  theme: 'normans',
  kind: 'one',
  text: `Question ${id}?`,
  options: ['a', 'b', 'c', 'd'],
  right: [1],
  reason: 'Because.',
  source: { title: 'A page', url: 'https://example.com/' },
  readOn: '2026-11-27',
  readAgainOn: '2026-11-27',
  bookMayDiffer: null,
  state: 'live',
  ...rest,
});

/** A bank of so many questions: `q1`, `q2` and so on. */
export function aBank(count: number): Bank {
  const live = Array.from({ length: count }, (_, index) => aQuestion(`q${index + 1}`));
  return { live, byId: new Map(live.map((question) => [question.id, question])) };
}

/** A round with all questions of a bank, of which the first are answered rightly. @param right how many */
export function aRound(bank: Bank, right: number, rest: Partial<RoundUnderWay> = {}): RoundUnderWay {
  const questions = bank.live.map(({ id }) => id);
  return {
    kind: 'mock',
    title: 'Mock test',
    questions,
    at: questions.length,
    checked: [],
    endsAt: null,
    chosen: Object.fromEntries(questions.map((id, index) => [id, [index < right ? 1 : 0]])),
    ...rest,
  };
}
