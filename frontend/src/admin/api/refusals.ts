import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/errors';
import { userKey } from '../../api/userKey';

/**
 * Tells the guard at the door what an answer says about who is signed in. 401: nobody is, and the guard leads to
 * sign-in. 403: the person may have lost the role (then the guard leads to the home page), or only lacks an open look
 * at the record that was asked for; who they are is asked anew, which tells the two apart.
 */
export function noteRefusal(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) client.setQueryData(userKey, null);
  if (error.status === 403) void client.invalidateQueries({ queryKey: userKey });
}
