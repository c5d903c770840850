import { deriveKey, derivedIdentifier, keyedHash } from './keys';

/** Hashes and identifiers under secrets of the program's own, so that nobody else can work them out. */
export interface Keyed {
  /** Lower-case hex. The same value under another purpose has another hash. */
  hash(purpose: string, value: string): string;
  /** A UUID; the same parts always make the same one. */
  identifier(...parts: readonly string[]): string;
}

/** @param masterKey 32 bytes */
export function createKeyed(masterKey: Buffer): Keyed {
  const hashKey = deriveKey(masterKey, 'hash');
  const identifierKey = deriveKey(masterKey, 'identify');
  return {
    hash: (purpose, value) => keyedHash(hashKey, purpose, value),
    identifier: (...parts) => derivedIdentifier(identifierKey, ...parts),
  };
}
