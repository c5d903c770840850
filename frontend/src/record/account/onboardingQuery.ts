import type { UserResponse } from '@settlewise/contract/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';

/** Says that the onboarding is done, or not wanted: it is not offered any more then. */
export function useEndOnboarding() {
  const client = useQueryClient();
  return useSend({
    request: (onboarding: 'done' | 'put_away') => ({
      method: 'POST',
      path: '/api/account/settings',
      payload: { onboarding },
    }),
    once: true,
    // An answer that is under way from before would put back what it was.
    touches: ['user'],
    onSuccess: (_answer, onboarding) =>
      client.setQueryData<UserResponse | null>(userKey, (user) => user && { ...user, onboarding }),
  });
}
