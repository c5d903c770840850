import { DomainError } from '../kernel/domainError';
import type { ItemList, ListErrors, Rule } from './definition';

/** @throws DomainError for the first broken rule */
export function refuseBroken<Item>(rules: readonly Rule<Item>[], item: Item): void {
  const broken = rules.find((rule) => !rule.holds(item));
  if (broken !== undefined) throw new DomainError('invalid', broken.code, broken.message, broken.field);
}

/** Creates the errors of a list from its words, unless it has errors of its own. */
export function createListErrors({
  words,
  most,
  errors,
}: Pick<ItemList, 'words' | 'most' | 'errors'>): ListErrors {
  if (errors !== undefined) return errors;
  const code = words.one.replaceAll(' ', '_');
  return {
    notFound: () =>
      new DomainError('notFound', `${code}_not_found`, `This ${words.one} is not in your record.`),
    exists: () =>
      new DomainError('conflict', `${code}_exists`, `This ${words.one} is already in your record.`),
    tooMany: () =>
      new DomainError(
        'invalid',
        `too_many_${words.many.replaceAll(' ', '_')}`,
        `You can record up to ${most.toLocaleString('en-GB')} ${words.many}.`,
      ),
  };
}

/** @throws DomainError if there is no item with this id */
export function requireItem<Id, Item>(
  items: ReadonlyMap<Id, Item>,
  id: Id,
  { notFound }: Pick<ListErrors, 'notFound'>,
): Item {
  const item = items.get(id);
  if (item === undefined) throw notFound();
  return item;
}

export function withItem<Id, Item>(items: ReadonlyMap<Id, Item>, id: Id, item: Item): ReadonlyMap<Id, Item> {
  return new Map(items).set(id, item);
}

export function withoutItem<Id, Item>(items: ReadonlyMap<Id, Item>, id: Id): ReadonlyMap<Id, Item> {
  const others = new Map(items);
  others.delete(id);
  return others;
}
