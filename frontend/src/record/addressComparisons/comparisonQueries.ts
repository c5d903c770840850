import {
  askedComparisonResponse,
  type AskToCompareRequest,
  comparedAddressesResponse,
  comparisonListResponse,
} from '@settlewise/contract/addressComparisons';
import { useQuery } from '@tanstack/react-query';
import { callFor } from '../../api/client';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/address-comparisons';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
const comparisons = defineQuery({ path, answer: comparisonListResponse, tags: ['address comparisons'] });

/** GET /api/address-comparisons: asked anew each time that it comes into sight, because the other one changes it. */
export const useComparisons = () => useQuery({ ...comparisons, staleTime: 0 });

/** GET /api/address-comparisons/{id}/addresses: what the other one shows is kept no longer than it is on show. */
export const useComparedAddresses = (id: string | null) =>
  useQuery({
    queryKey: [path, id],
    queryFn: ({ signal }) =>
      callFor(comparedAddressesResponse, 'GET', `${pathOf(id ?? '')}/addresses`, { signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });

const touches = ['address comparisons'] as const;

/** POST /api/address-comparisons */
export const useAskToCompare = () =>
  useSend({
    request: (payload: AskToCompareRequest) => ({ method: 'POST', path, payload }),
    answer: askedComparisonResponse,
    once: true,
    touches,
    overtaken: [409],
  });

/** POST /api/address-comparisons/{id}/answer */
export const useAnswerComparison = () =>
  useSend({
    request: ({ id, agrees }: { id: string; agrees: boolean }) => ({
      method: 'POST',
      path: `${pathOf(id)}/answer`,
      payload: { agrees },
    }),
    touches,
    overtaken: [404],
  });

/** DELETE /api/address-comparisons/{id} */
export const useEndComparison = () =>
  useSend({ request: (id: string) => ({ method: 'DELETE', path: pathOf(id) }), touches, overtaken: [404] });
