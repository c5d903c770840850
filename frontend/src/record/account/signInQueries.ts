import type {
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyEmailRequest,
} from '@settlewise/contract/accounts';
import type { LoginCodeRequest } from '@settlewise/contract/secondFactor';
import { useQueryClient } from '@tanstack/react-query';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';
import { useSignedIn } from './accountQueries';
import { accountShape } from './accountShape';

/** A call that answers who is signed in from now on. */
function useSignInCall<Payload>(path: string, before?: () => void) {
  const signedIn = useSignedIn();
  return useSend({
    request: (payload: Payload) => ({ method: 'POST', path, payload }),
    answer: accountShape.userResponse,
    once: true,
    onSuccess(user) {
      before?.();
      signedIn(user);
    },
  });
}

/** POST /api/login. Answers the user, or null where a code is needed besides: see `useLoginCode`. */
export function useLogin() {
  const signedIn = useSignedIn();
  return useSend({
    request: (payload: LoginRequest) => ({ method: 'POST', path: '/api/login', payload }),
    answer: accountShape.loginAnswer,
    once: true,
    onSuccess(user) {
      if (user !== null) signedIn(user);
    },
  });
}

/** POST /api/login/code */
export const useLoginCode = () => useSignInCall<LoginCodeRequest>('/api/login/code');

/** POST /api/register. @param onNew called before the page shows the person as signed in */
export const useRegister = (onNew: () => void) => useSignInCall<RegisterRequest>('/api/register', onNew);

const useMessageCall = <Payload>(path: string) =>
  useSend({
    request: (payload: Payload) => ({ method: 'POST', path, payload }),
    answer: accountShape.messageResponse,
    once: true,
  });

/** POST /api/password/forgot; the answer is the same for a known and an unknown address. */
export const useForgotPassword = () => useMessageCall<ForgotPasswordRequest>('/api/password/forgot');

/** POST /api/password/reset */
export const useResetPassword = () => useMessageCall<ResetPasswordRequest>('/api/password/reset');

/** POST /api/verify-email; it is done once the current user has been asked for again. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useSend({
    request: (payload: VerifyEmailRequest) => ({ method: 'POST', path: '/api/verify-email', payload }),
    answer: accountShape.verifyEmailResponse,
    once: true,
    async onSuccess() {
      // Nobody is signed in here: what the address is confirmed for is asked after signing in.
      if (client.getQueryData(userKey) === null) return;
      // A first answer that is under way may be from before, and would not be asked for anew.
      await client.cancelQueries({ queryKey: userKey });
      await client.invalidateQueries({ queryKey: userKey });
    },
  });
}
