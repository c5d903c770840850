import {
  personalDetailsResponse,
  visaDetailsResponse,
  visaHistoryResponse,
  type PersonalDetailsRequest,
  type VisaDetailsRequest,
  type VisaHistoryRequest,
} from '@settlewise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';
import { useRefreshRecord } from './recordQueries';

const visaPath = '/api/immigration/profile';
const personalPath = `${visaPath}/personal`;
const historyPath = `${visaPath}/visa-history`;
const historyPathOf = (id: string) => `${historyPath}/${encodeURIComponent(id)}`;

/** GET /api/immigration/profile/personal */
export function usePersonalDetails() {
  return useQuery({
    queryKey: [personalPath],
    queryFn: ({ signal }) => callFor(personalDetailsResponse, 'GET', personalPath, { signal }),
  });
}

/** GET /api/immigration/profile: the visa that the person has now. */
export function useVisaDetails() {
  return useQuery({
    queryKey: [visaPath],
    queryFn: ({ signal }) => callFor(visaDetailsResponse, 'GET', visaPath, { signal }),
  });
}

/** GET /api/immigration/profile/visa-history: the visas that they had before, the latest start first. */
export function useVisaHistory() {
  return useQuery({
    queryKey: [historyPath],
    queryFn: ({ signal }) => callFor(visaHistoryResponse, 'GET', historyPath, { signal }),
  });
}

/** POST /api/immigration/profile/personal; answers the details as they are now. */
export function useSavePersonalDetails() {
  const client = useQueryClient();
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: (payload: PersonalDetailsRequest) =>
      callFor(personalDetailsResponse, 'POST', personalPath, { payload }),
    onSuccess(saved) {
      client.setQueryData([personalPath], saved);
      refresh({ except: personalPath });
    },
  });
}

/** POST /api/immigration/profile/visa; answers the visa as it is now. */
export function useSaveVisaDetails() {
  const client = useQueryClient();
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: (payload: VisaDetailsRequest) =>
      callFor(visaDetailsResponse, 'POST', `${visaPath}/visa`, { payload }),
    onSuccess(saved) {
      client.setQueryData([visaPath], saved);
      refresh({ except: visaPath });
    },
  });
}

/** POST /api/immigration/profile/visa-history */
export function useAddVisaHistory() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: (payload: VisaHistoryRequest) =>
      callOnly('POST', historyPath, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}

/** PUT /api/immigration/profile/visa-history/{id} */
export function useChangeVisaHistory() {
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: ({ id, payload }: { id: string; payload: VisaHistoryRequest }) =>
      callOnly('PUT', historyPathOf(id), { payload }),
    onSuccess: () => refresh(),
  });
}

/** DELETE /api/immigration/profile/visa-history/{id}. One that is gone already makes the list be asked for again. */
export function useRemoveVisaHistory() {
  const refresh = useRefreshRecord();
  return useMutation({
    mutationFn: (id: string) => callOnly('DELETE', historyPathOf(id)),
    onSuccess: () => refresh(),
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}
