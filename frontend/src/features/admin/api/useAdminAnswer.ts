import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { answerKey } from './keys';
import { useAskAdmin } from './useAskAdmin';

interface AnswerOptions<Answer> {
  /**
   * Asks again by itself after so long, for what changes while it is looked at; null while nothing does. Not in a window
   * that nobody sees, and not after a failure, which says itself how to ask again.
   */
  everyMs?: number | ((answer: Answer) => number | null);
}

/** GET /api/admin<path>: asked anew each time that a page with it opens. */
export function useAdminAnswer<Answer>(
  path: string,
  shape: z.ZodType<Answer>,
  { everyMs }: AnswerOptions<Answer> = {},
) {
  const ask = useAskAdmin();
  return useQuery({
    queryKey: answerKey(path),
    queryFn: ({ signal }) => ask(path, shape, signal),
    staleTime: 0,
    refetchInterval({ state: { status, data } }) {
      if (status !== 'success' || data === undefined) return false;
      return (typeof everyMs === 'function' ? everyMs(data) : everyMs) ?? false;
    },
  });
}
