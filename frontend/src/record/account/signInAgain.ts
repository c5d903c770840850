import {
  userResponse,
  type LoginCodeRequest,
  type LoginRequest,
  type UserResponse,
} from '@settlewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';
import { useSignedIn } from './accountQueries';
import { loginAnswer } from './signInQueries';

interface SignInAgain {
  /** The same person: the page and what was typed on it stay. */
  readonly onSame: () => void;
  /** Somebody else: nothing of the person before stays. */
  readonly onOther: () => void | Promise<void>;
}

/** Signing in over a page whose session has ended. */
export function useSignInAgain({ onSame, onOther }: SignInAgain) {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  async function after(user: UserResponse): Promise<void> {
    const before = client.getQueryData<UserResponse | null>(userKey);
    if (before?.id === user.id) {
      client.setQueryData(userKey, user);
      onSame();
    } else {
      await onOther();
      signedIn(user);
    }
  }
  return {
    /** POST /api/login. Answers null where a code is needed besides. */
    password: useSend({
      request: (payload: LoginRequest) => ({ method: 'POST', path: '/api/login', payload }),
      answer: loginAnswer,
      once: true,
      onSuccess: (user) => (user === null ? undefined : after(user)),
    }),
    /** POST /api/login/code */
    code: useSend({
      request: (payload: LoginCodeRequest) => ({ method: 'POST', path: '/api/login/code', payload }),
      answer: userResponse,
      once: true,
      onSuccess: after,
    }),
  };
}

/** Who was signed in until the session ended. */
export function useUserOnShow(): UserResponse | null {
  return useQueryClient().getQueryData<UserResponse | null>(userKey) ?? null;
}
