import { expect, it } from 'vitest';
import { wordsOfRequirement } from './progress';

it('a requirement is labelled by the verdict of the rules, or else by its state', () => {
  const verdict = { words: 'Two ways to count, two answers', tone: 'soon' as const };
  expect([
    wordsOfRequirement({ state: 'not_met', verdict }),
    wordsOfRequirement({ state: 'not_met' }),
    wordsOfRequirement({ state: 'unknown' }),
  ]).toEqual(['Two ways to count, two answers', 'Not met yet', 'Not known yet']);
});
