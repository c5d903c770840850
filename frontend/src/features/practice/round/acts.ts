import { isRight, type Question } from '@settlewise/practice';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { newKey } from '../../../api/idempotencyKey';
import { changePractice, type RoundUnderWay } from '../../../record/practice/keptPractice';
import { londonMinute } from '../../../ui/dates/londonInstant';

/** Begins a round; one that was under way is given up. */
export function beginRound(
  round: Pick<RoundUnderWay, 'kind' | 'title'>,
  questions: readonly Question[],
  endsAt: number | null,
): void {
  changePractice(() => ({
    running: { ...round, questions: questions.map(({ id }) => id), chosen: {}, at: 0, checked: [], endsAt },
  }));
}

const changeRunning = (change: (round: RoundUnderWay) => Partial<RoundUnderWay>) =>
  changePractice(({ running }) => (running === null ? {} : { running: { ...running, ...change(running) } }));

export const choose = (id: string, options: readonly number[]) =>
  changeRunning(({ chosen }) => ({ chosen: { ...chosen, [id]: [...options] } }));

export const goTo = (at: number) => changeRunning(() => ({ at }));

/** Shows the answer of a question, which then stays as it was answered. */
export const check = (id: string) => changeRunning(({ checked }) => ({ checked: [...checked, id] }));

/** Gives the round up: it counts for nothing. */
export const giveUp = () => changePractice(() => ({ running: null }));

/** Which questions of a round were answered rightly, in its order. */
export const markOf = (
  { questions, chosen }: Pick<RoundUnderWay, 'questions' | 'chosen'>,
  byId: ReadonlyMap<string, Question>,
): readonly boolean[] =>
  questions.map((id) => {
    const question = byId.get(id);
    return question !== undefined && isRight(question, chosen[id] ?? []);
  });

/** The questions of a round that count: of practice those whose answer was shown, of a mock test all. */
export const countedOf = ({ kind, questions, checked }: RoundUnderWay): readonly string[] =>
  kind === 'mock' ? questions : questions.filter((id) => checked.includes(id));

/**
 * Ends the round that is under way: it becomes the last one, and waits to be sent to the account.
 * @param holder the account that it belongs to; null for a visitor
 */
export function finishRound(byId: ReadonlyMap<string, Question>, holder: string | null, now: Date): void {
  changePractice(({ running, unsent }) => {
    if (running === null) return {};
    const counted = countedOf(running);
    if (counted.length === 0) return { running: null };
    const last = { ...running, questions: [...counted] };
    const marks = markOf(last, byId);
    const those = (right: boolean) => counted.filter((_id, index) => marks[index] === right);
    const round = {
      kind: running.kind,
      ...whenOf(now),
      right: listOrNull(those(true)),
      wrong: listOrNull(those(false)),
      key: newKey(),
      holder,
    };
    return { running: null, last, unsent: [...unsent, round] };
  });
}

/** A record holds null in place of an empty list. */
const listOrNull = (ids: readonly string[]): string[] | null => (ids.length === 0 ? null : ids.toSorted());

/** A moment as the day and the minute of that day, in London. */
export const whenOf = (now: Date): { readonly finishedOn: string; readonly finishedAt: number } => ({
  finishedOn: civilDateInLondon(now),
  finishedAt: londonMinute(now),
});
