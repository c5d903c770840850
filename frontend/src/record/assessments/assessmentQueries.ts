import {
  type SaveAssessmentRequest,
  savedAssessmentList,
  savedAssessmentResponse,
} from '@settlewise/contract/assessments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor, callOnly } from '../../api/client';
import { ApiError } from '../../api/errors';
import { useIdempotencyKeys } from '../../api/idempotencyKey';

const path = '/api/assessments';
const listKey = [path] as const;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
/** Not below the list's key: what was saved never changes, so it need not be asked for again with the list. */
const keyOf = (id: string) => [pathOf(id)] as const;

/** GET /api/assessments: the signed-in person's saved results, newest first. */
export function useSavedAssessments() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => callFor(savedAssessmentList, 'GET', path, { signal }),
  });
}

/** GET /api/assessments/{id}: one saved result, as it was. */
export function useSavedAssessment(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callFor(savedAssessmentResponse, 'GET', pathOf(id), { signal }),
  });
}

/** POST /api/assessments: the server works the result out again, and answers with it as it is kept. */
export function useSaveAssessment() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: SaveAssessmentRequest) =>
      callFor(savedAssessmentResponse, 'POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess(saved) {
      keys.accepted();
      client.setQueryData(keyOf(saved.id), saved);
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** DELETE /api/assessments/{id}. One that is gone already makes the list be asked for again. */
export function useDiscardAssessment() {
  const client = useQueryClient();
  const gone = (id: string) => {
    // The page that shows it is about to be left: it must not ask for what is gone, and nobody shall find it again.
    client.removeQueries({ queryKey: keyOf(id), type: 'inactive' });
    void client.invalidateQueries({ queryKey: keyOf(id), refetchType: 'none' });
    void client.invalidateQueries({ queryKey: listKey });
  };
  return useMutation({
    mutationFn: (id: string) => callOnly('DELETE', pathOf(id)),
    onSuccess: (_, id) => gone(id),
    onError(error, id) {
      if (error instanceof ApiError && error.status === 404) gone(id);
    },
  });
}
