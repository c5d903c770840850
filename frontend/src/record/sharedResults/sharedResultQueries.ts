import {
  ownSharedResult,
  ownSharedResultList,
  type RevokeSharedResultRequest,
  type ShareAsVisitorRequest,
  sharedByVisitorResponse,
  sharedResultResponse,
  sharedResultStanding,
  type ShareResultRequest,
} from '@settlewise/contract/sharedResults';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor } from '../../api/client';
import { ApiError } from '../../api/errors';
import { pageStatus } from '../../api/pageStatus';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/shared-results';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** GET /api/shared-results: the signed-in person's links that work, newest first. */
export const useOwnSharedResults = () =>
  useQuery(defineQuery({ path, tags: ['shared results'], answer: ownSharedResultList }));

/** What the page of a link was answered with where nothing is at it: the call would be refused in the same way. */
const ofDeadLinks: ReadonlySet<number> = new Set([404, 410]);

/** GET /api/shared-results/{id}: what somebody shared, sealed. Not asked where the page itself was refused already. */
export const useSharedResult = (id: string) =>
  useQuery(
    defineQuery({
      path: pathOf(id),
      ask({ signal }) {
        const status = pageStatus();
        if (status !== null && ofDeadLinks.has(status)) throw new ApiError(status, '', '');
        return callFor(sharedResultResponse, 'GET', pathOf(id), { signal });
      },
    }),
  );

/** POST /api/shared-results: shares from an account. */
export const useShareResult = () =>
  useSend({
    request: (payload: ShareResultRequest) => ({ method: 'POST', path, payload }),
    answer: ownSharedResult,
    once: true,
    touches: ['shared results'],
  });

/** POST /api/shared-results/visitor: shares without an account; the answer has what revokes it. */
export const useShareAsVisitor = () =>
  useSend({
    request: (payload: ShareAsVisitorRequest) => ({ method: 'POST', path: `${path}/visitor`, payload }),
    answer: sharedByVisitorResponse,
    secret: true,
  });

/** DELETE /api/shared-results/{id}. One that has ended already makes the list be asked for again. */
export const useRevokeSharedResult = () =>
  useSend({
    request: (id: string) => ({ method: 'DELETE', path: pathOf(id) }),
    touches: ['shared results'],
    overtaken: [404],
  });

const standingKey = (id: string, revokeToken: string) => ['standing of a link', id, revokeToken];

/**
 * POST /api/shared-results/{id}/standing: a question, which needs what revokes the link and so is no GET. Kept no longer
 * than it is on show.
 */
export const useStandingOfLink = (id: string, revokeToken: string) =>
  useQuery({
    queryKey: standingKey(id, revokeToken),
    queryFn: ({ signal }) =>
      callFor(sharedResultStanding, 'POST', `${pathOf(id)}/standing`, { payload: { revokeToken }, signal }),
    gcTime: 0,
  });

/** POST /api/shared-results/{id}/revoke: what a visitor shared. */
export function useRevokeAsVisitor(id: string) {
  const client = useQueryClient();
  return useSend({
    request: (payload: RevokeSharedResultRequest) => ({
      method: 'POST',
      path: `${pathOf(id)}/revoke`,
      payload,
    }),
    onSuccess: async (_nothing, { revokeToken }) => {
      await client.refetchQueries({ queryKey: standingKey(id, revokeToken) });
    },
  });
}
