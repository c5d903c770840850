export { PersonErasedError, PersonKeyMissingError, UnknownMasterKeyError } from './errors';
export { checkKeys, countWrappedKeys, type KeyCheckOptions, type WrappedKeys } from './keyCheck';
export { createKeyed, derivedIdentifier, deriveKey, keyedHash, type Keyed, type KeyPurpose } from './keyed';
export { listenForDestroyedKeys, type DestroyedKeysOptions } from './destroyedKeys';
export { createPersonKeys, type PersonKeys, type PersonKeysOptions } from './personKeys';
export { rewrapPersonKeys, type RewrapOptions, type RewrapResult } from './rewrap';
export { open, seal, SealBrokenError, type Sealed } from './sealing';
export { hashSecret, isSameSecret } from './secrets';
export { createSigningKeys, type SigningKeys } from './signing';
