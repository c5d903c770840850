import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { UnknownMasterKeyError } from './errors';
import { deriveKey } from './keyed';
import { open, seal } from './sealing';

/** Wraps person keys with the current master key; also unwraps keys of earlier master keys. */
export interface Keyring {
  wrap(userId: string, key: Buffer): Buffer;
  /** @throws UnknownMasterKeyError · SealBrokenError when it was wrapped for another person or changed */
  unwrap(userId: string, wrapped: Buffer): KeyObject;
  /** The master key of a wrapped key; its first `prefixBytes` are enough. */
  status(wrapped: Buffer): 'current' | 'earlier' | 'unknown';
  readonly prefixBytes: number;
}

// Wrapped: 1 byte format, 8 bytes id of the master key, 12 bytes nonce, then the ciphertext.
const format = 1;
const idEnd = 9;
const nonceEnd = 21;

/** @param earlierMasterKeys keys from before a rotation, while they still wrap any person keys */
export function createKeyring(masterKey: Buffer, earlierMasterKeys: readonly Buffer[] = []): Keyring {
  const current = wrappingKey(masterKey);
  const byId = new Map(
    [current, ...earlierMasterKeys.map(wrappingKey)].map(({ id, key }) => [id.toString('hex'), key]),
  );
  return {
    prefixBytes: idEnd,
    status(wrapped) {
      const id = wrapped[0] === format ? wrapped.subarray(1, idEnd) : Buffer.alloc(0);
      if (id.equals(current.id)) return 'current';
      return byId.has(id.toString('hex')) ? 'earlier' : 'unknown';
    },
    wrap(userId, key) {
      const { nonce, ciphertext } = seal(current.key, key, Buffer.from(userId));
      return Buffer.concat([Buffer.of(format), current.id, nonce, ciphertext]);
    },
    unwrap(userId, wrapped) {
      const wrapping = wrapped[0] === format ? byId.get(wrapped.toString('hex', 1, idEnd)) : undefined;
      if (wrapping === undefined) throw new UnknownMasterKeyError(userId);
      const sealed = { nonce: wrapped.subarray(idEnd, nonceEnd), ciphertext: wrapped.subarray(nonceEnd) };
      return createSecretKey(open(wrapping, sealed, Buffer.from(userId)));
    },
  };
}

function wrappingKey(masterKey: Buffer): { readonly id: Buffer; readonly key: KeyObject } {
  return {
    id: createHmac('sha256', deriveKey(masterKey, 'key id')).digest().subarray(0, 8),
    key: createSecretKey(deriveKey(masterKey, 'wrap person keys')),
  };
}
