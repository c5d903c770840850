import { createAttemptCounter } from '@settlewise/infra/rateLimits';
import type { Knex } from 'knex';
import { networkOf } from './networkOf';
import { tryAgainLater } from './requestRefusedError';
import { forEverybody, type Gate, type OpenReader } from './routes';
import { signedIn } from './session';

/** How many attempts in how many seconds. */
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
  /** By the username or e-mail address as it is typed, whether anybody has it or not. */
  signInByAccount: { attempts: 10, seconds: 15 * minutes },
  signInByAddress: { attempts: 100, seconds: 15 * minutes },
  registerByAddress: { attempts: 30, seconds: 60 * minutes },
  forgotByAddress: { attempts: 10, seconds: 60 * minutes },
  linkByAddress: { attempts: 30, seconds: 60 * minutes },
  /** Links that somebody can have sent to an address that may be another's. */
  mailsByRecipient: { attempts: 10, seconds: 60 * minutes },
  /**
   * Apart from sign-in: guesses made there must not keep the owner from changing the password. Every form that asks a signed-in
   * person for the password counts here: changing it, the address or the second factor, signing out elsewhere, and deleting
   * the account.
   */
  passwordByAccount: { attempts: 10, seconds: 15 * minutes },
  /** Three codes in a million are valid, so five attempts find none; the day's limit stops a patient attacker. */
  codesByAccount: { attempts: 5, seconds: 15 * minutes },
  codesByAccountInADay: { attempts: 20, seconds: 24 * 60 * minutes },
  /** Each reads the whole record with all its files. */
  exportByAccount: { attempts: 10, seconds: 60 * minutes },
  /** Each sends a mail to an address that the person chose. */
  grantsByAccount: { attempts: 30, seconds: 60 * minutes },
  /** Each is an event, and a line that the record’s owner reads. */
  looksByAccount: { attempts: 600, seconds: 60 * minutes },
  /** Of other people's records. Each reads a whole record with its files; a lawyer may have many clients. */
  downloadsByAccount: { attempts: 30, seconds: 60 * minutes },
  calculationsByAddress: { attempts: 300, seconds: 15 * minutes },
  /** Each change of page asks once; one office or one phone company is one address. */
  lawNoticesByAddress: { attempts: 3_000, seconds: 15 * minutes },
  /** Each start of a page with a long form asks once; one office or one phone company is one address. */
  draftKeysByAddress: { attempts: 1_000, seconds: 15 * minutes },
  /** The documents of the API, which are long. */
  documentsByAddress: { attempts: 120, seconds: 15 * minutes },
  /** One server may fetch the calendars of many people for their phones. */
  calendarByAddress: { attempts: 600, seconds: 15 * minutes },
  /** Counted by the owner of the dates: each request reads the whole record. Phones ask a few times an hour. */
  calendarByAccount: { attempts: 120, seconds: 60 * minutes },
  /** Looks at shared results, and revoking them. Whoever opens a link looks twice: the page does, and the call that it makes. */
  sharedResultsByAddress: { attempts: 600, seconds: 15 * minutes },
  /** Each keeps up to 64 kB for 30 days, also for people without an account. One office is one address. */
  sharingByAddress: { attempts: 60, seconds: 24 * 60 * minutes },
  /** Reports of practice questions: some accounts together can hide a question. One school is one address. */
  reportsByAccount: { attempts: 20, seconds: 24 * 60 * minutes },
  reportsByAddress: { attempts: 60, seconds: 24 * 60 * minutes },
  /** Each sends a mail to an address that may be another's; `mailsByRecipient` holds for that one. */
  newsByAddress: { attempts: 10, seconds: 60 * minutes },
  /** Mail services press the links of many people's mails from few addresses. Their secrets cannot be guessed. */
  newsLinksByAddress: { attempts: 600, seconds: 15 * minutes },
  /**
   * All writes of a signed-in person, beside the narrower limits. More than anybody needs: an import is one write, and 2,000
   * journeys one by one, 500 documents and 2,000 tasks stay below it.
   */
  writesByAccount: { attempts: 5_000, seconds: 60 * minutes },
};

export interface RateLimiter {
  /** Counts one try. @returns how many are left. @throws RequestRefusedError 429 when there were too many */
  count(key: string): Promise<number>;
  /** Takes back one counted try, which has turned out to be legitimate. */
  takeBack(key: string): Promise<void>;
  /** Forgets all attempts of a key. */
  forget(key: string): Promise<void>;
}

interface Options {
  readonly database: Knex;
  readonly name: keyof RateLimits;
  readonly limit: Limit;
  /** Keys are addresses and names: only their keyed hash is stored. */
  readonly hashOf: (key: string) => string;
}

/** All processes count together, and a restart forgets nothing. */
export function createRateLimiter({ database, name, limit, hashOf }: Options): RateLimiter {
  const attempts = createAttemptCounter({ database, name, ...limit });
  const counted = (key: string) => hashOf(name.endsWith('ByAddress') ? networkOf(key) : key);
  return {
    async count(key) {
      const answer = await attempts.count(counted(key));
      if ('waitMs' in answer) throw tooMany(answer.waitMs / 1000);
      return answer.left;
    },
    takeBack: (key) => attempts.undo(counted(key)),
    forget: (key) => attempts.reset(counted(key)),
  };
}

/** Limits everybody by address; counted before the body is read. @throws RequestRefusedError 429 */
export function limitedByAddress(limiter: Pick<RateLimiter, 'count'>): OpenReader {
  return forEverybody(async (ctx) => {
    await limiter.count(ctx.ip);
    return null;
  });
}

/** Limits the writes of signed-in people by account. */
export function limitedWrites(limiter: Pick<RateLimiter, 'count'>): Gate {
  return async (ctx, { method }) => {
    if (method !== 'GET') await limiter.count(signedIn(ctx).userId);
  };
}

function tooMany(seconds: number) {
  const wait = Math.max(1, Math.ceil(seconds / 60));
  return tryAgainLater(
    429,
    `Too many tries. Please wait ${wait === 1 ? 'a minute' : `${wait} minutes`} and try again.`,
    seconds,
  );
}
