import { personHistoryResponse } from '@settlewise/contract/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { historyKey } from './keys';
import { useAskAdmin } from './useAskAdmin';

/**
 * GET /api/admin/users/{id}/history: fifty events, the newest first.
 * @param accessId of an open access to the record; @param before only what is older than this place in the log
 */
export function usePersonHistory(userId: string, accessId: string, before: string | null) {
  const ask = useAskAdmin();
  return useQuery({
    queryKey: [...historyKey(userId, accessId), before],
    queryFn({ signal }) {
      const query = new URLSearchParams({ look: accessId, ...(before !== null && { before }) });
      const path = `/users/${encodeURIComponent(userId)}/history?${query.toString()}`;
      return ask(path, personHistoryResponse, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
