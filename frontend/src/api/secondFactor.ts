import {
  recoveryCodesResponse,
  secondFactorKeyResponse,
  secondFactorResponse,
  type SecondFactorChangeRequest,
  type SecondFactorKeyRequest,
  type TurnOnSecondFactorRequest,
} from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor } from './client';
import { useRefreshOwnSessions } from './ownSessions';
import { userKey } from './userKey';

const path = '/api/account/second-factor';

/** GET /api/account/second-factor: whether signing in takes a code. */
export function useSecondFactor(wanted = true) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callFor(secondFactorResponse, 'GET', path, { signal }),
    enabled: wanted,
  });
}

/** POST /api/account/second-factor/key: the key for the app. It is kept nowhere but in the answer. */
export const useMakeKey = () =>
  useMutation({
    mutationFn: (payload: SecondFactorKeyRequest) =>
      callFor(secondFactorKeyResponse, 'POST', `${path}/key`, { payload }),
    gcTime: 0,
  });

/** What a change means for what is on show elsewhere: what is shut to the person, the codes left, who is still signed in. */
export function useLookAgain() {
  const client = useQueryClient();
  const refreshSessions = useRefreshOwnSessions();
  return () => {
    refreshSessions();
    return Promise.all([
      client.invalidateQueries({ queryKey: [path] }),
      client.invalidateQueries({ queryKey: userKey }),
    ]);
  };
}

/** POST /api/account/second-factor; answers the recovery codes. `useLookAgain` waits until they have been read. */
export const useTurnOn = () =>
  useMutation({
    mutationFn: (payload: TurnOnSecondFactorRequest) =>
      callFor(recoveryCodesResponse, 'POST', path, { payload }),
    gcTime: 0,
  });

/** POST /api/account/second-factor/recovery-codes */
export const useMakeRecoveryCodes = () =>
  useMutation({
    mutationFn: (payload: SecondFactorChangeRequest) =>
      callFor(recoveryCodesResponse, 'POST', `${path}/recovery-codes`, { payload }),
    gcTime: 0,
  });

/** DELETE /api/account/second-factor */
export function useTurnOff() {
  const client = useQueryClient();
  const refreshSessions = useRefreshOwnSessions();
  return useMutation({
    mutationFn: (payload: SecondFactorChangeRequest) =>
      callFor(secondFactorResponse, 'DELETE', path, { payload }),
    onSuccess(now) {
      client.setQueryData([path], now);
      refreshSessions();
    },
  });
}
