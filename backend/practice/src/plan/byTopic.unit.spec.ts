import { expect, it } from 'vitest';
import type { Topic } from '../questions/question';
import { answersByTopic } from './byTopic';
import type { Round } from './rounds';

const topicOfQuestion: Readonly<Record<string, Topic>> = { h1: 'history', h2: 'history', v1: 'values' };
const findTopic = (id: string) => topicOfQuestion[id] ?? null;
const round = (right: readonly string[], wrong: readonly string[] = []): Round => ({
  kind: 'practice',
  finishedOn: '2026-11-20',
  right,
  wrong,
});

it('counts every answer by topic over all rounds, in the order of the chapters', () => {
  const rounds = [round(['h1'], ['v1', 'h2']), round(['h2', 'h1']), round(['v1'])];
  expect(answersByTopic(rounds, findTopic)).toEqual([
    { topic: 'values', right: 1, answered: 2 },
    { topic: 'history', right: 3, answered: 4 },
  ]);
});

it('ignores questions that are no longer in the bank, and omits topics without answers', () => {
  expect(answersByTopic([round(['gone', 'v1'], ['gone too'])], findTopic)).toEqual([
    { topic: 'values', right: 1, answered: 1 },
  ]);
  expect(answersByTopic([], findTopic)).toEqual([]);
});
