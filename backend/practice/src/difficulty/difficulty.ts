/** How hard people find a question, by how many were wrong the first time. */
export const difficulties = ['easy', 'middling', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * Nothing is told of a question before so many different accounts have answered it: below that one answer is too much of
 * the figure, for what it says and for whose it is.
 */
export const fewestPeople = 20;

/**
 * Answers join the count in groups of so many accounts. Three words are coarse, but at the edge of a word a single answer would
 * turn it, and whoever looks before and after would read that answer. In groups a word turns only when ten people more
 * have answered: it tells of the ten together. Where somebody leaves, or confirms their address late, one goes out of the
 * count and another comes in, or ten go: again no change is made by one answer alone. Nobody is told who answered at all,
 * and accounts without a confirmed address are not counted, so that nobody fills a group with accounts of their own at
 * no cost.
 */
export const peopleAtATime = 10;

/**
 * How hard a question is; null where too few people have answered it.
 * @param answered different accounts, in whole groups
 * @param right how many of them were right the first time
 */
export function difficultyOf({
  answered,
  right,
}: {
  readonly answered: number;
  readonly right: number;
}): Difficulty | null {
  if (answered < fewestPeople) return null;
  // Whole numbers, so that an edge is an edge.
  if (right * 2 < answered) return 'hard';
  return right * 5 >= answered * 4 ? 'easy' : 'middling';
}

/** What people find hard first; questions of which nothing is known stand before the easy ones. The order stays otherwise. */
export const hardFirst = <Item extends { readonly id: string }>(
  items: readonly Item[],
  known: ReadonlyMap<string, Difficulty>,
): readonly Item[] => {
  const placeOf = ({ id }: Item) => places[known.get(id) ?? 'unknown'];
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
};

const places: Readonly<Record<Difficulty | 'unknown', number>> = {
  hard: 0,
  middling: 1,
  unknown: 2,
  easy: 3,
};
