import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { callFor } from '../../../api/client';
import { adminPath } from './dataProvider';
import { noteRefusal } from './refusals';

/** GET /api/admin<path>; a refusal is noted on the way, so that who is no administrator any more is sent out. */
export function useAskAdmin() {
  const client = useQueryClient();
  return async <Answer>(path: string, shape: z.ZodType<Answer>, signal: AbortSignal): Promise<Answer> => {
    try {
      return await callFor(shape, 'GET', `${adminPath}${path}`, { signal });
    } catch (error) {
      noteRefusal(client, error);
      throw error;
    }
  };
}
