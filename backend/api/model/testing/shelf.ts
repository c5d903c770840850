import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { who, type Who } from './people';

/** A thing in somebody's record, under the id that the program gave it; null once it has been removed. */
export interface Stored<Item> {
  readonly id: string;
  item: Item | null;
}

/** What each of the two ever had. */
export type Shelves<Item> = Record<Who, Stored<Item>[]>;

/** Which thing is meant: one of somebody's, by when it came, or none at all. */
type Meant = { readonly whose: Who; readonly nth: number } | 'nobody’s' | 'not an id';

/** Mostly something that there is or was, also of the other person. */
export const meant: fc.Arbitrary<Meant> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ whose: who, nth: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.constantFrom('nobody’s' as const, 'not an id' as const) },
);

const nobodys = randomUUID();

/**
 * The id that is asked for, and what stands under it in the record of whoever asks: null for what was removed, never
 * was, or is the other person's.
 */
export function found<Item>(
  shelves: Shelves<Item>,
  asking: Who,
  which: Meant,
): { readonly id: string; readonly stored: Stored<Item> | null } {
  if (which === 'nobody’s') return { id: nobodys, stored: null };
  if (which === 'not an id') return { id: 'not-an-id', stored: null };
  const shelf = shelves[which.whose];
  const stored = shelf[which.nth % Math.max(shelf.length, 1)];
  if (stored === undefined) return { id: nobodys, stored: null };
  return { id: stored.id, stored: which.whose === asking && stored.item !== null ? stored : null };
}

/** What is there, with ids. */
export const present = <Item>(shelf: readonly Stored<Item>[]): { id: string; item: Item }[] =>
  shelf.flatMap(({ id, item }) => (item === null ? [] : [{ id, item }]));

/** By several things in turn: the first that differs decides. @param keys texts or numbers, smallest first */
export function by<Value>(...keys: readonly ((value: Value) => string | number)[]) {
  return (a: Value, b: Value): number => {
    for (const key of keys) {
      const [left, right] = [key(a), key(b)];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  };
}
