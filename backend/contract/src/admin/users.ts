import { z } from 'zod';
import { administratorReason } from './reason';

export const adminUserStates = ['active', 'locked'] as const;

/**
 * GET /api/admin/users[/{id}]. Filter: `role`, `state`, `emailVerified`, and `q`: the beginning of a username, or
 * a whole e-mail address. Sort: username, registeredAt.
 */
export const adminUserResponse = z.object({
  id: z.string(),
  username: z.string(),
  /** All but the first letter and the domain's end hidden: `a…@e….org`. The whole one is part of the record. */
  maskedEmail: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  state: z.enum(adminUserStates),
  registeredAt: z.iso.datetime(),
  /** How many sessions are open. */
  sessions: z.int(),
  /** Only for a single person with two-step sign-in. */
  secondFactor: z.literal(true).optional(),
});
export type AdminUserResponse = z.infer<typeof adminUserResponse>;

/**
 * POST /api/admin/users/{id}/role. 409 for the last administrator, and for an account that is locked.
 * POST /api/admin/users/{id}/lock (409 for an administrator: the role goes first) · /unlock · /end-sessions ·
 * /resend-verification (409 when the address is verified) · /turn-off-second-factor: `administratorActRequest`. Each answers the user.
 */
export const changeRoleRequest = z.object({
  role: z.enum(['user', 'admin'], { error: 'Please choose a role' }),
  reason: administratorReason,
});
export type ChangeRoleRequest = z.infer<typeof changeRoleRequest>;
