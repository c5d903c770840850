import type { DeleteAccountRequest } from '@settlewise/contract';
import { useMutation } from '@tanstack/react-query';
import { forgetAllDrafts } from '../drafts/draftStorage';
import { useSignedIn } from './account';
import { callOnly } from './client';

/** Where the browser saves everything about the signed-in person from. */
export const recordExportPath = '/api/account/export';

/**
 * DELETE /api/account. Asking again after a failure completes what was begun. `leave` goes to a public page first: a
 * guarded one would send a signed-out person to sign in.
 */
export function useDeleteAccount(leave: () => void | Promise<void>) {
  const signedIn = useSignedIn();
  return useMutation({
    mutationFn: (payload: DeleteAccountRequest) => callOnly('DELETE', '/api/account', { payload }),
    async onSuccess() {
      await leave();
      forgetAllDrafts();
      signedIn(null);
    },
  });
}
