import {
  recoveryCodesResponse,
  type SecondFactorChangeRequest,
  type SecondFactorKeyRequest,
  secondFactorKeyResponse,
  secondFactorResponse,
  type TurnOnSecondFactorRequest,
} from '@settlewise/contract/secondFactor';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, useRefresh } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/account/second-factor';
const secondFactor = defineQuery({ path, answer: secondFactorResponse, tags: ['second factor'] });

/** GET /api/account/second-factor: whether signing in takes a code. */
export const useSecondFactor = (wanted = true) => useQuery({ ...secondFactor, enabled: wanted });

/** POST /api/account/second-factor/key: the key for the app. It is kept nowhere but in the answer. */
export const useMakeKey = () =>
  useSend({
    request: (payload: SecondFactorKeyRequest) => ({ method: 'POST', path: `${path}/key`, payload }),
    answer: secondFactorKeyResponse,
    secret: true,
  });

/** What a change means for what is on show elsewhere: what is shut to the person, the codes left, who is still signed in. */
export function useLookAgain() {
  const refresh = useRefresh();
  return () => refresh({ tags: ['sessions', 'second factor', 'user'] });
}

/** POST /api/account/second-factor; answers the recovery codes. `useLookAgain` waits until they have been read. */
export const useTurnOn = () =>
  useSend({
    request: (payload: TurnOnSecondFactorRequest) => ({ method: 'POST', path, payload }),
    answer: recoveryCodesResponse,
    secret: true,
  });

/** POST /api/account/second-factor/recovery-codes */
export const useMakeRecoveryCodes = () =>
  useSend({
    request: (payload: SecondFactorChangeRequest) => ({
      method: 'POST',
      path: `${path}/recovery-codes`,
      payload,
    }),
    answer: recoveryCodesResponse,
    secret: true,
  });

/** DELETE /api/account/second-factor */
export const useTurnOff = () =>
  useSend({
    request: (payload: SecondFactorChangeRequest) => ({ method: 'DELETE', path, payload }),
    answer: secondFactorResponse,
    saves: secondFactor,
    touches: ['sessions'],
  });
