import { collections, type Collection } from '@settlewise/domain/record';
import { emptyRequest, forOwnItem, type Prepare } from './prepareRequest';

/** An example with a word in every text field that is long enough for it, so that a test can find it again. */
export const markedExample = ({ fields, example }: Collection, word: string): object => ({
  ...example,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) =>
      (kind.type === 'line' || kind.type === 'paragraph') && kind.most >= word.length ? [[name, word]] : [],
    ),
  ),
});

/** A valid request for each of the four calls of every collection. */
export const collectionRequests: Readonly<Record<string, Prepare>> = Object.fromEntries(
  collections.flatMap(({ part, example }): [route: string, prepare: Prepare][] => {
    const path = `/api/${part}`;
    const one = () => ({ json: example });
    return [
      [`GET ${path}`, emptyRequest],
      [`POST ${path}`, one],
      [`PATCH ${path}/:id`, forOwnItem(path, one, one())],
      [`DELETE ${path}/:id`, forOwnItem(path, one)],
    ];
  }),
);

/** The same for a lawyer's calls. @param sharedWithPerson another person's record, shared with every part of it */
export const sharedCollectionRequests = (sharedWithPerson: Prepare): Readonly<Record<string, Prepare>> =>
  Object.fromEntries(
    collections.flatMap(({ part, share }) =>
      share === null ? [] : [[`GET /api/shared/:grantId/${part}`, sharedWithPerson]],
    ),
  );
