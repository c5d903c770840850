import type { UserResponse } from '@settlewise/contract/accounts';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { watchActs } from '../api/acts';
import { userKey } from '../api/userKey';
import {
  actHasBegun,
  actHasFailed,
  endFailureToast,
  endToast,
  failureIsSaidElsewhere,
} from '../ui/toasts/toastStore';

/**
 * A toast ends when what it says is so no longer: a failure's when the same is tried again or its page is left, and
 * anybody's when another person is signed in, or nobody.
 */
export function useEndsOfToasts(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  useEffect(() => endFailureToast, [pathname]);
  useEffect(
    () =>
      watchActs({ onBegun: actHasBegun, onFailed: actHasFailed, onAskedToSignIn: failureIsSaidElsewhere }),
    [],
  );
  useEffect(() => {
    const who = () => client.getQueryData<UserResponse | null>(userKey)?.id;
    let last = who();
    // Told at once, before whoever signed the person in or out says so in a toast of its own.
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryHash !== hashKey(userKey)) return;
      const now = who();
      if (now === last) return;
      last = now;
      endToast();
    });
  }, [client]);
}
