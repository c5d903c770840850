import { collectionContract, type Collection, type FieldSet, type Presented } from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor, callOnly } from '../../api/client';
import { ApiError } from '../../api/errors';
import { useIdempotencyKeys } from '../../api/idempotencyKey';

/** The calls of a collection as hooks: made once for each part, beside its page. */
export function collectionQueries<Fields extends FieldSet>(collection: Collection<string, string, Fields>) {
  const path = `/api/${collection.part}`;
  const contract = collectionContract(collection);
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

  function useRefresh() {
    const client = useQueryClient();
    return () => void client.invalidateQueries({ queryKey: [path] });
  }

  return {
    contract,

    useList: () =>
      useQuery({
        queryKey: [path],
        queryFn: ({ signal }): Promise<readonly Presented<Fields>[]> =>
          callFor(contract.listResponse, 'GET', path, { signal }),
      }),

    useRecord() {
      const keys = useIdempotencyKeys();
      const refresh = useRefresh();
      return useMutation({
        mutationFn: (payload: object) =>
          callOnly('POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
        onSuccess() {
          keys.accepted();
          refresh();
        },
      });
    },

    useChange() {
      const refresh = useRefresh();
      return useMutation({
        mutationFn: ({ id, payload }: { id: string; payload: object }) =>
          callOnly('PATCH', pathOf(id), { payload }),
        onSuccess: refresh,
      });
    },

    /** What is gone already makes the list be asked for again. */
    useRemove() {
      const refresh = useRefresh();
      return useMutation({
        mutationFn: (id: string) => callOnly('DELETE', pathOf(id)),
        onSuccess: refresh,
        onError(error) {
          if (error instanceof ApiError && error.status === 404) refresh();
        },
      });
    },
  };
}

export type CollectionQueries<Fields extends FieldSet> = ReturnType<typeof collectionQueries<Fields>>;
