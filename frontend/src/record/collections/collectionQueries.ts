import {
  collectionContract,
  type Collection,
  type CollectionPart,
  type FieldSet,
  type Presented,
} from '@settlewise/contract';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

/** The calls of a collection as hooks: made once for each part, beside its page. */
export function collectionQueries<Fields extends FieldSet>(
  collection: Collection<string, string, Fields, CollectionPart>,
) {
  const { part } = collection;
  const path = `/api/${part}`;
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const contract = collectionContract(collection);
  const list = defineQuery<readonly Presented<Fields>[]>({
    ...{ path, answer: contract.listResponse },
    tags: [part],
  });
  return {
    contract,
    useList: () => useQuery(list),
    useRecord: () =>
      useSend({
        request: (payload: object) => ({ method: 'POST', path, payload }),
        once: true,
        touches: [part],
      }),
    useChange: () =>
      useSend({
        request: ({ id, payload }: { id: string; payload: object }) => ({
          ...{ method: 'PATCH', path: pathOf(id), payload },
        }),
        touches: [part],
      }),
    useRemove: () =>
      useSend({
        request: (id: string) => ({ method: 'DELETE', path: pathOf(id) }),
        touches: [part],
        overtaken: [404],
      }),
  };
}

export type CollectionQueries<Fields extends FieldSet> = ReturnType<typeof collectionQueries<Fields>>;
