import { hash, verify } from '@node-rs/argon2';
import type { Argon2 } from '../src/identity/passwords';

/**
 * Argon2id with its lowest cost. Most tests sign people up, few are about passwords, and with the program's own cost
 * hashing takes most of that time; `passwords.unit.spec.ts` tests the real cost.
 */
export const quickArgon2: Argon2 = {
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
};
