import {
  type Collection,
  collectionContract,
  type CollectionPart,
  type FieldSet,
  type Presented,
} from '@settlewise/contract/collections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { resourceCalls } from '../../api/resourceCalls';

/** The calls of a collection as hooks: made once for each part, beside its page. */
export function collectionQueries<Fields extends FieldSet>(
  collection: Collection<string, string, Fields, CollectionPart>,
) {
  const { part } = collection;
  const path = `/api/${part}`;
  const contract = collectionContract(collection);
  const list = defineQuery<readonly Presented<Fields>[]>({
    path,
    answer: contract.listResponse,
    tags: [part],
  });
  return {
    contract,
    useList: () => useQuery(list),
    /** Looks what the list is by now: after a change, it may not be drawn yet. */
    useListNow() {
      const client = useQueryClient();
      return () => client.getQueryData<readonly Presented<Fields>[]>(list.queryKey) ?? [];
    },
    ...resourceCalls<string, object>({
      path,
      changeBy: 'PATCH',
      item: contract.response,
      list,
      touches: [part],
    }),
  };
}

export type CollectionQueries<Fields extends FieldSet> = ReturnType<typeof collectionQueries<Fields>>;
