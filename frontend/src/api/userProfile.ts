import { userProfileResponse, type UserProfileRequest } from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor } from './client';
import { useRefreshRecord } from './recordQueries';

const path = '/api/user/profile';

/** GET /api/user/profile: what the onboarding knows about the person so far. */
export function useUserProfile() {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callFor(userProfileResponse, 'GET', path, { signal }),
  });
}

/** PUT /api/user/profile; answers the profile as it is now. */
export function useSaveUserProfile() {
  const client = useQueryClient();
  const refreshRecord = useRefreshRecord();
  return useMutation({
    mutationFn: (payload: UserProfileRequest) => callFor(userProfileResponse, 'PUT', path, { payload }),
    onSuccess(saved) {
      client.setQueryData([path], saved);
      refreshRecord({ except: path });
    },
  });
}
