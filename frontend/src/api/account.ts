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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetAllDrafts, holderOfDraftsChanged } from '../drafts/draftStorage';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';
import { userKey } from './userKey';

async function fetchUser(signal: AbortSignal): Promise<UserResponse | null> {
  try {
    return await callFor(userResponse, 'GET', '/api/user', { signal });
  } catch (error) {
    // Nobody is signed in: an answer, not a failure.
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in: `data` is the person, or null for nobody. Kept for 5 minutes. */
export function useUser() {
  return useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => fetchUser(signal),
    staleTime: 5 * 60 * 1000,
  });
}

/** Puts a person in place, and drops whatever the cache holds of the one before. Drafts that were typed before become theirs. */
export function useSignedIn() {
  const client = useQueryClient();
  return (user: UserResponse | null) => {
    client.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
    client.setQueryData(userKey, user);
    holderOfDraftsChanged();
  };
}

/** A call that answers who is signed in from now on. */
function useSignInCall<Payload>(path: string) {
  const signedIn = useSignedIn();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: Payload) =>
      callFor(userResponse, 'POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess(user) {
      keys.accepted();
      signedIn(user);
    },
  });
}

const loginAnswer = userResponse.or(codeNeededResponse);

/** POST /api/login. Answers the user, or null where a code is needed besides: see `useLoginCode`. */
export function useLogin() {
  const signedIn = useSignedIn();
  const keys = useIdempotencyKeys();
  return useMutation({
    async mutationFn(payload: LoginRequest) {
      const idempotencyKey = keys.keyFor(payload);
      const answer = await callFor(loginAnswer, 'POST', '/api/login', { payload, idempotencyKey });
      return 'codeNeeded' in answer ? null : answer;
    },
    onSuccess(user) {
      keys.accepted();
      if (user !== null) signedIn(user);
    },
  });
}

/** POST /api/login/code */
export const useLoginCode = () => useSignInCall<LoginCodeRequest>('/api/login/code');

/** POST /api/register */
export const useRegister = () => useSignInCall<RegisterRequest>('/api/register');

/**
 * POST /api/logout. `leave` goes to a public page first: a guarded one would send a signed-out person to sign in.
 * What was typed into the calculators goes too: the next person at this computer is another.
 */
export function useLogout(leave: () => void | Promise<void>) {
  const signedIn = useSignedIn();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: () => callOnly('POST', '/api/logout', { payload: {}, idempotencyKey: keys.keyFor(null) }),
    async onSuccess() {
      keys.accepted();
      await leave();
      forgetAllDrafts();
      signedIn(null);
    },
  });
}

function useMessageCall<Payload>(path: string) {
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: Payload) =>
      callFor(messageResponse, 'POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess: () => keys.accepted(),
  });
}

/** POST /api/password/forgot; the answer is the same for a known and an unknown address. */
export const useForgotPassword = () => useMessageCall<ForgotPasswordRequest>('/api/password/forgot');

/** POST /api/password/reset */
export const useResetPassword = () => useMessageCall<ResetPasswordRequest>('/api/password/reset');

/** POST /api/verify-email/resend */
export const useResendVerification = () => useMessageCall<Record<string, never>>('/api/verify-email/resend');

/** POST /api/verify-email; afterwards the current user is asked for again. */
export function useVerifyEmail() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: VerifyEmailRequest) =>
      callFor(messageResponse, 'POST', '/api/verify-email', {
        payload,
        idempotencyKey: keys.keyFor(payload),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: userKey }),
  });
}
