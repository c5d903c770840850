import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { createSigningKeys } from '../crypto';
import { canonicalJson } from '../eventStore/canonicalJson';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const signedHeadShape = z.strictObject({
  version: z.literal(1),
  /** Counts from 1, without holes. */
  sequence: z.int().min(1),
  /** Of the whole log up to here. */
  events: z.int().min(1),
  /** Of the last of them: `commit/prepare`. */
  position: z.string(),
  logHash: hash,
  writtenAt: z.iso.datetime(),
  /** Hash of the head before this one, null for the first. */
  previous: hash.nullable(),
  /** Ed25519 over the canonical JSON of all the above, in base64. */
  signature: z.base64(),
});

/** What the log was at one moment, signed. */
export type SignedHead = z.infer<typeof signedHeadShape>;
export type LogHead = Omit<SignedHead, 'version' | 'signature'>;

export interface HeadSigner {
  readonly publicKey: KeyObject;
  sign(head: LogHead): SignedHead;
}

/** @param key 32 bytes, from which the key that signs is derived */
export function createHeadSigner(key: Buffer): HeadSigner {
  const { privateKey, publicKey } = createSigningKeys(key, 'sign log heads');
  return {
    publicKey,
    sign(head) {
      const unsigned = { version: 1, ...head } as const;
      return { ...unsigned, signature: sign(null, signedText(unsigned), privateKey).toString('base64') };
    },
  };
}

export function isSignedBy(publicKey: KeyObject, { signature, ...unsigned }: SignedHead): boolean {
  return verify(null, signedText(unsigned), publicKey, Buffer.from(signature, 'base64'));
}

/** What the next head names as the one before it. */
export function hashOfHead(head: SignedHead): string {
  return createHash('sha256').update(canonicalJson(head)).digest('hex');
}

export const headText = (head: SignedHead): string => `${JSON.stringify(head, null, 2)}\n`;

/** Null for anything that is not a head. */
export function readHead(text: string): SignedHead | null {
  try {
    const read = signedHeadShape.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const signedText = (unsigned: Omit<SignedHead, 'signature'>) => Buffer.from(canonicalJson(unsigned), 'utf8');
