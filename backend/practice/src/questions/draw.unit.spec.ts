import { describe, expect, it } from 'vitest';
import { aBank, counting } from '../../testing/questions';
import { countsOfTopics, drawMock, drawQuestions, shuffled } from './draw';
import { topics } from './question';

const bank = aBank(30);
const ids = (questions: readonly { readonly id: string }[]) => questions.map(({ id }) => id);

describe('drawing questions', () => {
  it('draws different questions of the topic, and no more than exist', () => {
    const random = counting();
    const drawn = drawQuestions(bank, { count: 12, topic: 'uk', random });
    expect(new Set(ids(drawn)).size).toBe(12);
    expect(drawn.every(({ topic }) => topic === 'uk')).toBe(true);
    expect(drawQuestions(bank, { count: 500, topic: 'values', random })).toHaveLength(30);
  });

  it('shuffles items and loses none', () => {
    const order = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], counting());
    expect(order.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(order).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a mock test', () => {
  it('mixes the chapters by length: 10 of 24 questions are history', () => {
    expect(countsOfTopics(24)).toEqual({ values: 2, uk: 1, history: 10, society: 6, government: 5 });
    for (const count of [1, 7, 24, 48, 100])
      expect(Object.values(countsOfTopics(count)).reduce((sum, each) => sum + each, 0)).toBe(count);
  });

  it('takes unseen questions while there are enough', () => {
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

  const idsFrom = (topic: string, few: number) =>
    ids(bank.filter((question) => question.topic === topic).slice(few));

  it('takes unseen questions of other chapters if one has too few', () => {
    const seen = new Set(idsFrom('history', 5));
    const mock = drawMock(bank, { count: 24, seen, random: counting() });
    expect(new Set(ids(mock)).size).toBe(24);
    expect(ids(mock).filter((id) => seen.has(id))).toEqual([]);
    expect(mock.filter(({ topic }) => topic === 'history')).toHaveLength(5);
  });

  it('fills up with seen questions in the same proportions if no unseen ones are left', () => {
    const seen = new Set(topics.flatMap((topic) => idsFrom(topic, topic === 'values' ? 3 : 0)));
    const mock = drawMock(bank, { count: 24, seen, random: counting() });
    expect(new Set(ids(mock)).size).toBe(24);
    expect(ids(mock).filter((id) => !seen.has(id))).toHaveLength(3);
    const again = mock.filter(({ id }) => seen.has(id));
    const counts = countsOfTopics(21);
    for (const topic of topics)
      expect(
        again.filter((each) => each.topic === topic),
        topic,
      ).toHaveLength(counts[topic]);
  });

  it('is shorter if the bank has fewer questions', () => {
    expect(drawMock(aBank(2), { count: 24, seen: new Set(), random: counting() })).toHaveLength(10);
    expect(drawMock([], { count: 24, seen: new Set(), random: counting() })).toEqual([]);
  });

  it('contains every topic', () => {
    expect(
      new Set(drawMock(bank, { count: 24, seen: new Set(), random: counting() }).map((each) => each.topic)),
    ).toEqual(new Set(topics));
  });
});
