import { z } from 'zod';

/**
 * `missing`, `order`, `content`: of the hash chain of one stream · `head`: the log no longer agrees with a signed tree head ·
 * `signature`: a tree head is not as it was signed · `unsigned`: tree heads that must have been signed are missing.
 */
export const proofFaults = ['missing', 'order', 'content', 'head', 'signature', 'unsigned'] as const;

export const proofCheckResponse = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** `failed`: the check could not be completed, which says nothing about the log. */
  state: z.enum(['waiting', 'running', 'sound', 'broken', 'failed']),
  events: z.int(),
  streams: z.int(),
  /** Signed tree heads that were compared. */
  heads: z.int(),
  /** About how many events there are to look at. */
  of: z.int(),
  /** The events that no signed tree head covers: removing them would not be noticed. Null before the check has ended. */
  unsigned: z
    .object({
      events: z.int(),
      /** When the last tree head was signed; null where there is none. */
      since: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The first event that fails verification; null when there is none. */
  broken: z
    .object({
      fault: z.enum(proofFaults),
      stream: z.string().nullable(),
      revision: z.int().nullable(),
      eventId: z.string().nullable(),
      type: z.string().nullable(),
      position: z.string().nullable(),
      /** A sentence. */
      what: z.string(),
    })
    .nullable(),
  /** Why it could not be completed. */
  reason: z.string().nullable(),
});
export type ProofCheckResponse = z.infer<typeof proofCheckResponse>;

export const signedTreeHeadResponse = z.object({
  position: z.string(),
  events: z.int(),
  writtenAt: z.iso.datetime(),
  logHash: z.string(),
});

/** GET /api/admin/proof. POST /api/admin/proof/checks starts one (202), or answers the one under way. */
export const proofResponse = z.object({
  /** The newest first, at most twenty. */
  checks: z.array(proofCheckResponse),
  /** The newest signed tree heads in the second place, at most ten; null while that place is unavailable. */
  heads: z.array(signedTreeHeadResponse).nullable(),
  /** PEM. With a copy kept elsewhere, anybody can verify that tree heads were signed by this program. */
  publicKey: z.string(),
});
export type ProofResponse = z.infer<typeof proofResponse>;
