import { z } from 'zod';
import { storedChangeShape, storedShape, type ChangeOf } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { documentFields } from './fields';

const file = z.strictObject({
  /** The storage key of the bytes. */
  key: z.string().min(1).max(260),
  /** The file name on the person's computer. */
  name: z.string().min(1).max(255),
  /** For example `application/pdf`. */
  type: z.string().min(1).max(100),
  /** In bytes. */
  size: z.int().positive(),
  /** Hash of the unencrypted bytes, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const unchanged = (data: unknown) => data;
/**
 * Version 2 adds the days that a document covers, version 3 its dependants, version 4 the addresses it proves. All are
 * optional, so older data is valid as it is.
 */
const history = { version: 4, upcasters: { 1: unchanged, 2: unchanged, 3: unchanged } };

export const documentUploaded = defineEvent(
  'DocumentUploaded',
  z.strictObject({
    documentId: identifier,
    userId: identifier,
    ...storedShape(documentFields),
    file,
    uploadedAt: instant,
  }),
  history,
);

/** Holds the changed fields; null for a cleared field. */
export const documentChanged = defineEvent(
  'DocumentChanged',
  z.strictObject({ documentId: identifier, ...storedChangeShape(documentFields) }),
  history,
);

export const documentRemoved = defineEvent('DocumentRemoved', z.strictObject({ documentId: identifier }));

export const documentEvents = [documentUploaded, documentChanged, documentRemoved] as const;
export type DocumentEvent = EventOf<(typeof documentEvents)[number]>;

/** Metadata of the file. */
export type DocumentFile = Readonly<z.infer<typeof file>>;
/** Missing or undefined fields do not change; null clears a field. */
export type DocumentChange = ChangeOf<typeof documentFields>;
