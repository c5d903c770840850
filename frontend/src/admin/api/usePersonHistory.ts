import { personHistoryResponse } from '@settlewise/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { callFor } from '../../api/client';
import { adminPath } from './dataProvider';
import { noteRefusal } from './refusals';

/** GET /api/admin/users/{id}/history: the newest first, a stretch at a time; `look`: the id of an open look. */
export function usePersonHistory(userId: string, look: string) {
  const client = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['admin', 'history', userId, look],
    async queryFn({ pageParam, signal }) {
      const query = new URLSearchParams({ look, ...(pageParam !== null && { before: pageParam }) });
      try {
        const path = `${adminPath}/users/${encodeURIComponent(userId)}/history?${query.toString()}`;
        return await callFor(personHistoryResponse, 'GET', path, { signal });
      } catch (error) {
        noteRefusal(client, error);
        throw error;
      }
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

const firstPage: string | null = null;
