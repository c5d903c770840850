import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Logger } from '@settlewise/infra/telemetry';
import pLimit from 'p-limit';
import { tryAgainLater } from '../http/requestRefusedError';

/** OWASP's parameters for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The expensive hash functions. */
export interface Argon2 {
  hash(password: string | Uint8Array, options: typeof argon2id): Promise<string>;
  /** @throws when the hash cannot be read */
  verify(storedHash: string, password: string): Promise<boolean>;
}

export interface PasswordsOptions {
  readonly log: Logger;
  /** Default: `@node-rs/argon2`. */
  readonly argon2?: Argon2 | undefined;
  /** Concurrent hashes. Each takes 19 MiB and a processor core. */
  readonly concurrency?: number;
  /** Further requests are refused when this many are waiting. */
  readonly maxQueueLength?: number;
}

export interface Passwords {
  /** Returns an argon2id hash in its standard text form. @throws RequestRefusedError 503 if too many requests wait */
  hash(password: string): Promise<string>;
  /**
   * Whether a password matches a stored hash. Without a hash (the name is unknown) it returns false after the same work, so that
   * the duration reveals nothing. @throws RequestRefusedError 503 if too many requests wait
   */
  verify(storedHash: string | null, password: string): Promise<boolean>;
}

export async function createPasswords({
  log,
  argon2 = { hash, verify },
  concurrency = 2,
  maxQueueLength = 50,
}: PasswordsOptions): Promise<Passwords> {
  const limit = pLimit(concurrency);
  const dummyHash = await argon2.hash(randomBytes(32), argon2id);

  async function runInTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (limit.pendingCount >= maxQueueLength) {
      throw tryAgainLater(503, 'Many people are signing in at the moment. Please try again shortly.', 2);
    }
    return limit(work);
  }

  return {
    hash: (password) => runInTurn(() => argon2.hash(password, argon2id)),
    verify: (storedHash, password) =>
      runInTurn(async () => {
        try {
          const matches = await argon2.verify(storedHash ?? dummyHash, password);
          return storedHash !== null && matches;
        } catch (error) {
          // A damaged hash matches no password.
          log.error({ err: error }, 'A stored password hash cannot be read');
          return false;
        }
      }),
  };
}
