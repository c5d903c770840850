import {
  accessLogResponse,
  type ExtendLegalAccessRequest,
  type GrantLegalAccessRequest,
  legalAccessGrantResponse,
  legalAccessListResponse,
} from '@settlewise/contract/legalAccess';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callFor } from '../../api/client';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/legal-access';
const accessLogPath = `${path}/looks`;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

const grants = defineQuery({ path, answer: legalAccessListResponse, tags: ['legal access'] });

/**
 * GET /api/legal-access: the person's grants, the newest first. Asked anew each time that they come into sight: a
 * lawyer's accesses change them.
 */
export const useLegalAccess = ({ enabled }: { enabled: boolean }) =>
  useQuery({ ...grants, enabled, staleTime: 0 });

/** GET /api/legal-access/looks: who has seen the record, the newest first, a stretch at a time. */
export const useAccessLog = ({ enabled }: { enabled: boolean }) =>
  useInfiniteQuery({
    queryKey: [accessLogPath],
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

/** POST /api/legal-access; answers the grant. */
export const useGrantLegalAccess = () =>
  useSend({
    request: (payload: GrantLegalAccessRequest) => ({ method: 'POST', path, payload }),
    answer: legalAccessGrantResponse,
    once: true,
    touches: ['legal access'],
    overtaken: 'any',
  });

/** PATCH /api/legal-access/{id}: a new last day. A grant that is gone, or in another state, makes the list be asked for again. */
export const useExtendLegalAccess = () =>
  useSend({
    request: ({ id, change }: { id: string; change: ExtendLegalAccessRequest }) => ({
      method: 'PATCH',
      path: pathOf(id),
      payload: change,
    }),
    answer: legalAccessGrantResponse,
    touches: ['legal access'],
    overtaken: [404, 409],
  });

/** DELETE /api/legal-access/{id}: the access ends at once. */
export const useRevokeLegalAccess = () =>
  useSend({
    request: (id: string) => ({ method: 'DELETE', path: pathOf(id) }),
    answer: legalAccessGrantResponse,
    touches: ['legal access'],
    overtaken: [404, 409],
  });
