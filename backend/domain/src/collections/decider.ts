import { changed, namesOf, sameItem, type ChangeOf, type FieldSet, type ItemOf } from '../fields';
import type { CommandOf, Decider } from '../kernel/decider';
import type { Collection, ItemList } from './definition';
import type { ListEvent } from './events';
import { createListErrors, refuseBroken, requireItem } from './items';

/** The commands of a list. */
export type ListCommand<Name extends string, Fields extends FieldSet> =
  | CommandOf<`Record${Name}`, { id: string; item: ItemOf<Fields> }>
  /** Undefined fields do not change; null clears a field. */
  | CommandOf<`Change${Name}`, { id: string; change: ChangeOf<Fields> }>
  | CommandOf<`Remove${Name}`, { id: string }>;

/** The current items, by id. */
export type ListState<Fields extends FieldSet> = ReadonlyMap<string, ItemOf<Fields>>;

/** Creates the name of a person's stream. @param userId a UUID */
export const streamOfCollection =
  ({ part }: Pick<Collection, 'part'>) =>
  (userId: string): string =>
    `${part}-${userId}`;

/** Creates the decider of a list. It enforces the rules and the limit; a repeated command changes nothing. */
export function createListDecider<
  Name extends string,
  Id extends string,
  Fields extends FieldSet,
  Added extends string,
>(
  list: ItemList<Name, Id, Fields, Added>,
): Decider<ListCommand<Name, Fields>, ListState<Fields>, ListEvent<Name, Id, Fields, Added>>;
export function createListDecider(
  list: ItemList,
): Decider<ListCommand<string, FieldSet>, ListState<FieldSet>, SomeEvent> {
  const { name, id: idName, added = 'Recorded', fields, rules, most } = list;
  const errors = createListErrors(list);
  const toEventData = (id: string, item: ItemOf<FieldSet>) => ({ [idName]: id, ...item });

  /** Applies many events: the map is copied once for all of them. */
  function evolveMany(state: ListState<FieldSet>, events: readonly SomeEvent[]) {
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
          throw errors.exists();
        }
        if (state.size >= most) throw errors.tooMany();
        return [{ type: `${name}${added}`, data: toEventData(id, command.item) }];
      }
      const before = requireItem(state, id, errors);
      if (!('change' in command)) return [{ type: `${name}Removed`, data: { [idName]: id } }];
      const after = applyChange(list, before, command.change);
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

function applyChange(
  { fields, resets = {} }: Pick<ItemList, 'fields' | 'resets'>,
  before: ItemOf<FieldSet>,
  change: ChangeOf<FieldSet>,
): ItemOf<FieldSet> {
  const after = changed(fields, before, change);
  const cleared = namesOf(fields)
    .filter((name) => after[name] !== before[name])
    .flatMap((name) => resets[name] ?? [])
    .filter((name) => change[name] === undefined);
  return cleared.length === 0
    ? after
    : changed(fields, after, Object.fromEntries(cleared.map((name) => [name, null])));
}
