import { z } from 'zod';
import { legalAccessStates } from '../legalAccess';

/**
 * GET /api/admin/legal-access[/{id}]. Filter: `state`, `userId`, and `q`: the beginning of the owner's username, or the
 * lawyer's whole e-mail address. Sort: grantedAt, expiresAt. POST …/{id}/revoke with `administratorActRequest` answers
 * the grant; 409 when it is revoked already.
 */
export const adminLegalAccessResponse = z.object({
  id: z.string(),
  /** The owner of the record. */
  userId: z.string(),
  username: z.string().nullable(),
  /** The lawyer's email address, partly hidden. */
  maskedEmail: z.string(),
  state: z.enum(legalAccessStates),
  grantedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  lastLookedAt: z.iso.datetime().nullable(),
});
export type AdminLegalAccessResponse = z.infer<typeof adminLegalAccessResponse>;
