import { expect, it } from 'vitest';
import type { Topic } from '../questions/question';
import { answersByTopic } from './byTopic';
import type { Round } from './rounds';

const topicOfQuestion: Readonly<Record<string, Topic>> = { h1: 'history', h2: 'history', v1: 'values' };
const topicOf = (id: string) => topicOfQuestion[id] ?? null;
const round = (right: readonly string[], wrong: readonly string[] = []): Round => ({
  kind: 'practice',
  finishedOn: '2026-11-20',
  right,
  wrong,
});

it('Answers count by topic over all rounds, each time that a question came, in the order of the chapters', () => {
  const rounds = [round(['h1'], ['v1', 'h2']), round(['h2', 'h1']), round(['v1'])];
  expect(answersByTopic(rounds, topicOf)).toEqual([
    { topic: 'values', right: 1, answered: 2 },
    { topic: 'history', right: 3, answered: 4 },
  ]);
});

it('A question that the bank has no longer counts for no topic, and a topic without an answer is left out', () => {
  expect(answersByTopic([round(['gone', 'v1'], ['gone too'])], topicOf)).toEqual([
    { topic: 'values', right: 1, answered: 1 },
  ]);
  expect(answersByTopic([], topicOf)).toEqual([]);
});
