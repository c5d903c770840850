import { sessionListResponse, type EndSessionsRequest } from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor, callOnly } from './client';

const path = '/api/account/sessions';
const sessionsKey = [path] as const;

/** GET /api/account/sessions: where the person is signed in. Asked anew each time that they come into sight. */
export function useOwnSessions({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callFor(sessionListResponse, 'GET', path, { signal }),
    enabled,
    staleTime: 0,
  });
}

/** Asks again for the sessions that are on show: a changed password ends all others. */
export function useRefreshOwnSessions() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: sessionsKey });
}

/** DELETE /api/account/sessions/{id}, or POST /api/account/sessions/end-others without one. */
export function useEndSessions() {
  const refresh = useRefreshOwnSessions();
  return useMutation({
    mutationFn: ({ id, payload }: { id: string | null; payload: EndSessionsRequest }) =>
      id === null
        ? callOnly('POST', `${path}/end-others`, { payload })
        : callOnly('DELETE', `${path}/${encodeURIComponent(id)}`, { payload }),
    onSettled: refresh,
  });
}
