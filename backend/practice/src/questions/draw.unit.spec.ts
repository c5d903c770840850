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

  const seenOf = (topic: string, few: number) =>
    ids(bank.filter((question) => question.topic === topic).slice(few));

  it('takes new ones of other chapters where one has too few left, so that none was seen', () => {
    const seen = new Set(seenOf('history', 5));
    const mock = drawMock(bank, { count: 24, seen, random: counting() });
    expect(new Set(ids(mock)).size).toBe(24);
    expect(ids(mock).filter((id) => seen.has(id))).toEqual([]);
    expect(mock.filter(({ topic }) => topic === 'history')).toHaveLength(5);
  });

  it('fills up with seen ones where nothing new is left, by the same mix', () => {
    const seen = new Set(topics.flatMap((topic) => seenOf(topic, topic === 'values' ? 3 : 0)));
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

  it('is as short as the bank, where that has fewer questions', () => {
    expect(drawMock(aBank(2), { count: 24, seen: new Set(), random: counting() })).toHaveLength(10);
    expect(drawMock([], { count: 24, seen: new Set(), random: counting() })).toEqual([]);
  });

  it('has every topic in its place in the list of topics', () => {
    expect(
      new Set(drawMock(bank, { count: 24, seen: new Set(), random: counting() }).map((each) => each.topic)),
    ).toEqual(new Set(topics));
  });
});
