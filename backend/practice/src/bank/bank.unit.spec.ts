import { expect, describe, it } from 'vitest';
import { topics, type Question } from '../questions/question';
import { bank, liveQuestions } from './index';

/** All sequences of three words. */
function createShingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9’']+/g) ?? [];
  return new Set(words.slice(2).map((_word, index) => words.slice(index, index + 3).join(' ')));
}

/** The shingles of the question and its right answers. Two questions that share more than a third are duplicates. */
const questionShingles = ({ kind, text, options, right }: Question) =>
  createShingles([text, ...(kind === 'true_false' ? [] : right.map((index) => options[index]))].join(' '));

/** The share of common shingles of two sets (Jaccard index). */
function calculateSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

function findNearDuplicates(questions: readonly Question[]): readonly string[] {
  const all = questions.map((question) => ({ id: question.id, shingles: questionShingles(question) }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => calculateSimilarity(one.shingles, other.shingles) > 1 / 3)
      .map((other) => `${one.id} and ${other.id}`),
  );
}

const findIds = (questions: readonly Question[], isWrong: (question: Question) => boolean) =>
  questions.filter(isWrong).map(({ id }) => id);

describe('the bank of questions', () => {
  it('gives each question a unique id', () => {
    expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
  });

  it('has no duplicates and no near duplicates', () => {
    expect(findNearDuplicates(bank)).toEqual([]);
  });

  it('detects a near duplicate', () => {
    const [first] = bank;
    if (first === undefined) throw new Error('The bank is empty');
    const again = { ...first, id: 'again-001', text: first.text.replace(/\?$/, ', do you know?') };
    expect(findNearDuplicates([first, again])).toEqual([`${first.id} and again-001`]);
  });

  it('has different options in each question, and true before false', () => {
    const same = findIds(
      bank,
      ({ options }) => new Set(options.map((each) => each.toLowerCase())).size < options.length,
    );
    const turned = findIds(
      bank,
      ({ kind, options }) => kind === 'true_false' && options.join() !== 'True,False',
    );
    expect([same, turned]).toEqual([[], []]);
  });

  it('has a source for each question that is not a practice site, and valid days of checks', () => {
    const practice = /life-?in-?the-?uk-?test(?!$)|lituk|citizenship-?test|quizlet|flashcard|workers\.dev/i;
    expect(findIds(bank, ({ source }) => practice.test(new URL(source.url).host))).toEqual([]);
    expect(findIds(bank, ({ readOn, readAgainOn }) => readAgainOn !== null && readAgainOn < readOn)).toEqual(
      [],
    );
  });

  it('notes a possible difference from the book for each question about the monarch or a census', () => {
    const moved = /\bthe King\b|King Charles III|2021 census|2022 census/i;
    const present = liveQuestions.filter(({ topic }) => topic !== 'history');
    expect(
      findIds(present, (question) => moved.test(question.text) && question.bookMayDiffer === null),
    ).toEqual([]);
  });

  it('has enough questions of each topic and kind', () => {
    const share = (isMeant: (question: Question) => boolean) =>
      Math.round((liveQuestions.filter(isMeant).length / liveQuestions.length) * 100);
    const ofTopics = Object.fromEntries(
      topics.map((topic) => [topic, share((each) => each.topic === topic)]),
    );
    const expected = { values: 6, uk: 6, history: 42, society: 26, government: 20 };
    for (const topic of topics)
      expect(
        Math.abs((ofTopics[topic] ?? 0) - expected[topic]),
        `${topic}: ${ofTopics[topic]} %`,
      ).toBeLessThanOrEqual(5);
    expect(share(({ kind }) => kind === 'one')).toBeLessThanOrEqual(70);
    for (const kind of ['two', 'true_false', 'which'] as const)
      expect(
        share((each) => each.kind === kind),
        kind,
      ).toBeGreaterThanOrEqual(8);
  });

  it('has true and false equally often, and right answers equally often at each position', () => {
    const places = (kind: string) => {
      const counts = new Map<number, number>();
      for (const { right } of liveQuestions.filter((each) => each.kind === kind))
        counts.set(right[0] ?? -1, (counts.get(right[0] ?? -1) ?? 0) + 1);
      return [...counts.values()];
    };
    for (const kind of ['one', 'true_false', 'which']) {
      const counts = places(kind);
      expect(Math.max(...counts) / Math.min(...counts), `${kind}: ${counts.join(', ')}`).toBeLessThan(2);
    }
  });
});
