import type { DeleteAccountRequest } from '@settlewise/contract/personalData';
import { useSend } from '../../api/useSend';
import { useSignedOut } from './accountQueries';

/** Where the browser saves everything about the signed-in person from. */
export const recordExportPath = '/api/account/export';

/**
 * DELETE /api/account. Asking again after a failure completes what was begun. `leave` goes to a public page first: a
 * guarded one would send a signed-out person to sign in.
 */
export function useDeleteAccount(leave: () => void | Promise<void>) {
  const signedOut = useSignedOut(leave);
  return useSend({
    request: (payload: DeleteAccountRequest) => ({ method: 'DELETE', path: '/api/account', payload }),
    onSuccess: signedOut,
  });
}
