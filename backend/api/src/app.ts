import { createNewsSubscribers, type NewsSubscribers } from '@settlewise/projections/tables';
import { createPracticeReports, type PracticeReports } from '@settlewise/projections/tables';
import { createSharedResults, type SharedResults } from '@settlewise/projections/tables';
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
 * Everything that the resources share: the stores and settings of the process, and the services built on them. A function takes
 * only the parts that it uses, for example `Pick<App, 'commands' | 'clock'>`.
 */
export interface App extends ApiDependencies {
  readonly koa: ApiApplication;
  /** Whether people reach the program by https. */
  readonly overTls: boolean;
  /** A rate limit by its name. */
  readonly limiter: (name: keyof RateLimits) => RateLimiter;
  /** Creates the pseudonym of a person for log lines. */
  readonly createPseudonym: (text: string) => string;
  readonly derivedIdentifier: (...parts: readonly string[]) => string;
  readonly sessions: Sessions;
  readonly ownSessions: OwnSessions;
  readonly readYourWrites: ReadYourWrites;
  readonly draftKeys: DraftKeys;
  /** Reads notices about the law that administrators published. */
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

/** @throws JobsUnavailableError */
export async function createApp(dependencies: ApiDependencies, closing: AbortSignal): Promise<App> {
  const { config, commands, database, keyed, log, personKeys, treeHeads } = dependencies;
  const overTls = config.publicUrl.protocol === 'https:';
  const limits = { ...defaultRateLimits, ...config.rateLimits };
  const secondFactorRequired = config.secondFactorRequired ?? 'nobody';
  const koa = createKoa(dependencies);
  // 64 bits are enough to distinguish people in the log.
  const createPseudonym = (text: string) => keyed.hash('log', text).slice(0, 16);
  return {
    ...dependencies,
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
    readYourWrites: createReadYourWrites({ ...dependencies, overTls }),
    draftKeys: createDraftKeys({ keyed, overTls }),
    lawDesk: createLawDeskReader({ database, log }),
    calculations: createCalculations(dependencies.threads ?? null),
    secondFactorRequired,
    administrator: createAdministratorGuard(commands, secondFactorRequired),
    invitations: await createInvitations(dependencies),
    quotas: createQuotas(dependencies),
    news: createNewsSubscribers({
      database,
      personKeys,
      keyed,
      erasedPeople: treeHeads.erasedPeople,
      eraseStoredEmails: async (id) => dependencies.eraseStoredEmails?.({ userId: id, addresses: [] }),
    }),
    practiceReports: createPracticeReports({ database, keyed }),
    sharedResults: createSharedResults(database),
    closing,
  };
}
