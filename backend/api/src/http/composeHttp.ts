import type { ApiDependencies } from '../apiDependencies';
import { createApplication } from './app';
import type { ApiApplication } from './context';
import { createDraftKeys, type DraftKeys } from './draftKeys';
import { createLawDeskReader, type LawDeskReader } from './lawDesk';
import { createOwnSessions, type OwnSessions } from './ownSessions';
import { createRateLimiter, defaultRateLimits, type RateLimiter, type RateLimits } from './rateLimit';
import { createReadYourWrites, type ReadYourWrites } from './readYourWrites';
import { createSessions, type Sessions } from './session';

export interface Http {
  readonly app: ApiApplication;
  /** Whether people reach the program by https. */
  readonly overTls: boolean;
  readonly limiter: (name: keyof RateLimits) => RateLimiter;
  /** What stands for a person in the log. */
  readonly pseudonymOf: (text: string) => string;
  readonly derivedIdentifier: (...parts: readonly string[]) => string;
  readonly sessions: Sessions;
  readonly ownSessions: OwnSessions;
  readonly readYourWrites: ReadYourWrites;
  readonly draftKeys: DraftKeys;
  /** What administrators published about the law. */
  readonly lawDesk: LawDeskReader;
}

/** What requests go through, whatever they ask for: sessions, limits, and people’s own writes. */
export function composeHttp({ config, database, freshness, keyed, log }: ApiDependencies): Http {
  const overTls = config.publicUrl.protocol === 'https:';
  const limits = { ...defaultRateLimits, ...config.rateLimits };
  const app = createApplication({
    secret: config.sessionSecret,
    behindProxy: config.behindProxy,
    log,
    proxies: config.proxies ?? 1,
  });
  // Pseudonyms for the log: 64 bits are enough to tell people apart.
  const pseudonymOf = (text: string) => keyed.hash('log', text).slice(0, 16);
  return {
    app,
    overTls,
    pseudonymOf,
    limiter: (name) =>
      createRateLimiter({
        database,
        name,
        limit: limits[name],
        hashOf: (key) => keyed.hash(`limit ${name}`, key),
      }),
    derivedIdentifier: (...parts) => keyed.identifier(...parts),
    sessions: createSessions({ app, database, overTls, pseudonymOf }),
    ownSessions: createOwnSessions(database),
    readYourWrites: createReadYourWrites({
      freshness,
      database,
      overTls,
      log,
      longestWaitMs: config.longestWaitMs ?? 2_000,
    }),
    draftKeys: createDraftKeys({ keyed, overTls }),
    lawDesk: createLawDeskReader({ database, log }),
  };
}
