import { expect, it } from 'vitest';
import { difficultyOf, fewestPeople, hardFirst, peopleAtATime, type Difficulty } from './difficulty';

it.each([
  [20, 0, 'hard'],
  [20, 9, 'hard'],
  // With half of the answers right, it is not hard.
  [20, 10, 'middling'],
  [20, 15, 'middling'],
  [20, 16, 'easy'],
  [20, 20, 'easy'],
  [1_000, 499, 'hard'],
  [1_000, 799, 'middling'],
  [1_000, 800, 'easy'],
] as const)(
  'With %i people of whom %i were right the first time the difficulty is %s',
  (answered, right, difficulty) => {
    expect(difficultyOf({ answered, right })).toBe(difficulty);
  },
);

it('no difficulty is shown before enough people have answered', () => {
  for (const right of [0, 10, 19]) expect(difficultyOf({ answered: 19, right })).toBeNull();
  expect(difficultyOf({ answered: 0, right: 0 })).toBeNull();
});

it('a first figure needs at least two groups, so it mixes many answers', () => {
  expect(fewestPeople % peopleAtATime).toBe(0);
  expect(fewestPeople).toBeGreaterThanOrEqual(2 * peopleAtATime);
});

it('hard questions come first, easy ones last, and equal ones keep their order', () => {
  const known = new Map<string, Difficulty>([
    ['a', 'easy'],
    ['c', 'hard'],
    ['d', 'middling'],
    ['f', 'hard'],
  ]);
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }));
  expect(hardFirst(items, known).map(({ id }) => id)).toEqual(['c', 'f', 'd', 'b', 'e', 'a']);
  expect(hardFirst(items, new Map())).toEqual(items);
});
