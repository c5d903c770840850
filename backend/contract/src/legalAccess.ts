import { line, oneAlphabetOnly, wordsOfOneAlphabet } from '@settlewise/domain/fields';
import { sharedCollections, type SharedCollectionPart } from '@settlewise/domain/record';
import { z } from 'zod';
import { clearable, optionalDate } from './fields';

const email = z
  .string({ error: 'Invalid email address' })
  .trim()
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

/** Parts of the record that a lawyer is shown where the owner chose them for this lawyer. */
export const choosableParts = sharedCollections.filter(({ share }) => !share.default).map(({ part }) => part);

/** The name of a lawyer to whom the owner gave none. */
export const defaultLawyerName = 'Legal Advisor';

/**
 * POST /api/legal-access. 409 when the address has access already; 422 when `expiryDate` is before today in London or
 * sharing is switched off. Without `expiryDate` the access has no end.
 */
export const grantLegalAccessRequest = z.object({
  email,
  name: clearable(
    line('Name must be text')
      .max(100, 'Name can have at most 100 characters')
      .refine(wordsOfOneAlphabet, oneAlphabetOnly),
  ),
  /** The last day on which the lawyer can look, in London. */
  expiryDate: optionalDate(),
  /** Parts of the record that are shared with this lawyer in addition to the default parts. */
  alsoShares: z
    .array(z.enum(choosableParts, 'Please choose parts of the list'), 'Please choose parts of the list')
    .max(50, 'Please choose parts of the list')
    .optional(),
  /** Whether they are given identity data: names, dates of birth, numbers of documents, addresses, and files that prove them. Default: no. */
  includesIdentity: z.boolean('Please say whether identity data may be included').optional(),
});
export type GrantLegalAccessRequest = z.infer<typeof grantLegalAccessRequest>;

/**
 * PATCH /api/legal-access/{id}: a new last day, counted from now, also for access that has expired; null or empty: no
 * end. 409 when it was revoked, or when the address has other access that is active.
 */
export const extendLegalAccessRequest = z.object({ expiryDate: optionalDate() });
export type ExtendLegalAccessRequest = z.infer<typeof extendLegalAccessRequest>;

/** `suspended`: it would be active, but its owner has switched sharing off. */
export const legalAccessStates = ['active', 'suspended', 'expired', 'revoked'] as const;
export type LegalAccessState = (typeof legalAccessStates)[number];

export const legalAccessGrantResponse = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Instant at which the access ends: the end of its last day in London. Null without an end. */
  expiresAt: z.iso.datetime().nullable(),
  /** Instant of the lawyer's last look; null before the first. */
  lastAccessed: z.iso.datetime().nullable(),
  isRevoked: z.boolean(),
  createdAt: z.iso.datetime(),

  // Not in the specification.
  /** Parts of the record that the owner shares in addition to the default parts. */
  alsoShares: z.array(z.string()).default([]),
  /** Whether identity data is shared. */
  includesIdentity: z.boolean().default(false),
  state: z.enum(legalAccessStates),
  /** The last day of the access, `yyyy-MM-dd`. */
  expiryDate: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** Instant at which the mail with the link went out; null while it waits to be sent. */
  invitedAt: z.iso.datetime().nullable(),
});
export type LegalAccessGrantResponse = z.infer<typeof legalAccessGrantResponse>;

/** GET /api/legal-access: the newest first. DELETE …/{id} revokes at once and answers the grant. */
export const legalAccessListResponse = z.array(legalAccessGrantResponse);

/** The parts of a record that can be shared. */
const alwaysShared = [
  'timeline',
  'progress',
  'absences',
  'visa_history',
  'dependants',
  'documents',
  'document_file',
  'bundle',
  'download',
] as const;
export type SharedPart = (typeof alwaysShared)[number] | SharedCollectionPart;
export const sharedParts: readonly SharedPart[] = [
  ...alwaysShared,
  ...sharedCollections.map(({ part }) => part),
];

export const accessLogEntryResponse = z.object({
  id: z.string(),
  by: z.enum(['lawyer', 'administrator']),
  /** Null for an administrator. */
  grantId: z.string().nullable(),
  /** The lawyer who read the record, by the name in the grant. */
  name: z.string(),
  /** Null for an administrator. */
  email: z.string().nullable(),
  /** Null for an administrator, to whom the whole record is open. */
  part: z.enum(sharedParts).nullable(),
  /** For a file: what the document was called when it was opened. */
  documentTitle: z.string().nullable(),
  /** For a download of the whole record: what it held; null for everything else. */
  downloaded: z
    .object({ parts: z.array(z.string()), documents: z.number(), identity: z.boolean() })
    .nullable()
    .default(null),
  /** For a bundle: what its documents were called when it was asked for; null for everything else. */
  documentTitles: z.array(z.string()).nullable().default(null),
  /** Why, in the words of the administrator who looked; null for a lawyer. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
});
export type AccessLogEntryResponse = z.infer<typeof accessLogEntryResponse>;

/** GET /api/legal-access/looks?before=<instant>: who has seen the record, the newest first; at most 100 at a time. */
export const accessLogResponse = z.object({
  looks: z.array(accessLogEntryResponse),
  /** Whether there are older ones. */
  more: z.boolean(),
});
export type AccessLogResponse = z.infer<typeof accessLogResponse>;
