import { z } from 'zod';
import type { EventMetadata } from './types';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The schema of event metadata. It accepts fields that a later version adds. */
export const metadataShape: z.ZodType<EventMetadata> = z.object({
  userId: z.string().min(1),
  actorId: z.string().min(1),
  actorRole: z.enum(['user', 'admin', 'lawyer', 'system']),
  correlationId: z.string(),
  causationId: z.string(),
  recordedAt: z.iso.datetime(),
  schemaVersion: z.int().min(1),
  commandId: z.string(),
  commandFingerprint: z.string(),
  previousHash: hash.nullable(),
  hash,
});
