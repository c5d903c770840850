import type { ListErrors } from './definition';

/** An item with a stream of its own: null before it is added, always `removed` after its removal. */
export type StreamItem<Item> = Item | 'removed' | null;

interface Owned {
  readonly userId: string;
}

/** Null for a missing item, a removed item and an item of another person. */
export function findOwnItem<Item extends Owned>(state: StreamItem<Item>, userId: string): Item | null {
  return state === null || state === 'removed' || state.userId !== userId ? null : state;
}

/** @throws DomainError the same for a missing item, a removed item and an item of another person */
export function requireOwnItem<Item extends Owned>(
  state: StreamItem<Item>,
  userId: string,
  { notFound }: Pick<ListErrors, 'notFound'>,
): Item {
  const item = findOwnItem(state, userId);
  if (item === null) throw notFound();
  return item;
}
