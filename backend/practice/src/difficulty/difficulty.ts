/** The difficulty of a question, by the share of wrong first answers. */
export const difficulties = ['easy', 'middling', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/**
 * The minimum number of different accounts before a difficulty is shown. With fewer, one answer would decide the figure and
 * could be traced to a person.
 */
export const fewestPeople = 20;

/**
 * Answers are added to the count in groups of this many accounts. Otherwise a single answer could change the difficulty
 * at a threshold, and a reader could derive that answer. If an account is deleted or confirmed late, another account
 * takes its place, or the whole group no longer counts. Only accounts with a confirmed address count, because anybody
 * could fill a group with unconfirmed accounts at no cost.
 */
export const peopleAtATime = 10;

/**
 * The difficulty of a question; null if too few people have answered it.
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
  // Whole numbers avoid rounding errors at the thresholds.
  if (right * 2 < answered) return 'hard';
  return right * 5 >= answered * 4 ? 'easy' : 'middling';
}

/** Sorts hard questions first. Questions of unknown difficulty come before easy ones. Otherwise the order does not change. */
export const hardFirst = <Item extends { readonly id: string }>(
  items: readonly Item[],
  known: ReadonlyMap<string, Difficulty>,
): readonly Item[] => {
  const rankItem = ({ id }: Item) => ranks[known.get(id) ?? 'unknown'];
  return items.toSorted((one, other) => rankItem(one) - rankItem(other));
};

const ranks: Readonly<Record<Difficulty | 'unknown', number>> = { hard: 0, middling: 1, unknown: 2, easy: 3 };
