import type { Presented } from '@settlewise/contract/collections';
import {
  type ListCommand,
  createListDecider,
  createListErrors,
  streamOfCollection,
} from '@settlewise/domain/collections';
import { wholeItem, type ChangeOf, type FieldSet } from '@settlewise/domain/fields';
import type { Collection } from '@settlewise/domain/record';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { randomUUID } from 'node:crypto';
import type { App } from '../app';
import type { Written } from './written';

/** What a person can do with a collection. An id is null if this program never creates such ids. */
export interface CollectionCommands<Fields extends FieldSet> {
  /** @param typed the request, validated by the contract */
  readonly record: (typed: object, context: CommandContext) => Promise<Written<Presented<Fields>>>;
  readonly change: (
    id: string | null,
    change: ChangeOf<Fields>,
    context: CommandContext,
  ) => Promise<Written<Presented<Fields>>>;
  readonly remove: (id: string | null, context: CommandContext) => Promise<Written<null>>;
}

/** Checks other parts of the record before a collection changes. */
export type BeforeChange = (command: ListCommand<string, FieldSet>, context: CommandContext) => Promise<void>;

export function createCollectionCommands(
  collection: Collection,
  { commands, derivedIdentifier }: Pick<App, 'commands' | 'derivedIdentifier'>,
  beforeChange: BeforeChange | null,
): CollectionCommands<FieldSet> {
  const { name, part, fields } = collection;
  const decider = createListDecider(collection);
  const toStream = streamOfCollection(collection);
  const { notFound } = createListErrors(collection);
  const handle = async (command: ListCommand<string, FieldSet>, context: CommandContext) => {
    await beforeChange?.(command, context);
    return commands.handle(decider, toStream(context.userId), command, context);
  };

  return {
    async record(typed, context) {
      const { userId, idempotencyKey } = context;
      const id =
        idempotencyKey === undefined ? randomUUID() : derivedIdentifier(part, userId, idempotencyKey);
      const item = wholeItem(fields, typed);
      const { position } = await handle({ type: `Record${name}`, id, item }, context);
      // The item as recorded, even if this is a repeated request and the item has been changed since.
      return { answer: { ...item, id }, position };
    },

    async change(id, change, context) {
      if (id === null) throw notFound();
      const { state, position } = await handle({ type: `Change${name}`, id, change }, context);
      const item = state.get(id);
      if (item === undefined) throw notFound();
      return { answer: { ...item, id }, position };
    },

    async remove(id, context) {
      if (id === null) throw notFound();
      const { position } = await handle({ type: `Remove${name}`, id }, context);
      return { answer: null, position };
    },
  };
}
