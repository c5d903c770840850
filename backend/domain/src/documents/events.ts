import { z } from 'zod';
import { storedChangeShape, storedShape, type ChangeOf } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant } from '../kernel/values';
import { documentFields } from './fields';

const file = z.strictObject({
  /** Where the bytes are kept. */
  key: z.string().min(1).max(260),
  /** As the person's own computer calls it. */
  name: z.string().min(1).max(255),
  /** For example `application/pdf`. */
  type: z.string().min(1).max(100),
  /** Bytes. */
  size: z.int().positive(),
  /** Of the plain bytes, lower-case hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const asItWas = (data: unknown) => data;
/**
 * Version 1 did not ask which days a document is of, version 2 not whose it is, and version 3 not which addresses it
 * proves: they say nothing of that.
 */
const history = { version: 4, upcasters: { 1: asItWas, 2: asItWas, 3: asItWas } };

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

/** Carries the fields that changed; null for what was taken away. */
export const documentChanged = defineEvent(
  'DocumentChanged',
  z.strictObject({ documentId: identifier, ...storedChangeShape(documentFields) }),
  history,
);

export const documentRemoved = defineEvent('DocumentRemoved', z.strictObject({ documentId: identifier }));

export const documentEvents = [documentUploaded, documentChanged, documentRemoved] as const;
export type DocumentEvent = EventOf<(typeof documentEvents)[number]>;

/** The file itself, as far as it is known without its bytes. */
export type DocumentFile = Readonly<z.infer<typeof file>>;
/** Fields to change; left out, or undefined, they stay as they are, and null takes one away. */
export type DocumentChange = ChangeOf<typeof documentFields>;
