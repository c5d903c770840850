import { setImmediate as nextTurn } from 'node:timers/promises';

/** A small number, because redacting a note of 2,000 characters takes some milliseconds. */
const mappedItemsPerTurn = 5;

/** Maps a list, and yields to other requests after every few items. */
export async function mapInTurns<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  await forEachInTurns(items, mappedItemsPerTurn, (item) => mapped.push(map(item)));
  return mapped;
}

/** Visits each item in order, and yields to other requests before each `itemsPerTurn` items. */
export async function forEachInTurns<Item>(
  items: Iterable<Item>,
  itemsPerTurn: number,
  visit: (item: Item) => void,
): Promise<void> {
  let count = 0;
  for (const item of items) {
    if (count % itemsPerTurn === 0) await nextTurn();
    count += 1;
    visit(item);
  }
}
