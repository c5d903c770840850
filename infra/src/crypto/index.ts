export { createKeyed, type Keyed } from './keyed';
export { createPersonKeys, PersonErasedError, PersonKeyMissingError, type PersonKeys } from './personKeys';
