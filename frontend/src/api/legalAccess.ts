import {
  legalAccessGrantResponse,
  legalAccessListResponse,
  accessLogResponse,
  type ExtendLegalAccessRequest,
  type GrantLegalAccessRequest,
} from '@settlewise/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';

const path = '/api/legal-access';
const grantsKey = [path] as const;
const accessLogPath = `${path}/looks`;
const accessLogKey = [accessLogPath] as const;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/**
 * GET /api/legal-access: the person's grants, the newest first. Asked anew each time that they come into sight: a
 * lawyer's accesses change them.
 */
export function useLegalAccess({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: grantsKey,
    queryFn: ({ signal }) => callFor(legalAccessListResponse, 'GET', path, { signal }),
    enabled,
    staleTime: 0,
  });
}

/** GET /api/legal-access/looks: who has seen the record, the newest first, a stretch at a time. */
export function useAccessLog({ enabled }: { enabled: boolean }) {
  return useInfiniteQuery({
    queryKey: accessLogKey,
    queryFn: ({ pageParam, signal }) =>
      callFor(
        accessLogResponse,
        'GET',
        pageParam === '' ? accessLogPath : `${accessLogPath}?before=${encodeURIComponent(pageParam)}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ looks, more }) => (more ? looks.at(-1)?.at : undefined),
    enabled,
    staleTime: 0,
  });
}

/** Asks again for the grants that are on show: switching sharing off and on suspends them and revives them. */
export function useRefreshLegalAccess() {
  const client = useQueryClient();
  return () => {
    // A list that is under way may be older than what was done, and a first one is not asked for anew by itself.
    void client
      .cancelQueries({ queryKey: grantsKey })
      .then(() => client.invalidateQueries({ queryKey: grantsKey }));
  };
}

/** POST /api/legal-access; answers the grant. */
export function useGrantLegalAccess() {
  const refresh = useRefreshLegalAccess();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: GrantLegalAccessRequest) =>
      callFor(legalAccessGrantResponse, 'POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}

/** PATCH /api/legal-access/{id}: a new last day. A grant that is gone makes the list be asked for again. */
export function useExtendLegalAccess() {
  const refresh = useRefreshLegalAccess();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ExtendLegalAccessRequest }) =>
      callFor(legalAccessGrantResponse, 'PATCH', pathOf(id), { payload: change }),
    onSuccess: refresh,
    onError: refreshWhereGone(refresh),
  });
}

/** DELETE /api/legal-access/{id}: the access ends at once. */
export function useRevokeLegalAccess() {
  const refresh = useRefreshLegalAccess();
  return useMutation({
    mutationFn: (id: string) => callFor(legalAccessGrantResponse, 'DELETE', pathOf(id)),
    onSuccess: refresh,
    onError: refreshWhereGone(refresh),
  });
}

/** What is on show is not how it is any more, where the server knows no such grant or one in another state. */
const refreshWhereGone = (refresh: () => void) => (error: unknown) => {
  if (error instanceof ApiError && (error.status === 404 || error.status === 409)) refresh();
};
