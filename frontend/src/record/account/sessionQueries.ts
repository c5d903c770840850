import { type EndSessionsRequest, sessionListResponse } from '@settlewise/contract/accountSettings';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/account/sessions';
const ownSessions = defineQuery({ path, answer: sessionListResponse, tags: ['sessions'] });

/** GET /api/account/sessions: where the person is signed in. Asked anew each time that they come into sight. */
export const useOwnSessions = ({ enabled }: { enabled: boolean }) =>
  useQuery({ ...ownSessions, enabled, staleTime: 0 });

/** DELETE /api/account/sessions/{id}, or POST /api/account/sessions/end-others without one. */
export const useEndSessions = () =>
  useSend({
    request: ({ id, payload }: { id: string | null; payload: EndSessionsRequest }) =>
      id === null
        ? { method: 'POST', path: `${path}/end-others`, payload }
        : { method: 'DELETE', path: `${path}/${encodeURIComponent(id)}`, payload },
    touches: ['sessions'],
    overtaken: 'any',
  });
