import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOnly } from '../../../api/client';
import { useIdempotencyKeys } from '../../../api/idempotencyKey';
import { adminPath } from './dataProvider';
import { noteRefusal } from './refusals';

interface Act {
  readonly method?: 'POST' | 'DELETE';
  /** After /api/admin. */
  readonly path: string;
  readonly payload?: unknown;
}

/** Something an administrator does. Afterwards everything on show is asked for again, who is signed in included. */
export function useAdminAct() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: ({ method = 'POST', path, payload = {} }: Act) =>
      callOnly(method, `${adminPath}${path}`, {
        ...(method === 'POST' && { payload }),
        idempotencyKey: keys.keyFor({ method, path, payload }),
      }),
    onSuccess() {
      keys.accepted();
      void client.invalidateQueries();
    },
    onError: (error) => noteRefusal(client, error),
  });
}
