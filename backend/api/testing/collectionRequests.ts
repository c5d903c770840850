import { collections, type Collection } from '@settlewise/domain/record';
import { bare, onOwn, type Prepare } from './prepareRequest';

/** An example that can be told by a word: it stands in every field of text that is long enough for it. */
export const markedExample = ({ fields, example }: Collection, word: string): object => ({
  ...example,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      'most' in kind && kind.most >= word.length ? [[name, word]] : [],
    ),
  ),
});

/** For the four calls of each collection, a request that is right in everything. */
export const collectionRequests: Readonly<Record<string, Prepare>> = Object.fromEntries(
  collections.flatMap(({ part, example }): [route: string, prepare: Prepare][] => {
    const path = `/api/${part}`;
    const one = () => ({ json: example });
    return [
      [`GET ${path}`, bare],
      [`POST ${path}`, one],
      [`PATCH ${path}/:id`, onOwn(path, one, one())],
      [`DELETE ${path}/:id`, onOwn(path, one)],
    ];
  }),
);

/** For what a lawyer is shown of them. @param sharedWithPerson somebody else’s record, with all that can be chosen */
export const sharedCollectionRequests = (sharedWithPerson: Prepare): Readonly<Record<string, Prepare>> =>
  Object.fromEntries(
    collections.flatMap(({ part, share }) =>
      share === null ? [] : [[`GET /api/shared/:grantId/${part}`, sharedWithPerson]],
    ),
  );
