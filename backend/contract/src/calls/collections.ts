import { collections, sharedCollections } from '@settlewise/domain/record';
import { collectionContract } from '../collections';
import type { Call } from './call';

/** What a lawyer is shown of the collections that can be shared. */
export const sharedCollectionCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  sharedCollections.map((collection): [name: string, call: Call] => [
    `GET /api/shared/:grantId/${collection.part}`,
    {
      summary: `Shows the ${collection.words.many}.`,
      answers: { 200: collectionContract(collection).sharedResponse },
      refusals: { 403: 'The owner did not choose to share this part with you.' },
    },
  ]),
);

/** The four calls of each collection of the record. */
export const collectionCalls: Readonly<Record<string, Call>> = Object.fromEntries(
  collections.flatMap((collection): [name: string, call: Call][] => {
    const { part, words } = collection;
    const { response, listResponse } = collectionContract(collection);
    return [
      [`GET /api/${part}`, { summary: `Lists the ${words.many}.`, answers: { 200: listResponse } }],
      [
        `POST /api/${part}`,
        { summary: `Records one of the ${words.many}.`, repeatable: true, answers: { 201: response } },
      ],
      [
        `PATCH /api/${part}/:id`,
        { summary: `Changes one of the ${words.many}.`, repeatable: true, answers: { 200: response } },
      ],
      [
        `DELETE /api/${part}/:id`,
        { summary: `Removes one of the ${words.many}.`, repeatable: true, answers: { 204: null } },
      ],
    ];
  }),
);
