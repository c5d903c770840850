import { deleteAccountRequest } from '@settlewise/contract';
import { z } from 'zod';

/** What the form asks for: the request, and that the person knows what it means. */
export const deletion = deleteAccountRequest.extend({
  understood: z
    .boolean()
    .refine((ticked) => ticked, 'Please tick the box if you want to delete your account'),
});
