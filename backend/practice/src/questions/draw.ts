import { topics, type Question, type Topic } from './question';

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Shuffles items with the given random numbers. */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}

export interface Draw {
  readonly count: number;
  /** Default: all topics. */
  readonly topic?: Topic;
  readonly random: Random;
}

/** Draws `count` different questions, or all if there are fewer. */
export const drawQuestions = (
  questions: readonly Question[],
  { count, topic, random }: Draw,
): readonly Question[] =>
  shuffled(
    questions.filter((question) => topic === undefined || question.topic === topic),
    random,
  ).slice(0, count);

/** The share of each chapter in the test, in percent. An estimate by length, because no figures are published. */
const sharesOfTopics: Readonly<Record<Topic, number>> = {
  values: 6,
  uk: 6,
  history: 42,
  society: 26,
  government: 20,
};

/** Divides `count` questions among the topics by the largest-remainder method. */
export function countsOfTopics(count: number): Readonly<Record<Topic, number>> {
  const exact = topics.map((topic) => ({ topic, exact: (sharesOfTopics[topic] * count) / 100 }));
  const counts = Object.fromEntries(exact.map((each) => [each.topic, Math.floor(each.exact)])) as Record<
    Topic,
    number
  >;
  const byRemainder = exact.toSorted((one, other) => (other.exact % 1) - (one.exact % 1));
  const left = count - topics.reduce((sum, topic) => sum + counts[topic], 0);
  for (const { topic } of byRemainder.slice(0, left)) counts[topic] += 1;
  return counts;
}

interface MockDraw {
  readonly count: number;
  readonly seen: ReadonlySet<string>;
  readonly random: Random;
}

/**
 * Draws unseen questions for a mock test, with the chapters in the proportions of the test. If a chapter has too few unseen
 * questions, other chapters fill the gap, because only mock tests of unseen questions count. Seen questions are only used if
 * no unseen ones are left, in the same proportions.
 */
export function drawMock(
  questions: readonly Question[],
  { count, seen, random }: MockDraw,
): readonly Question[] {
  const mixed = shuffled(questions, random);
  const unseen = pickByShares(
    mixed.filter(({ id }) => !seen.has(id)),
    count,
  );
  const repeated = pickByShares(
    mixed.filter(({ id }) => seen.has(id)),
    count - unseen.length,
  );
  return shuffled([...unseen, ...repeated], random);
}

/** Picks `count` questions by the shares of the chapters. The first other questions fill gaps of a chapter. */
function pickByShares(mixed: readonly Question[], count: number): readonly Question[] {
  const counts = countsOfTopics(count);
  const shared = topics.flatMap((topic) =>
    mixed.filter((question) => question.topic === topic).slice(0, counts[topic]),
  );
  const others = mixed.filter((question) => !shared.includes(question));
  return [...shared, ...others.slice(0, count - shared.length)];
}
