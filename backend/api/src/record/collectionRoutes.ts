import { collectionContract } from '@settlewise/contract/collections';
import { namesOf, type FieldSet } from '@settlewise/domain/fields';
import type { Collection } from '@settlewise/domain/record';
import { listItems } from '@settlewise/projections';
import type { RecordedItem } from '@settlewise/casework/record';
import type { App } from '../app';
import type { Routes } from '../http/routes';
import { signedIn } from '../http/session';
import { createListCalls } from './listCalls';
import { type BeforeChange, createCollectionCommands } from './collectionCommands';

/** The four calls of a collection: list, record, change and remove. */
export function collectionRoutes(
  routes: Routes,
  app: App,
  collection: Collection,
  beforeChange: BeforeChange | null = null,
): void {
  const { database, readYourWrites } = app;
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

  const calls = createListCalls(routes, app);
  calls.post(all, {
    summary: `Records one of the ${words.many}.`,
    request: recordRequest,
    response,
    run: commands.record,
  });
  calls.patch(one, {
    summary: `Changes one of the ${words.many}.`,
    request: changeRequest,
    response,
    run: commands.change,
  });
  calls.delete(one, { summary: `Removes one of the ${words.many}.`, run: commands.remove });
}

/** A thing of the read model as it is answered: its id and its fields. */
export function presentItem(
  { fields }: Pick<Collection, 'fields'>,
  item: RecordedItem<FieldSet>,
): object & { readonly id: string } {
  return { id: item.id, ...Object.fromEntries(namesOf(fields).map((name) => [name, item[name]])) };
}
