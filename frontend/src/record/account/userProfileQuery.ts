import { type UserProfileRequest, userProfileResponse } from '@settlewise/contract/onboarding';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/user/profile';
const userProfile = defineQuery({ path, answer: userProfileResponse, tags: ['record'] });

/** GET /api/user/profile: what the onboarding knows about the person so far. */
export const useUserProfile = () => useQuery(userProfile);

/** PUT /api/user/profile; answers the profile as it is now. */
export const useSaveUserProfile = () =>
  useSend({
    request: (payload: UserProfileRequest) => ({ method: 'PUT', path, payload }),
    answer: userProfileResponse,
    saves: userProfile,
    touches: ['record'],
  });
