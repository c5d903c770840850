import type { LoginRequest, UserResponse } from '@settlewise/contract/accounts';
import type { LoginCodeRequest } from '@settlewise/contract/secondFactor';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { isOfSession, notePersonChanged, noteSessionOn } from '../../api/session';
import { userKey } from '../../api/userKey';
import { useSend } from '../../api/useSend';
import { useSignedIn } from './accountQueries';
import { accountShape } from './accountShape';

interface SignInAgain {
  /** The same person: the page and what was typed on it stay. */
  readonly onSame: () => void;
  /** Somebody else: nothing of the person before is there any more. */
  readonly onOther: () => void | Promise<void>;
}

/** Signing in over a page whose session has ended. */
export function useSignInAgain({ onSame, onOther }: SignInAgain) {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  async function after(user: UserResponse): Promise<void> {
    const before = client.getQueryData<UserResponse | null>(userKey);
    if (before?.id !== user.id) {
      signedIn(user);
      await onOther();
      return;
    }
    client.setQueryData(userKey, user);
    noteSessionOn(client);
    onSame();
    // What is on show is not marked as overtaken: pages take a form away whose answer was, with what was typed into it.
    void client.refetchQueries({ predicate: isAskedAnew, type: 'active' });
    void client.invalidateQueries({ predicate: isAskedAnew, type: 'inactive', refetchType: 'none' });
  }
  return {
    /** POST /api/login. Answers null where a code is needed besides. */
    password: useSend({
      request: (payload: LoginRequest) => ({ method: 'POST', path: '/api/login', payload }),
      answer: accountShape.loginAnswer,
      once: true,
      signsIn: true,
      onSuccess: (user) => (user === null ? undefined : after(user)),
    }),
    /** POST /api/login/code */
    code: useSend({
      request: (payload: LoginCodeRequest) => ({ method: 'POST', path: '/api/login/code', payload }),
      answer: accountShape.userResponse,
      once: true,
      signsIn: true,
      onSuccess: after,
    }),
    /** Clears the page without signing in: one that needs an account leads to sign-in then. */
    leave: () => {
      notePersonChanged(client);
      signedIn(null);
    },
  };
}

/** What was refused, and what may have changed meanwhile. A shared record is left alone: each look at it is recorded. */
const isAskedAnew = ({ queryKey, state, meta }: Query): boolean =>
  !isOfSession(queryKey) && (state.status === 'error' || meta?.tags !== undefined);

/** Who was signed in until the session ended. */
export function useUserOnShow(): UserResponse | null {
  return useQueryClient().getQueryData<UserResponse | null>(userKey) ?? null;
}
