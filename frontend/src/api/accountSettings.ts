import {
  accountProfileResponse,
  accountSettingsResponse,
  messageResponse,
  type AccountProfileRequest,
  type AccountSettingsRequest,
  type ChangePasswordRequest,
} from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor } from './client';
import { useIdempotencyKeys } from './idempotencyKey';
import { useRefreshOwnSessions } from './ownSessions';
import { useRefreshRecord } from './recordQueries';

const profilePath = '/api/account/profile';
const settingsPath = '/api/account/settings';

/** GET /api/account/profile: name, address and nationality of the signed-in person. */
export function useAccountProfile() {
  return useQuery({
    queryKey: [profilePath],
    queryFn: ({ signal }) => callFor(accountProfileResponse, 'GET', profilePath, { signal }),
  });
}

/** PUT /api/account/profile; answers the profile as it is now. The name and address are seen elsewhere too. */
export function useSaveAccountProfile() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  const refreshRecord = useRefreshRecord();
  return useMutation({
    mutationFn: (payload: AccountProfileRequest) =>
      callFor(accountProfileResponse, 'PUT', profilePath, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess(saved) {
      keys.accepted();
      client.setQueryData([profilePath], saved);
      refreshRecord({ except: profilePath });
    },
  });
}

/** GET /api/account/settings */
export function useAccountSettings() {
  return useQuery({
    queryKey: [settingsPath],
    queryFn: ({ signal }) => callFor(accountSettingsResponse, 'GET', settingsPath, { signal }),
  });
}

/** POST /api/account/settings: some of the settings; answers all of them as they are now. */
export function useSaveAccountSettings() {
  const client = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: AccountSettingsRequest) =>
      callFor(accountSettingsResponse, 'POST', settingsPath, {
        payload,
        idempotencyKey: keys.keyFor(payload),
      }),
    onSuccess(saved) {
      keys.accepted();
      client.setQueryData([settingsPath], saved);
    },
  });
}

/** POST /api/account/password; answers what it means for the person's other devices. */
export function useChangePassword() {
  const refreshSessions = useRefreshOwnSessions();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: (payload: ChangePasswordRequest) =>
      callFor(messageResponse, 'POST', '/api/account/password', {
        payload,
        idempotencyKey: keys.keyFor(payload),
      }),
    onSuccess() {
      keys.accepted();
      refreshSessions();
    },
  });
}
