import {
  type PersonalDetailsRequest,
  personalDetailsResponse,
  type VisaDetailsRequest,
  visaDetailsResponse,
  visaHistoryEntryResponse,
  type VisaHistoryRequest,
  visaHistoryResponse,
} from '@settlewise/contract/immigrationProfile';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { resourceCalls } from '../../api/resourceCalls';
import { useSend } from '../../api/useSend';

const path = '/api/immigration/profile';
const personalPath = `${path}/personal`;
const historyPath = `${path}/visa-history`;

const personalDetails = defineQuery({
  path: personalPath,
  answer: personalDetailsResponse,
  // The address of now is the open one of the address history.
  tags: ['record', 'addresses'],
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
    touches: ['record', 'addresses'],
  });

/** POST /api/immigration/profile/visa; answers the visa as it is now. */
export const useSaveVisaDetails = () =>
  useSend({
    request: (payload: VisaDetailsRequest) => ({ method: 'POST', path: `${path}/visa`, payload }),
    answer: visaDetailsResponse,
    saves: visaDetails,
    touches: ['record'],
  });

/** POST /api/immigration/profile/visa-history, PUT and DELETE …/visa-history/{id} */
export const {
  useAdd: useAddVisaHistory,
  useChange: useChangeVisaHistory,
  useRemove: useRemoveVisaHistory,
} = resourceCalls<string, VisaHistoryRequest>({
  path: historyPath,
  item: visaHistoryEntryResponse,
  list: visaHistory,
  touches: ['record'],
});
