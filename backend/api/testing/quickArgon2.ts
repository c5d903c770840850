import { hash, verify } from '@node-rs/argon2';
import type { Argon2 } from '../src/identity/passwords';

/**
 * Argon2id with the least that it takes. Most tests sign people up, few are about passwords, and the program's own cost
 * is most of what a sign-up takes; `passwords.unit.spec.ts` holds that.
 */
export const quickArgon2: Argon2 = {
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  verify,
};
