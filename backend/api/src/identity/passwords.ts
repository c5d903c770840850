import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Logger } from '@settlewise/infra/telemetry';
import pLimit from 'p-limit';
import { tryAgainLater } from '../http/requestRefusedError';

/** OWASP's parameters for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The functions that do the expensive hashing. */
export interface Argon2 {
  hash(password: string | Uint8Array, options: typeof argon2id): Promise<string>;
  /** @throws when the hash cannot be read */
  verify(storedHash: string, password: string): Promise<boolean>;
}

export interface PasswordsOptions {
  readonly log: Logger;
  /** Default: the package's own. */
  readonly argon2?: Argon2 | undefined;
  /** Hashes at a time: each takes 19 MiB and a processor. */
  readonly concurrency?: number;
  /** Requests that may wait for their turn; further ones are refused at once. */
  readonly longestQueue?: number;
}

export interface Passwords {
  /** An argon2id hash in its standard text form. @throws RequestRefusedError 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether a password belongs to a stored hash. Without one (nobody has that name) it answers no after the same work,
   * so that the time taken tells nothing. @throws RequestRefusedError 503 when too many are waiting
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export async function createPasswords({
  log,
  argon2 = { hash, verify },
  concurrency = 2,
  longestQueue = 50,
}: PasswordsOptions): Promise<Passwords> {
  const limit = pLimit(concurrency);
  const nobodysHash = await argon2.hash(randomBytes(32), argon2id);

  async function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (limit.pendingCount >= longestQueue) {
      throw tryAgainLater(503, 'Many people are signing in at the moment. Please try again shortly.', 2);
    }
    return limit(work);
  }

  return {
    hash: (password) => inTurn(() => argon2.hash(password, argon2id)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        try {
          const fits = await argon2.verify(storedHash ?? nobodysHash, password);
          return storedHash !== null && fits;
        } catch (error) {
          // A damaged hash matches no password.
          log.error({ err: error }, 'A stored password hash cannot be read');
          return false;
        }
      }),
  };
}
