import { z } from 'zod';

/** Every answer that is not a success: a sentence for people, and which fields it is about when it is about some. */
export const errorResponse = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With 403: two-step sign-in has to be turned on first. */
  reason: z.literal('second_factor').optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
