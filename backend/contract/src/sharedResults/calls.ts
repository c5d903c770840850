import { resultPartKeys } from '@settlewise/domain/record';
import { z } from 'zod';

/** The parts of a result that its maker can show. */
export const resultPart = z.enum(resultPartKeys, { error: 'This part is not known.' });
export type ResultPart = z.infer<typeof resultPart>;
export { resultPartKeys };

/** How long a link works. */
export const sharedForDays = 30;
/** Bytes of a sealed result. */
export const largestSealed = 64 * 1024;

/** In base64, as the browser sealed it: nonce, content and tag. The server has no key for it. */
const sealed = z
  .base64({ error: 'Send the sealed result in base64.' })
  .min(56, 'Send the sealed result in base64.')
  .max(4 * Math.ceil(largestSealed / 3), 'This is too long to be shared. Choose fewer parts.');

/** POST /api/shared-results */
export const shareResultRequest = z.strictObject({
  sealed,
  calculator: z.enum(['ilr', 'citizenship'], { error: 'Choose ilr or citizenship.' }),
  /** Kinds alone, for the list of what the person shares. */
  parts: z.array(resultPart).min(1, 'Choose at least one part.').max(resultPartKeys.length),
});
export type ShareResultRequest = z.infer<typeof shareResultRequest>;

/** A result that the signed-in person shares, without the key of its link, which the server never had. */
export const ownSharedResult = z.object({
  id: z.string(),
  calculator: z.enum(['ilr', 'citizenship']),
  parts: z.array(resultPart),
  /** ISO instants. */
  sharedAt: z.string(),
  expiresAt: z.string(),
});
export type OwnSharedResult = z.infer<typeof ownSharedResult>;

/** GET /api/shared-results: those whose links work, newest first. */
export const ownSharedResultList = z.array(ownSharedResult);

/** POST /api/shared-results/visitor */
export const shareAsVisitorRequest = z.strictObject({ sealed });
export type ShareAsVisitorRequest = z.infer<typeof shareAsVisitorRequest>;

/** What a visitor gets: the server keeps only a hash of `revokeToken`. */
export const sharedByVisitorResponse = z.object({
  id: z.string(),
  expiresAt: z.string(),
  revokeToken: z.string(),
});

/** GET /api/shared-results/{id} */
export const sharedResultResponse = z.object({ sealed: z.string(), expiresAt: z.string() });
export type SharedResultResponse = z.infer<typeof sharedResultResponse>;

/** POST /api/shared-results/{id}/revoke and /standing */
export const revokeSharedResultRequest = z.strictObject({
  revokeToken: z.string().regex(/^[\w-]{43}$/, 'This is not what the result is revoked with.'),
});
export type RevokeSharedResultRequest = z.infer<typeof revokeSharedResultRequest>;

/** POST /api/shared-results/{id}/standing: ISO instants; `endedAt` is null where it is not known any more. */
export const sharedResultStanding = z.discriminatedUnion('ended', [
  z.object({ ended: z.literal(false), expiresAt: z.string() }),
  z.object({ ended: z.literal(true), endedAt: z.string().nullable() }),
]);
export type SharedResultStanding = z.infer<typeof sharedResultStanding>;
