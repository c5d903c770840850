import { collectionContract } from '@settlewise/contract/collections';
import { namesOf, type FieldSet } from '@settlewise/domain/fields';
import type { Collection } from '@settlewise/domain/record';
import { listItems } from '@settlewise/projections';
import type { RecordedItem } from '@settlewise/casework/record';
import type { App } from '../app';
import { repeatableCommand } from '../http/commandContext';
import type { Routes } from '../http/routes';
import { signedIn } from '../http/session';
import { body, identifierInPath } from '../http/validate';
import { type BeforeChange, createCollectionCommands } from './collectionCommands';

/** The four calls of a collection: list, record, change and remove. */
export function collectionRoutes(
  routes: Routes,
  app: App,
  collection: Collection,
  beforeChange: BeforeChange | null = null,
): void {
  const { database, readYourWrites, clock } = app;
  const { part, words } = collection;
  const { recordRequest, changeRequest, response, listResponse } = collectionContract(collection);
  const commands = createCollectionCommands(collection, app, beforeChange);
  const [all, one] = [`/api/${part}`, `/api/${part}/:id`] as const;

  routes.get(all, {
    summary: `Lists the ${words.many}.`,
    caller: signedIn,

    answers: { 200: listResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, part);
      ctx.body = (await listItems(database, collection, userId)).map((item) => presentItem(collection, item));
    },
  });

  routes.post(all, {
    summary: `Records one of the ${words.many}.`,
    caller: signedIn,
    input: body(recordRequest),
    repeatable: true,
    answers: { 201: response },
    handle: async (ctx, { userId }, typed) => {
      const { answer, position } = await commands.record(typed, repeatableCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.patch(one, {
    summary: `Changes one of the ${words.many}.`,
    caller: signedIn,
    input: body(changeRequest),
    repeatable: true,
    answers: { 200: response },
    handle: async (ctx, { userId }, change) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await commands.change(identifierInPath(ctx), change, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });

  routes.delete(one, {
    summary: `Removes one of the ${words.many}.`,
    caller: signedIn,
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await commands.remove(identifierInPath(ctx), context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });
}

/** A thing of the read model as it is answered: its id and its fields. */
export function presentItem(
  { fields }: Pick<Collection, 'fields'>,
  item: RecordedItem<FieldSet>,
): object & { readonly id: string } {
  return { id: item.id, ...Object.fromEntries(namesOf(fields).map((name) => [name, item[name]])) };
}
