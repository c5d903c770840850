import {
  ownSharedResult,
  ownSharedResultList,
  sharedByVisitorResponse,
  sharedResultResponse,
  type RevokeSharedResultRequest,
  type ShareAsVisitorRequest,
  type ShareResultRequest,
} from '@settlewise/contract';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/shared-results';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/** GET /api/shared-results: the signed-in person's links that work, newest first. */
export const useOwnSharedResults = () =>
  useQuery(defineQuery({ path, tags: ['shared results'], answer: ownSharedResultList }));

/** GET /api/shared-results/{id}: what somebody shared, sealed. */
export const useSharedResult = (id: string) =>
  useQuery(defineQuery({ path: pathOf(id), answer: sharedResultResponse }));

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

/** POST /api/shared-results/{id}/revoke: what a visitor shared. */
export const useRevokeAsVisitor = (id: string) =>
  useSend({
    request: (payload: RevokeSharedResultRequest) => ({
      method: 'POST',
      path: `${pathOf(id)}/revoke`,
      payload,
    }),
  });
