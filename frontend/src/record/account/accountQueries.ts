import type { UserResponse } from '@settlewise/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetAllDrafts, holderOfDraftsChanged } from '../drafts/draftStorage';
import { callFor } from '../../api/client';
import { ApiError } from '../../api/errors';
import { defineQuery } from '../../api/queries';
import { onDemand } from '../../api/shapes';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';

const currentUser = defineQuery({
  path: userKey[0],
  tags: ['user', 'record'],
  async ask({ signal }): Promise<UserResponse | null> {
    try {
      return await callFor(onDemand('userResponse'), 'GET', userKey[0], { signal });
    } catch (error) {
      // Nobody is signed in: an answer, not a failure.
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Who is signed in: `data` is the person, or null for nobody. Kept for 5 minutes. */
export const useUser = () => useQuery({ ...currentUser, staleTime: 5 * 60 * 1000 });

/** Puts a person in place, and drops whatever the cache holds of the one before. Drafts that were typed before become theirs. */
export function useSignedIn() {
  const client = useQueryClient();
  return (user: UserResponse | null) => {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
    client.setQueryData(currentUser.queryKey, user);
    holderOfDraftsChanged();
  };
}

/**
 * Nobody is signed in any more. `leave` goes to a public page first: a guarded one would send them to sign in. What was
 * typed into the calculators goes too: the next person at this computer is another.
 */
export function useSignedOut(leave: () => void | Promise<void>) {
  const signedIn = useSignedIn();
  return async () => {
    await leave();
    forgetAllDrafts();
    signedIn(null);
  };
}

/** POST /api/logout. @param leave goes to a public page */
export function useLogout(leave: () => void | Promise<void>) {
  const signedOut = useSignedOut(leave);
  return useSend({
    request: () => ({ method: 'POST', path: '/api/logout', payload: {} }),
    once: true,
    onSuccess: signedOut,
  });
}

/** POST /api/verify-email/resend */
export const useResendVerification = () =>
  useSend({
    request: () => ({ method: 'POST', path: '/api/verify-email/resend', payload: {} }),
    answer: onDemand('messageResponse'),
    once: true,
  });
