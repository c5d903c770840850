import type { UserResponse } from '@settlewise/contract/accounts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { forgetAllDrafts, holderOfDraftsChanged } from '../drafts/draftStorage';
import { forgetPractice } from '../practice/practiceStorage';
import { callFor } from '../../api/client';
import { ApiError } from '../../api/errors';
import { defineQuery } from '../../api/queries';
import { onDemand } from '../../api/shapes';
import {
  isOfSession,
  notePersonChanged,
  noteRefusedQuestion,
  noteSessionOn,
  noteSigningOut,
} from '../../api/session';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';

const currentUser = defineQuery({
  path: userKey[0],
  tags: ['user', 'record'],
  async ask({ signal, client }): Promise<UserResponse | null> {
    try {
      const user = await callFor(onDemand('userResponse'), 'GET', userKey[0], { signal });
      // Somebody else has signed in in another window.
      if ((onShow(client)?.id ?? user.id) !== user.id) forgetPerson(client);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // Nobody is signed in: an answer, not a failure. Whoever is on show stays until they have signed in again or left.
      return noteRefusedQuestion(client) ? onShow(client) : null;
    }
  },
});

/** Who is signed in: `data` is the person, or null for nobody. Kept for 5 minutes. */
export const useUser = () => useQuery({ ...currentUser, staleTime: 5 * 60 * 1000 });

const onShow = (client: QueryClient): UserResponse | null =>
  client.getQueryData<UserResponse | null>(userKey) ?? null;

/** Drops whatever the cache and the page hold of the person before. */
function forgetPerson(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isOfSession(queryKey) });
  holderOfDraftsChanged();
  notePersonChanged(client);
}

/** Puts a person in place, and drops whatever the cache holds of the one before. Drafts that were typed before become theirs. */
export function useSignedIn() {
  const client = useQueryClient();
  return (user: UserResponse | null) => {
    const before = onShow(client);
    client.removeQueries({ predicate: ({ queryKey }) => !isOfSession(queryKey) });
    client.setQueryData(currentUser.queryKey, user);
    holderOfDraftsChanged();
    // Pages that were made for one person are not another's.
    if (before !== null && user !== null && before.id !== user.id) notePersonChanged(client);
    noteSessionOn(client);
  };
}

/**
 * Nobody is signed in any more. `leave` goes to a public page first: a guarded one would send them to sign in. What was
 * typed into the calculators goes too: the next person at this computer is another.
 */
export function useSignedOut(leave: () => void | Promise<void>) {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  return async () => {
    noteSigningOut(client);
    await leave();
    forgetAllDrafts();
    forgetPractice();
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
