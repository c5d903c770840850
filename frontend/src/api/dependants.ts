import {
  dependantListResponse,
  dependantProgressListResponse,
  type DependantRequest,
} from '@settlewise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';
import { useRefreshRecord } from './recordQueries';

const path = '/api/dependants';

/** GET /api/dependants: in the order in which they were added. */
export function useDependants() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callFor(dependantListResponse, 'GET', path, { signal }),
  });
}

/** GET /api/dependants/progress: the clock of each. @param enabled false where there is nobody to ask about */
export function useDependantProgress(enabled: boolean) {
  return useQuery({
    queryKey: [`${path}/progress`],
    queryFn: ({ signal }) => callFor(dependantProgressListResponse, 'GET', `${path}/progress`, { signal }),
    enabled,
  });
}

/** POST /api/dependants */
export function useAddDependant() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: (payload: DependantRequest) =>
      callOnly('POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}

/** PUT /api/dependants/{id} */
export function useChangeDependant() {
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: ({ id, payload }: { id: number; payload: DependantRequest }) =>
      callOnly('PUT', `${path}/${id}`, { payload }),
    onSuccess: () => refresh(),
  });
}

/** DELETE /api/dependants/{id}. Somebody who is gone already makes the list be asked for again. */
export function useRemoveDependant() {
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: (id: number) => callOnly('DELETE', `${path}/${id}`),
    onSuccess: () => refresh(),
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}
