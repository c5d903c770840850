import { topics, type Question, type Topic } from './question';

/** A number from 0 up to, but not, 1. */
export type Random = () => number;

/** The questions in another order; which one is decided by the numbers that are handed in. */
export function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}

export interface Draw {
  readonly count: number;
  /** All topics without it. */
  readonly topic?: Topic;
  readonly random: Random;
}

/** So many different questions; all there are where there are fewer. */
export const drawQuestions = (
  questions: readonly Question[],
  { count, topic, random }: Draw,
): readonly Question[] =>
  shuffled(
    questions.filter((question) => topic === undefined || question.topic === topic),
    random,
  ).slice(0, count);

/** How much of the test each chapter makes, in hundredths. Nobody publishes it: it is an estimate by their lengths. */
const sharesOfTopics: Readonly<Record<Topic, number>> = {
  values: 6,
  uk: 6,
  history: 42,
  society: 26,
  government: 20,
};

/** How many of so many questions belong to each topic: the largest remainders make the numbers whole. */
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
 * The questions of a mock test, mixed as the test mixes its chapters, of those that the person has not seen. Where a chapter
 * has too few of them left, another takes its place: a mock test that counts has none that was seen. Seen ones come in only
 * where nothing new is left at all, by the same mix.
 */
export function drawMock(
  questions: readonly Question[],
  { count, seen, random }: MockDraw,
): readonly Question[] {
  const mixed = shuffled(questions, random);
  const fresh = byShares(
    mixed.filter(({ id }) => !seen.has(id)),
    count,
  );
  const again = byShares(
    mixed.filter(({ id }) => seen.has(id)),
    count - fresh.length,
  );
  return shuffled([...fresh, ...again], random);
}

/** So many of them, as the chapters share the test; what a chapter lacks, the first of the others fill. */
function byShares(mixed: readonly Question[], count: number): readonly Question[] {
  const counts = countsOfTopics(count);
  const shared = topics.flatMap((topic) =>
    mixed.filter((question) => question.topic === topic).slice(0, counts[topic]),
  );
  const others = mixed.filter((question) => !shared.includes(question));
  return [...shared, ...others.slice(0, count - shared.length)];
}
