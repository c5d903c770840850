import { topics, type Topic } from '../questions/question';
import type { Round } from './rounds';

interface OfTopic {
  readonly topic: Topic;
  /** Answers, not questions: one that came back twice counts twice. */
  readonly right: number;
  readonly answered: number;
}

/**
 * How many answers of each topic were right, over all rounds. Topics without an answer are left out.
 * @param topicOf null for a question that the bank does not have any more
 */
export function answersByTopic(
  rounds: readonly Round[],
  topicOf: (id: string) => Topic | null,
): readonly OfTopic[] {
  const counts = new Map<Topic, { right: number; answered: number }>();
  const count = (id: string, right: 0 | 1) => {
    const topic = topicOf(id);
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
