export { PersonErasedError, PersonKeyMissingError, UnknownMasterKeyError } from './errors';
export { createKeyed, derivedIdentifier, deriveKey, keyedHash, type Keyed, type KeyPurpose } from './keyed';
export { listenForDestroyedKeys, type DestroyedKeysOptions } from './destroyedKeys';
export { createPersonKeys, type PersonKeys, type PersonKeysOptions } from './personKeys';
export { open, seal, SealBrokenError, type Sealed } from './sealing';
export { createSigningKeys, type SigningKeys } from './signing';
