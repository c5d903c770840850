import { splitDate } from '../calendar/civilDate';
import type { FeeLine, FeesAnswer } from './answer';
import type { FeesQuestion } from './question';

/** Adds up whole pence by a key, in the order in which the keys first come. */
function sumBy<Key>(lines: readonly FeeLine[], keyOf: (line: FeeLine) => Key): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>();
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.pence);
  return sums;
}

/** The bill by person, by year and by item; each adds up to the total. */
export function partsOfBill(
  lines: readonly FeeLine[],
  { people, steps }: FeesQuestion,
): Pick<FeesAnswer, 'byPerson' | 'byYear' | 'byItem'> {
  const ofPeople = sumBy(lines, ({ person }) => person);
  const ofNobody = ofPeople.get(null);
  return {
    byPerson: [
      ...people.map((_, person) => ({ person, pence: ofPeople.get(person) ?? 0 })),
      ...(ofNobody === undefined ? [] : [{ person: null, pence: ofNobody }]),
    ],
    byYear: [...sumBy(lines, ({ on }) => splitDate(on).year)]
      .map(([year, pence]) => ({ year, pence }))
      .sort((one, other) => one.year - other.year),
    byItem: [...sumBy(lines, ({ step }) => (step === null ? 'own' : (steps[step]?.item ?? 'own')))].map(
      ([item, pence]) => ({ item, pence }),
    ),
  };
}
