import { hash, verify } from '@node-rs/argon2';
import type { Argon2 } from '../src/identity/passwords';

/**
 * Argon2id with its lowest cost, because hashing with the program's cost would take most of the time of the tests.
 * `passwords.unit.spec.ts` tests the real cost.
 */
export const quickArgon2: Argon2 = {
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
};
