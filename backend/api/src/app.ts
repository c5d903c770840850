import { createNewsSubscribers, type NewsSubscribers } from '@settlewise/infra/news';
import { createPracticeReports, type PracticeReports } from '@settlewise/infra/practiceReports';
import { createSharedResults, type SharedResults } from '@settlewise/infra/sharedResults';
import type { ApiDependencies } from './apiDependencies';
import { createCalculations, type Calculations } from './calculations/createCalculations';
import { createAdministratorGuard, type AdministratorGuard } from './identity/administratorGuard';
import type { ApiApplication } from './http/context';
import { createDraftKeys, type DraftKeys } from './resources/drafts/draftKeys';
import { createLawDeskReader, type LawDeskReader } from './answers/lawDeskReader';
import { createKoa } from './http/createKoa';
import { createOwnSessions, type OwnSessions } from './http/ownSessions';
import { createRateLimiter, defaultRateLimits, type RateLimiter, type RateLimits } from './http/rateLimit';
import { createReadYourWrites, type ReadYourWrites } from './http/readYourWrites';
import type { SecondFactorRequirement } from './identity/secondFactor/secondFactorGate';
import { createSessions, type Sessions } from './http/session';
import { createInvitations, type Invitations } from './record/legalAccess/invitations';
import { createQuotas, type Quotas } from './record/quotas/createQuotas';

/**
 * Everything that the resources share: the stores and settings that a process gives, and what is built on them once.
 * A function takes the parts that it uses, for example `Pick<App, 'commands' | 'clock'>`.
 */
export interface App extends ApiDependencies {
  readonly koa: ApiApplication;
  /** Whether people reach the program by https. */
  readonly overTls: boolean;
  /** A rate limit by its name. */
  readonly limiter: (name: keyof RateLimits) => RateLimiter;
  /** The pseudonym of a person in the log. */
  readonly createPseudonym: (text: string) => string;
  readonly derivedIdentifier: (...parts: readonly string[]) => string;
  readonly sessions: Sessions;
  readonly ownSessions: OwnSessions;
  readonly readYourWrites: ReadYourWrites;
  readonly draftKeys: DraftKeys;
  /** What administrators published about the law. */
  readonly lawDesk: LawDeskReader;
  readonly calculations: Calculations;
  readonly secondFactorRequired: SecondFactorRequirement;
  readonly administrator: AdministratorGuard;
  readonly invitations: Invitations;
  readonly quotas: Quotas;
  readonly news: NewsSubscribers;
  readonly practiceReports: PracticeReports;
  readonly sharedResults: SharedResults;
  /** Aborted when the API closes, to end background work. */
  readonly closing: AbortSignal;
}

/** @throws JobsUnavailableError when the job store is away */
export async function createApp(given: ApiDependencies, closing: AbortSignal): Promise<App> {
  const { config, commands, database, keyed, log, personKeys, treeHeads } = given;
  const overTls = config.publicUrl.protocol === 'https:';
  const limits = { ...defaultRateLimits, ...config.rateLimits };
  const secondFactorRequired = config.secondFactorRequired ?? 'nobody';
  const koa = createKoa(given);
  // 64 bits are enough to tell people apart in the log.
  const createPseudonym = (text: string) => keyed.hash('log', text).slice(0, 16);
  return {
    ...given,
    koa,
    overTls,
    createPseudonym,
    limiter: (name) =>
      createRateLimiter({
        database,
        name,
        limit: limits[name],
        hashKey: (key) => keyed.hash(`limit ${name}`, key),
      }),
    derivedIdentifier: (...parts) => keyed.identifier(...parts),
    sessions: createSessions({ koa, database, overTls, createPseudonym }),
    ownSessions: createOwnSessions(database),
    readYourWrites: createReadYourWrites({ ...given, overTls }),
    draftKeys: createDraftKeys({ keyed, overTls }),
    lawDesk: createLawDeskReader({ database, log }),
    calculations: createCalculations(given.threads ?? null),
    secondFactorRequired,
    administrator: createAdministratorGuard(commands, secondFactorRequired),
    invitations: await createInvitations(given),
    quotas: createQuotas(given),
    news: createNewsSubscribers({
      database,
      personKeys,
      keyed,
      erasedPeople: treeHeads.erasedPeople,
      eraseStoredEmails: async (id) => given.eraseStoredEmails?.({ userId: id, addresses: [] }),
    }),
    practiceReports: createPracticeReports({ database, keyed }),
    sharedResults: createSharedResults(database),
    closing,
  };
}
