import { topics, type Topic } from '../questions/question';
import type { Round } from './rounds';

interface TopicAnswers {
  readonly topic: Topic;
  /** Numbers of answers, not questions: a repeated question counts each time. */
  readonly right: number;
  readonly answered: number;
}

/**
 * The right answers of each topic, over all rounds. Topics without answers are omitted.
 * @param findTopic returns null for a question that is no longer in the bank
 */
export function answersByTopic(
  rounds: readonly Round[],
  findTopic: (id: string) => Topic | null,
): readonly TopicAnswers[] {
  const counts = new Map<Topic, { right: number; answered: number }>();
  const count = (id: string, right: 0 | 1) => {
    const topic = findTopic(id);
    if (topic === null) return;
    const before = counts.get(topic) ?? { right: 0, answered: 0 };
    counts.set(topic, { right: before.right + right, answered: before.answered + 1 });
  };
  for (const round of rounds) {
    for (const id of round.right) count(id, 1);
    for (const id of round.wrong) count(id, 0);
  }
  return topics.flatMap((topic) => {
    const found = counts.get(topic);
    return found === undefined ? [] : [{ topic, ...found }];
  });
}
