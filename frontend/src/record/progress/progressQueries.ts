import { citizenshipEligibilityResponse, ilrProgressResponse } from '@settlewise/contract/progress';
import { type timelineRequest, timelineResponse } from '@settlewise/contract/timeline';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callOnly } from '../../api/client';
import { ApiError } from '../../api/errors';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const path = '/api/immigration/profile';
const devPagesPath = '/api/dev-pages';

const ilrProgress = defineQuery({
  path: `${path}/ilr-progress`,
  answer: ilrProgressResponse,
  tags: ['record', 'journeys'],
});
const citizenship = defineQuery({
  path: `${path}/citizenship-eligibility`,
  answer: citizenshipEligibilityResponse,
  tags: ['record', 'journeys'],
});
const devPages = defineQuery({
  path: devPagesPath,
  async ask({ signal }) {
    try {
      await callOnly('GET', devPagesPath, { signal });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  },
});

// Worked out as of a day that passes: asked again on each visit.
const onEachVisit = { refetchOnMount: 'always' } as const;

/** GET /api/immigration/profile/ilr-progress */
export const useIlrProgress = () => useQuery({ ...ilrProgress, ...onEachVisit });

/** GET /api/immigration/profile/citizenship-eligibility */
export const useCitizenshipEligibility = () => useQuery({ ...citizenship, ...onEachVisit });

/** POST /api/timeline/generate. Nothing is stored, so a retry can do no harm and needs no key. */
export const useGenerateTimeline = () =>
  useSend({
    request: (payload: z.input<typeof timelineRequest>) => ({
      method: 'POST',
      path: '/api/timeline/generate',
      payload,
    }),
    answer: timelineResponse,
  });

/** GET /api/dev-pages: whether the developer test pages are on. */
export const useDevPages = () => useQuery(devPages);
