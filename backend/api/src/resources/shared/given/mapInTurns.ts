import { setImmediate as nextTurn } from 'node:timers/promises';

const itemsAtOnce = 20;

/**
 * Maps a long list, in order. Other requests have their turn after every few items, because one item can hold notes of several
 * pages.
 */
export async function mapInTurns<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    await nextTurn();
    mapped.push(...items.slice(from, from + itemsAtOnce).map(map));
  }
  return mapped;
}
