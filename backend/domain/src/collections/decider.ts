import { changed, sameItem, type ChangeOf, type FieldSet, type ItemOf } from '../fields';
import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { Collection, Rule } from './definition';
import type { CollectionEvent } from './events';

/** The commands of a collection. */
export type CollectionCommand<Name extends string, Fields extends FieldSet> =
  | CommandOf<`Record${Name}`, { id: string; item: ItemOf<Fields> }>
  /** Undefined fields do not change; null clears a field. */
  | CommandOf<`Change${Name}`, { id: string; change: ChangeOf<Fields> }>
  | CommandOf<`Remove${Name}`, { id: string }>;

/** The current items, by id. */
export type CollectionState<Fields extends FieldSet> = ReadonlyMap<string, ItemOf<Fields>>;

/** Creates the name of a person's stream. @param userId a UUID */
export const streamOfCollection =
  ({ part }: Pick<Collection, 'part'>) =>
  (userId: string): string =>
    `${part}-${userId}`;

/** Creates the decider of a collection. It enforces the rules and the limit; a repeated command changes nothing. */
export function collectionDecider<Name extends string, Id extends string, Fields extends FieldSet>(
  collection: Collection<Name, Id, Fields>,
): Decider<CollectionCommand<Name, Fields>, CollectionState<Fields>, CollectionEvent<Name, Id, Fields>>;
export function collectionDecider(
  collection: Collection,
): Decider<CollectionCommand<string, FieldSet>, CollectionState<FieldSet>, SomeEvent> {
  const { name, id: idName, fields, rules, most } = collection;
  const refusals = refusalsOf(collection);
  const toEventData = (id: string, item: ItemOf<FieldSet>) => ({ [idName]: id, ...item });

  function requireItem(state: CollectionState<FieldSet>, id: string): ItemOf<FieldSet> {
    const item = state.get(id);
    if (item === undefined) throw refusals.notFound();
    return item;
  }

  /** Applies many events: the map is copied once for all of them. */
  function evolveMany(state: CollectionState<FieldSet>, events: readonly SomeEvent[]) {
    const items = new Map(state);
    for (const { type, data } of events) {
      const { [idName]: id, ...item }: Record<string, unknown> = { ...data };
      if (typeof id !== 'string') throw new Error(`An event ${type} without ${idName}`);
      if (type === `${name}Removed`) items.delete(id);
      else items.set(id, item);
    }
    return items;
  }

  return {
    initialState: new Map(),

    decide(command, state) {
      const { id } = command;
      if ('item' in command) {
        refuseBroken(rules, command.item);
        const before = state.get(id);
        if (before !== undefined) {
          if (sameItem(fields, before, command.item)) return [];
          throw refusals.exists();
        }
        if (state.size >= most) throw refusals.tooMany();
        return [{ type: `${name}Recorded`, data: toEventData(id, command.item) }];
      }
      const before = requireItem(state, id);
      if (!('change' in command)) return [{ type: `${name}Removed`, data: { [idName]: id } }];
      const after = changed(fields, before, command.change);
      refuseBroken(rules, after);
      if (sameItem(fields, before, after)) return [];
      return [{ type: `${name}Changed`, data: toEventData(id, after) }];
    },

    evolve: (state, event) => evolveMany(state, [event]),
    evolveMany,
  };
}

interface SomeEvent {
  readonly type: string;
  readonly data: object;
}

/** @throws DomainError for the first broken rule */
export function refuseBroken<Item>(rules: readonly Rule<Item>[], item: Item): void {
  const broken = rules.find((rule) => !rule.holds(item));
  if (broken !== undefined) throw new DomainError('invalid', broken.code, broken.message, broken.field);
}

/** The errors of a collection: an item does not exist, already exists, or would exceed the limit. */
export function refusalsOf({ words, most }: Pick<Collection, 'words' | 'most'>) {
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
