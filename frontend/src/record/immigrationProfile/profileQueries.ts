import {
  personalDetailsResponse,
  visaDetailsResponse,
  visaHistoryResponse,
  type PersonalDetailsRequest,
  type VisaDetailsRequest,
  type VisaHistoryRequest,
} from '@settlewise/contract';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/immigration/profile';
const personalPath = `${path}/personal`;
const historyPath = `${path}/visa-history`;
const historyPathOf = (id: string) => `${historyPath}/${encodeURIComponent(id)}`;

const personalDetails = defineQuery({
  path: personalPath,
  answer: personalDetailsResponse,
  tags: ['record'],
});
const visaDetails = defineQuery({ path, answer: visaDetailsResponse, tags: ['record'] });
const visaHistory = defineQuery({ path: historyPath, answer: visaHistoryResponse, tags: ['record'] });

/** GET /api/immigration/profile/personal */
export const usePersonalDetails = () => useQuery(personalDetails);

/** GET /api/immigration/profile: the visa that the person has now. */
export const useVisaDetails = () => useQuery(visaDetails);

/** GET /api/immigration/profile/visa-history: the visas that they had before, the latest start first. */
export const useVisaHistory = () => useQuery(visaHistory);

/** POST /api/immigration/profile/personal; answers the details as they are now. */
export const useSavePersonalDetails = () =>
  useSend({
    request: (payload: PersonalDetailsRequest) => ({ method: 'POST', path: personalPath, payload }),
    answer: personalDetailsResponse,
    saves: personalDetails,
    touches: ['record'],
  });

/** POST /api/immigration/profile/visa; answers the visa as it is now. */
export const useSaveVisaDetails = () =>
  useSend({
    request: (payload: VisaDetailsRequest) => ({ method: 'POST', path: `${path}/visa`, payload }),
    answer: visaDetailsResponse,
    saves: visaDetails,
    touches: ['record'],
  });

/** POST /api/immigration/profile/visa-history */
export const useAddVisaHistory = () =>
  useSend({
    request: (payload: VisaHistoryRequest) => ({ method: 'POST', path: historyPath, payload }),
    once: true,
    touches: ['record'],
  });

/** PUT /api/immigration/profile/visa-history/{id} */
export const useChangeVisaHistory = () =>
  useSend({
    request: ({ id, payload }: { id: string; payload: VisaHistoryRequest }) => ({
      method: 'PUT',
      path: historyPathOf(id),
      payload,
    }),
    touches: ['record'],
  });

/** DELETE /api/immigration/profile/visa-history/{id}. One that is gone already makes the list be asked for again. */
export const useRemoveVisaHistory = () =>
  useSend({
    request: (id: string) => ({ method: 'DELETE', path: historyPathOf(id) }),
    touches: ['record'],
    overtaken: [404],
  });
