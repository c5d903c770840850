import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveKey, type KeyPurpose } from './keyed';

export interface SigningKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, 7). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key for one purpose, always the same one. @throws RangeError when the key does not have 32 bytes */
export function createSigningKeys(key: Buffer, purpose: KeyPurpose): SigningKeys {
  const seed = deriveKey(key, purpose);
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Start, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
