import {
  citizenshipEligibilityResponse,
  ilrProgressResponse,
  timelineResponse,
  type timelineRequest,
} from '@settlewise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callFor, callOnly } from './client';
import { ApiError } from './errors';

const ilrPath = '/api/immigration/profile/ilr-progress';
const citizenshipPath = '/api/immigration/profile/citizenship-eligibility';
const devPagesPath = '/api/dev-pages';

// Worked out from journeys and visas that other pages change, as of a day that passes: asked again on each visit.
const onEachVisit = { refetchOnMount: 'always' } as const;

/** GET /api/immigration/profile/ilr-progress */
export function useIlrProgress() {
  return useQuery({
    queryKey: [ilrPath],
    queryFn: ({ signal }) => callFor(ilrProgressResponse, 'GET', ilrPath, { signal }),
    ...onEachVisit,
  });
}

/** GET /api/immigration/profile/citizenship-eligibility */
export function useCitizenshipEligibility() {
  return useQuery({
    queryKey: [citizenshipPath],
    queryFn: ({ signal }) => callFor(citizenshipEligibilityResponse, 'GET', citizenshipPath, { signal }),
    ...onEachVisit,
  });
}

/** POST /api/timeline/generate. Nothing is stored, so a retry can do no harm and needs no key. */
export function useGenerateTimeline() {
  return useMutation({
    mutationFn: (payload: z.input<typeof timelineRequest>) =>
      callFor(timelineResponse, 'POST', '/api/timeline/generate', { payload }),
  });
}

/** GET /api/dev-pages: whether the developer test pages are on. */
export function useDevPages() {
  return useQuery({
    queryKey: [devPagesPath],
    queryFn: async ({ signal }) => {
      try {
        await callOnly('GET', devPagesPath, { signal });
        return true;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return false;
        throw error;
      }
    },
  });
}
