import {
  codeNeededResponse,
  messageResponse,
  userResponse,
  type ForgotPasswordRequest,
  type LoginCodeRequest,
  type LoginRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
  type UserResponse,
  type VerifyEmailRequest,
} from '@settlewise/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetAllDrafts, holderOfDraftsChanged } from '../drafts/draftStorage';
import { callFor } from '../../api/client';
import { ApiError } from '../../api/errors';
import { defineQuery } from '../../api/queries';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';

const currentUser = defineQuery({
  path: userKey[0],
  tags: ['user', 'record'],
  async ask({ signal }): Promise<UserResponse | null> {
    try {
      return await callFor(userResponse, 'GET', userKey[0], { signal });
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

/** A call that answers who is signed in from now on. */
function useSignInCall<Payload>(path: string) {
  const signedIn = useSignedIn();
  return useSend({
    request: (payload: Payload) => ({ method: 'POST', path, payload }),
    answer: userResponse,
    once: true,
    onSuccess: signedIn,
  });
}

const loginAnswer = userResponse
  .or(codeNeededResponse)
  .transform((answer) => ('codeNeeded' in answer ? null : answer));

/** POST /api/login. Answers the user, or null where a code is needed besides: see `useLoginCode`. */
export function useLogin() {
  const signedIn = useSignedIn();
  return useSend({
    request: (payload: LoginRequest) => ({ method: 'POST', path: '/api/login', payload }),
    answer: loginAnswer,
    once: true,
    onSuccess(user) {
      if (user !== null) signedIn(user);
    },
  });
}

/** POST /api/login/code */
export const useLoginCode = () => useSignInCall<LoginCodeRequest>('/api/login/code');

/** POST /api/register */
export const useRegister = () => useSignInCall<RegisterRequest>('/api/register');

/** POST /api/logout. @param leave goes to a public page */
export function useLogout(leave: () => void | Promise<void>) {
  const signedOut = useSignedOut(leave);
  return useSend({
    request: () => ({ method: 'POST', path: '/api/logout', payload: {} }),
    once: true,
    onSuccess: signedOut,
  });
}

const useMessageCall = <Payload>(path: string) =>
  useSend({
    request: (payload: Payload) => ({ method: 'POST', path, payload }),
    answer: messageResponse,
    once: true,
  });

/** POST /api/password/forgot; the answer is the same for a known and an unknown address. */
export const useForgotPassword = () => useMessageCall<ForgotPasswordRequest>('/api/password/forgot');

/** POST /api/password/reset */
export const useResetPassword = () => useMessageCall<ResetPasswordRequest>('/api/password/reset');

/** POST /api/verify-email/resend */
export const useResendVerification = () => useMessageCall<Record<string, never>>('/api/verify-email/resend');

/** POST /api/verify-email; it is done once the current user has been asked for again. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useSend({
    request: (payload: VerifyEmailRequest) => ({ method: 'POST', path: '/api/verify-email', payload }),
    answer: messageResponse,
    once: true,
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
  });
}
