import { z } from 'zod';

export const mailKinds = [
  'verification',
  'password_reset',
  'password_changed',
  'passwords_refused',
  'address_changed',
  'second_factor',
  'digest',
  'alert',
  'lawyer_invitation',
  'lawyer_ending',
  'address_comparison',
  'rule_notice',
  'news_confirmation',
  'news',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * GET /api/admin/mails[/{id}]: the outbox of the last ninety days, without texts and addresses. Filter: `state`,
 * `kind`, `userId`, and `q`: a part of the kind, of the masked address or of the reason. Sort: lastTriedAt.
 */
export const adminMailResponse = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  /** The person; null for an erased person, and for news of rule changes, which go to people without an account. */
  userId: z.string().nullable(),
  maskedAddress: z.string(),
  state: z.enum(['sent', 'failed']),
  /** Delivery attempts so far. */
  tries: z.int(),
  firstTriedAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime(),
  /** The mail server's last error, without email addresses; null when the email was sent. */
  reason: z.string().nullable(),
});
export type AdminMailResponse = z.infer<typeof adminMailResponse>;
