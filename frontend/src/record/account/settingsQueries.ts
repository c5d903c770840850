import {
  type AccountProfileRequest,
  accountProfileResponse,
  type AccountSettingsRequest,
  accountSettingsResponse,
  type ChangePasswordRequest,
} from '@settlewise/contract/accountSettings';
import { messageResponse } from '@settlewise/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const profilePath = '/api/account/profile';
const settingsPath = '/api/account/settings';

const accountProfile = defineQuery({
  path: profilePath,
  answer: accountProfileResponse,
  tags: ['record', 'addresses'],
});
const accountSettings = defineQuery({ path: settingsPath, answer: accountSettingsResponse });

/** GET /api/account/profile: name, address and nationality of the signed-in person. */
export const useAccountProfile = () => useQuery(accountProfile);

/** PUT /api/account/profile; answers the profile as it is now. The name and address are seen elsewhere too. */
export const useSaveAccountProfile = () =>
  useSend({
    request: (payload: AccountProfileRequest) => ({ method: 'PUT', path: profilePath, payload }),
    answer: accountProfileResponse,
    once: true,
    saves: accountProfile,
    touches: ['record', 'addresses'],
  });

/** GET /api/account/settings */
export const useAccountSettings = () => useQuery(accountSettings);

/**
 * POST /api/account/settings: some of the settings; answers all of them as they are now. Switching sharing off and on
 * suspends what lawyers were given, and revives it.
 */
export const useSaveAccountSettings = () =>
  useSend({
    request: (payload: AccountSettingsRequest) => ({ method: 'POST', path: settingsPath, payload }),
    answer: accountSettingsResponse,
    once: true,
    saves: accountSettings,
    touches: ['legal access'],
    overtaken: 'any',
  });

/** POST /api/account/password; answers what it means for the person's other devices, which are signed out. */
export const useChangePassword = () =>
  useSend({
    request: (payload: ChangePasswordRequest) => ({ method: 'POST', path: '/api/account/password', payload }),
    answer: messageResponse,
    once: true,
    touches: ['sessions'],
  });
