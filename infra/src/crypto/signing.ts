import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKey, type KeyPurpose } from './keyed';

export interface SigningKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, 7). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the Ed25519 key for one purpose. @throws RangeError when the key does not have 32 bytes */
export function createSigningKeys(key: Buffer, purpose: KeyPurpose): SigningKeys {
  const seed = deriveKey(key, purpose);
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
