import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { anyPerson, type Who } from './people';

/** An item in a person's record, with the id from the program. It is null after its removal. */
export interface Stored<Item> {
  readonly id: string;
  item: Item | null;
}

/** All items that each person has ever had. */
export type Shelves<Item> = Record<Who, Stored<Item>[]>;

/** The item that a request names: the n-th item of a person, or none. */
type ItemChoice = { readonly whose: Who; readonly nth: number } | 'nobody’s' | 'not an id';

/** Mostly an existing or removed item of either person. */
export const anyItem: fc.Arbitrary<ItemChoice> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ whose: anyPerson, nth: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.constantFrom('nobody’s' as const, 'not an id' as const) },
);

const unknownId = randomUUID();

/**
 * The id to send, and the item in the sender's record. The item is null if it was removed, never existed, or belongs to the
 * other person.
 */
export function findItem<Item>(
  shelves: Shelves<Item>,
  asking: Who,
  which: ItemChoice,
): { readonly id: string; readonly stored: Stored<Item> | null } {
  if (which === 'nobody’s') return { id: unknownId, stored: null };
  if (which === 'not an id') return { id: 'not-an-id', stored: null };
  const shelf = shelves[which.whose];
  const stored = shelf[which.nth % Math.max(shelf.length, 1)];
  if (stored === undefined) return { id: unknownId, stored: null };
  return { id: stored.id, stored: which.whose === asking && stored.item !== null ? stored : null };
}

/** The items that exist, with their ids. */
export const listItems = <Item>(shelf: readonly Stored<Item>[]): { id: string; item: Item }[] =>
  shelf.flatMap(({ id, item }) => (item === null ? [] : [{ id, item }]));

/** Compares by several keys in order. @param keys texts or numbers, smallest first */
export function compareBy<Value>(...keys: readonly ((value: Value) => string | number)[]) {
  return (a: Value, b: Value): number => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}
