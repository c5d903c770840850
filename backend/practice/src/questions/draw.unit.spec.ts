import { describe, expect, it } from 'vitest';
import { aBank, counting } from '../../testing/questions';
import { countsOfTopics, drawMock, drawQuestions, shuffled } from './draw';
import { topics } from './question';

const bank = aBank(30);
const ids = (questions: readonly { readonly id: string }[]) => questions.map(({ id }) => id);

describe('drawing questions', () => {
  it('gives different ones, of the topic that is asked for, and no more than there are', () => {
    const random = counting();
    const drawn = drawQuestions(bank, { count: 12, topic: 'uk', random });
    expect(new Set(ids(drawn)).size).toBe(12);
    expect(drawn.every(({ topic }) => topic === 'uk')).toBe(true);
    expect(drawQuestions(bank, { count: 500, topic: 'values', random })).toHaveLength(30);
  });

  it('puts things in another order and loses none', () => {
    const order = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], counting());
    expect(order.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(order).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a mock test', () => {
  it('mixes the chapters by their lengths: of 24 questions ten are history', () => {
    expect(countsOfTopics(24)).toEqual({ values: 2, uk: 1, history: 10, society: 6, government: 5 });
    for (const count of [1, 7, 24, 48, 100])
      expect(Object.values(countsOfTopics(count)).reduce((sum, each) => sum + each, 0)).toBe(count);
  });

  it('takes what the person has not seen, as long as there is enough of it', () => {
    const random = counting();
    const first = drawMock(bank, { count: 24, seen: new Set(), random });
    const seen = new Set(ids(first));
    const second = drawMock(bank, { count: 24, seen, random });
    expect([first.length, second.length]).toEqual([24, 24]);
    expect(ids(second).filter((id) => seen.has(id))).toEqual([]);
    const before = new Set([...seen, ...ids(second)]);
    const third = drawMock(bank, { count: 24, seen: before, random });
    expect(ids(third).filter((id) => before.has(id))).toEqual([]);
  });

  it('fills up with seen ones where too few are new, the new ones first', () => {
    const history = bank.filter(({ topic }) => topic === 'history');
    const seen = new Set(ids(history.slice(0, 25)));
    const mock = drawMock(bank, { count: 24, seen, random: counting() });
    const drawn = ids(mock.filter(({ topic }) => topic === 'history'));
    expect(ids(mock).some((id) => seen.has(id))).toBe(true);
    expect(drawn).toHaveLength(10);
    expect(drawn).toEqual(expect.arrayContaining(ids(history.slice(25))));
  });

  it('has every topic in its place in the list of topics', () => {
    expect(
      new Set(drawMock(bank, { count: 24, seen: new Set(), random: counting() }).map((each) => each.topic)),
    ).toEqual(new Set(topics));
  });
});
