import { setImmediate as nextTurn } from 'node:timers/promises';

/** One item can hold a note of 2,000 characters, which takes some milliseconds to read. */
const mappedItemsPerTurn = 5;

/** Maps a list, in order. Other requests have their turn after every few items. */
export async function mapInTurns<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  await forEachInTurns(items, mappedItemsPerTurn, (item) => mapped.push(map(item)));
  return mapped;
}

/** Does something with each item, in order. Other requests have their turn before each `itemsPerTurn` items. */
export async function forEachInTurns<Item>(
  items: Iterable<Item>,
  itemsPerTurn: number,
  act: (item: Item) => void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    if (count % itemsPerTurn === 0) await nextTurn();
    count += 1;
    act(item);
  }
}
