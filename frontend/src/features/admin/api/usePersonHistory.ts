import { personHistoryResponse } from '@settlewise/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { historyKey } from './keys';
import { useAskAdmin } from './useAskAdmin';

/** GET /api/admin/users/{id}/history: the newest first, a stretch at a time; `accessId`: of an open access to the record. */
export function usePersonHistory(userId: string, accessId: string) {
  const ask = useAskAdmin();
  return useInfiniteQuery({
    queryKey: historyKey(userId, accessId),
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams({ look: accessId, ...(pageParam !== null && { before: pageParam }) });
      const path = `/users/${encodeURIComponent(userId)}/history?${query.toString()}`;
      return ask(path, personHistoryResponse, signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

const firstPage: string | null = null;
