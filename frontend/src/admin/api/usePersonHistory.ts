import { personHistoryResponse } from '@settlewise/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAskAdmin } from './useAskAdmin';

/** GET /api/admin/users/{id}/history: the newest first, a stretch at a time; `look`: the id of an open look. */
export function usePersonHistory(userId: string, look: string) {
  const ask = useAskAdmin();
  return useInfiniteQuery({
    queryKey: ['admin', 'history', userId, look],
    queryFn({ pageParam, signal }) {
      const query = new URLSearchParams({ look, ...(pageParam !== null && { before: pageParam }) });
      const path = `/users/${encodeURIComponent(userId)}/history?${query.toString()}`;
      return ask(path, personHistoryResponse, signal);
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

const firstPage: string | null = null;
