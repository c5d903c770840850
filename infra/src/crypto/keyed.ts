import { createHmac, hkdfSync, type BinaryLike, type KeyObject } from 'node:crypto';

/** The purpose of a key derived from the master key. No two purposes share a key. */
export type KeyPurpose =
  'wrap person keys' | 'keyed hashes' | 'derived identifiers' | 'key id' | 'sign log heads';

const keyBytes = 32;

/**
 * Derives a separate key for one purpose (HKDF-SHA-256, RFC 5869), so that a leaked key does not affect other purposes.
 * @throws RangeError when the master key does not have 256 bits
 */
export function deriveKey(masterKey: Buffer, purpose: KeyPurpose): Buffer {
  if (masterKey.length !== keyBytes) throw new RangeError('The master key must have 32 bytes');
  // The master key is random, so it needs no salt (RFC 5869, 3.1).
  return Buffer.from(hkdfSync('sha256', masterKey, '', `settlewise ${purpose}`, keyBytes));
}

/** HMAC-SHA-256 in lower-case hex. `('ab', 'c')` and `('a', 'bc')` have different hashes. */
export function keyedHash(secret: BinaryLike | KeyObject, ...parts: readonly string[]): string {
  return authenticate(secret, parts).toString('hex');
}

/** A deterministic UUID that only the secret can produce (version 8 of RFC 9562). */
export function derivedIdentifier(secret: BinaryLike | KeyObject, ...parts: readonly string[]): string {
  const bytes = authenticate(secret, parts).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Prefixes each part with its length, so that different parts never give the same input. */
function authenticate(secret: BinaryLike | KeyObject, parts: readonly string[]): Buffer {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) {
    const bytes = Buffer.from(part, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hmac.update(length).update(bytes);
  }
  return hmac.digest();
}

/** Hashes and identifiers with the program's secret: nobody else can calculate them or test guesses. */
export interface Keyed {
  /** Lower-case hex. Another purpose gives another hash of the same parts. */
  hash(purpose: string, ...parts: readonly string[]): string;
  /** A UUID; the same parts always give the same one. */
  identifier(...parts: readonly string[]): string;
}

/** @throws RangeError when the master key does not have 32 bytes */
export function createKeyed(masterKey: Buffer): Keyed {
  const hashKey = deriveKey(masterKey, 'keyed hashes');
  const identifierKey = deriveKey(masterKey, 'derived identifiers');
  return {
    hash: (purpose, ...parts) => keyedHash(hashKey, purpose, ...parts),
    identifier: (...parts) => derivedIdentifier(identifierKey, ...parts),
  };
}
