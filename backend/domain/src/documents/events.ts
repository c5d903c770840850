import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, instant, recordedDate } from '../kernel/values';

const choice = z.string().min(1).max(50);
const title = z.string().min(1).max(200);
const description = z.string().min(1).max(2_000);

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

const details = z.strictObject({
  title,
  description: description.optional(),
  category: choice,
  documentType: choice,
  stage: choice,
  /** As chosen; whether the date has passed is for whoever looks to say. */
  status: choice,
  /** The last day on which the document is valid. */
  expiryDate: recordedDate.optional(),
});

export const documentUploaded = defineEvent(
  'DocumentUploaded',
  z.strictObject({ documentId: identifier, userId: identifier, ...details.shape, file, uploadedAt: instant }),
);

/** Carries the fields that changed; null for what was taken away. */
export const documentChanged = defineEvent(
  'DocumentChanged',
  z.strictObject({
    documentId: identifier,
    ...details.partial().shape,
    description: description.nullable().optional(),
    expiryDate: recordedDate.nullable().optional(),
  }),
);

export const documentRemoved = defineEvent('DocumentRemoved', z.strictObject({ documentId: identifier }));

export const documentEvents = [documentUploaded, documentChanged, documentRemoved] as const;
export type DocumentEvent = EventOf<(typeof documentEvents)[number]>;

/** What a person says about a document. */
export type DocumentDetails = Readonly<z.infer<typeof details>>;
/** The file itself, as far as it is known without its bytes. */
export type DocumentFile = Readonly<z.infer<typeof file>>;
/** Fields to change; left out, or undefined, they stay as they are, and null takes one away. */
export type DocumentChange = Readonly<Omit<EventOf<typeof documentChanged>['data'], 'documentId'>>;
