import { line } from '@settlewise/domain/fields';
import { z } from 'zod';

/** Why an administrator acts. It is stored in the event, encrypted under the key of the person concerned. */
export const administratorReason = line('Please say why')
  .min(5, 'Please say why, in at least 5 characters')
  .max(500, 'The reason can have at most 500 characters');

/** The reason that every action of an administrator on an account or on access requires. */
export const administratorActRequest = z.object({ reason: administratorReason });
export type AdministratorActRequest = z.infer<typeof administratorActRequest>;
