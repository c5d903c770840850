import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { createSigningKeys } from '../crypto';
import { canonicalJson } from '../eventStore/canonicalJson';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const signedTreeHeadSchema = z.strictObject({
  version: z.literal(1),
  /** Counts from 1, without gaps. */
  sequence: z.int().min(1),
  /** Number of events of the log up to here. */
  events: z.int().min(1),
  /** Position of the last event: `commit/prepare`. */
  position: z.string(),
  logHash: hash,
  writtenAt: z.iso.datetime(),
  /** Hash of the previous tree head, null for the first. */
  previous: hash.nullable(),
  /** Ed25519 over the canonical JSON of all the above, in base64. */
  signature: z.base64(),
});

/** A signed statement of the content of the log at one moment. */
export type SignedTreeHead = z.infer<typeof signedTreeHeadSchema>;
export type UnsignedTreeHead = Omit<SignedTreeHead, 'version' | 'signature'>;

export interface TreeHeadSigner {
  readonly publicKey: KeyObject;
  sign(head: UnsignedTreeHead): SignedTreeHead;
}

/** @param key 32 bytes, from which the signing key is derived */
export function createTreeHeadSigner(key: Buffer): TreeHeadSigner {
  const { privateKey, publicKey } = createSigningKeys(key, 'sign log heads');
  return {
    publicKey,
    sign(head) {
      const unsigned = { version: 1, ...head } as const;
      return { ...unsigned, signature: sign(null, signedText(unsigned), privateKey).toString('base64') };
    },
  };
}

export function isSignedBy(publicKey: KeyObject, { signature, ...unsigned }: SignedTreeHead): boolean {
  return verify(null, signedText(unsigned), publicKey, Buffer.from(signature, 'base64'));
}

/** The hash that the next tree head contains. */
export function hashTreeHead(head: SignedTreeHead): string {
  return createHash('sha256').update(canonicalJson(head)).digest('hex');
}

export const formatTreeHead = (head: SignedTreeHead): string => `${JSON.stringify(head, null, 2)}\n`;

/** Null if the text is not a tree head. */
export function parseTreeHead(text: string): SignedTreeHead | null {
  try {
    const read = signedTreeHeadSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const signedText = (unsigned: Omit<SignedTreeHead, 'signature'>) =>
  Buffer.from(canonicalJson(unsigned), 'utf8');
