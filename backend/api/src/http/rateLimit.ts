import { createAttemptCounter } from '@settlewise/infra/rateLimits';
import type { Knex } from 'knex';
import { toNetwork } from './toNetwork';
import { tryAgainLater } from './requestRefusedError';
import { forEverybody, type Gate, type OpenReader } from './routes';
import { signedIn } from './session';

export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

export interface RateLimits {
  readonly signInByAccount: Limit;
  readonly signInByAddress: Limit;
  readonly registerByAddress: Limit;
  readonly forgotByAddress: Limit;
  readonly linkByAddress: Limit;
  readonly mailsByRecipient: Limit;
  readonly passwordByAccount: Limit;
  readonly codesByAccount: Limit;
  readonly codesByAccountInADay: Limit;
  readonly exportByAccount: Limit;
  readonly grantsByAccount: Limit;
  readonly looksByAccount: Limit;
  readonly downloadsByAccount: Limit;
  readonly calculationsByAddress: Limit;
  readonly lawNoticesByAddress: Limit;
  readonly draftKeysByAddress: Limit;
  readonly documentsByAddress: Limit;
  readonly calendarByAddress: Limit;
  readonly calendarByAccount: Limit;
  readonly sharedResultsByAddress: Limit;
  readonly sharingByAddress: Limit;
  readonly newsByAddress: Limit;
  readonly reportsByAccount: Limit;
  readonly reportsByAddress: Limit;
  readonly newsLinksByAddress: Limit;
  readonly writesByAccount: Limit;
}

const minutes = 60;

export const defaultRateLimits: RateLimits = {
  /** Counted by the typed username or email address, whether it exists or not. */
  signInByAccount: { attempts: 10, seconds: 15 * minutes },
  signInByAddress: { attempts: 100, seconds: 15 * minutes },
  registerByAddress: { attempts: 30, seconds: 60 * minutes },
  forgotByAddress: { attempts: 10, seconds: 60 * minutes },
  linkByAddress: { attempts: 30, seconds: 60 * minutes },
  /** Emails that a person can request for an address that may belong to somebody else. */
  mailsByRecipient: { attempts: 10, seconds: 60 * minutes },
  /**
   * Separate from sign-in, because guesses there must not keep the owner from changing the password. Counts the password in every
   * form for signed-in people: changing the password, the address or the second factor, signing out elsewhere, and deleting the
   * account.
   */
  passwordByAccount: { attempts: 10, seconds: 15 * minutes },
  /** Three codes in a million are valid, so five attempts are safe. The daily limit stops a patient attacker. */
  codesByAccount: { attempts: 5, seconds: 15 * minutes },
  codesByAccountInADay: { attempts: 20, seconds: 24 * 60 * minutes },
  /** Each export reads the whole record with all its files. */
  exportByAccount: { attempts: 10, seconds: 60 * minutes },
  /** Each grant sends an email to an address of the person's choice. */
  grantsByAccount: { attempts: 30, seconds: 60 * minutes },
  /** Each look is an event, and a line in the log that the owner of the record reads. */
  looksByAccount: { attempts: 600, seconds: 60 * minutes },
  /** Downloads of other people's records. Each reads a whole record with its files; a lawyer may have many clients. */
  downloadsByAccount: { attempts: 30, seconds: 60 * minutes },
  calculationsByAddress: { attempts: 300, seconds: 15 * minutes },
  /** One request per page change. One office or one phone company is one address. */
  lawNoticesByAddress: { attempts: 3_000, seconds: 15 * minutes },
  /** One request per start of a page with a long form. One office or one phone company is one address. */
  draftKeysByAddress: { attempts: 1_000, seconds: 15 * minutes },
  /** The documents of the API, which are long. */
  documentsByAddress: { attempts: 120, seconds: 15 * minutes },
  /** One server may fetch the calendars of many people for their phones. */
  calendarByAddress: { attempts: 600, seconds: 15 * minutes },
  /** Counted by the owner of the dates, because each request reads the whole record. Phones ask a few times an hour. */
  calendarByAccount: { attempts: 120, seconds: 60 * minutes },
  /** Opening and revoking shared results. Opening a link counts twice: for the page and for the call that it makes. */
  sharedResultsByAddress: { attempts: 600, seconds: 15 * minutes },
  /** Each shared result stores up to 64 kB for 30 days, also for people without an account. One office is one address. */
  sharingByAddress: { attempts: 60, seconds: 24 * 60 * minutes },
  /** Reports of practice questions. Several accounts together can hide a question. One school is one address. */
  reportsByAccount: { attempts: 20, seconds: 24 * 60 * minutes },
  reportsByAddress: { attempts: 60, seconds: 24 * 60 * minutes },
  /** Each request sends an email to an address that may belong to somebody else, which `mailsByRecipient` also limits. */
  newsByAddress: { attempts: 10, seconds: 60 * minutes },
  /** Mail services open the links of many people's emails from few addresses. The secrets cannot be guessed. */
  newsLinksByAddress: { attempts: 600, seconds: 15 * minutes },
  /**
   * All writes of a signed-in person, in addition to the narrower limits. It leaves room for 2,000 single journeys, 500 documents
   * and 2,000 tasks; an import is one write.
   */
  writesByAccount: { attempts: 5_000, seconds: 60 * minutes },
};

export interface RateLimiter {
  /** Counts one attempt. @returns how many are left. @throws RequestRefusedError 429 if there were too many */
  count(key: string): Promise<number>;
  /** Uncounts one attempt that was legitimate. */
  takeBack(key: string): Promise<void>;
  /** Resets the count of a key. */
  forget(key: string): Promise<void>;
}

interface Options {
  readonly database: Knex;
  readonly name: keyof RateLimits;
  readonly limit: Limit;
  /** Only the keyed hash is stored, because keys are addresses and names. */
  readonly hashKey: (key: string) => string;
}

/** All processes share the counts, which survive a restart. */
export function createRateLimiter({ database, name, limit, hashKey }: Options): RateLimiter {
  const attempts = createAttemptCounter({ database, name, ...limit });
  const toStoredKey = (key: string) => hashKey(name.endsWith('ByAddress') ? toNetwork(key) : key);
  return {
    async count(key) {
      const answer = await attempts.count(toStoredKey(key));
      if ('waitMs' in answer) throw createLimitError(answer.waitMs / 1000);
      return answer.left;
    },
    takeBack: (key) => attempts.undo(toStoredKey(key)),
    forget: (key) => attempts.reset(toStoredKey(key)),
  };
}

/** Limits requests by address, before the body is read. @throws RequestRefusedError 429 */
export function limitedByAddress(limiter: Pick<RateLimiter, 'count'>): OpenReader {
  return forEverybody(async (ctx) => {
    await limiter.count(ctx.ip);
    return null;
  });
}

/** Limits the writes of signed-in people by account. */
export function limitWrites(limiter: Pick<RateLimiter, 'count'>): Gate {
  return async (ctx, { method }) => {
    if (method !== 'GET') await limiter.count(signedIn(ctx).userId);
  };
}

function createLimitError(seconds: number) {
  const wait = Math.max(1, Math.ceil(seconds / 60));
  return tryAgainLater(
    429,
    `Too many tries. Please wait ${wait === 1 ? 'a minute' : `${wait} minutes`} and try again.`,
    seconds,
  );
}
