import { createHmac, hkdfSync } from 'node:crypto';

/** What a key derived from the master key is for. A key made for one purpose is of no use for another. */
export type KeyPurpose = 'wrap person keys' | 'hash' | 'identify';

/** @param masterKey 32 bytes @returns 32 bytes that tell nothing about the master key (RFC 5869) */
export function deriveKey(masterKey: Buffer, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, 'settlewise', purpose, 32));
}

/**
 * Keyed hash of some texts (HMAC-SHA-256), lower-case hex. Each text goes in with its length, so that no other
 * division of the same letters has the same hash.
 */
export function keyedHash(key: Buffer, ...parts: readonly string[]): string {
  return digest(key, parts).toString('hex');
}

/** A UUID (version 8 of RFC 9562) that the same texts always lead to, and that nobody can guess without the key. */
export function derivedIdentifier(key: Buffer, ...parts: readonly string[]): string {
  const bytes = digest(key, parts).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function digest(key: Buffer, parts: readonly string[]): Buffer {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest();
}
