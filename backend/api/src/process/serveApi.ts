import type { Config } from '@settlewise/infra/config';
import type { ListeningServer } from '@settlewise/infra/http';
import { eraseFromOutbox, type ErasedRecipient } from '@settlewise/infra/mail';
import type { Shutdown } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import { createThreadPool } from '@settlewise/infra/threads';
import type { Freshness } from '@settlewise/projections';
import { composeApi, type Api } from '../compose';
import { ensureAdministrator } from './administrator';
import { findCalculationModule } from './calculationModule';
import { findFrontendFolder } from './frontendFolder';
import { openVirusScanner } from './openVirusScanner';
import type { Stores } from './stores';

interface Options {
  readonly config: Config;
  readonly stores: Stores;
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly server: ListeningServer;
  readonly log: Logger;
  readonly shutdown: Shutdown;
}

/** Composes the API on the stores, sends its emails, and answers requests on the port that is already open. */
export async function serveApi({ config, stores, freshness, server, log, shutdown }: Options): Promise<Api> {
  const threads = createThreadPool({
    module: findCalculationModule(),
    ...(config.calculationThreads !== null && { threads: config.calculationThreads }),
  });
  await shutdown.add('threads', () => threads.close());
  const api = await composeApi({
    ...stores,
    threads,
    virusScanner: openVirusScanner(config, log),
    eraseStoredEmails: eraserOfStoredEmails(config),
    clock: () => new Date(),
    log,
    freshness,
    config: {
      publicUrl: config.isPublicUrlSet ? new URL(config.publicUrl) : server.url,
      sessionSecret: config.sessionSecret,
      behindProxy: config.behindProxy,
      proxies: config.proxies,
      frontendFolder: findFrontendFolder(),
      secondFactorRequired: config.secondFactorRequired,
      breachedPasswords: config.breachedPasswords ?? undefined,
      devPages: config.devPages,
      metrics: config.metrics,
      documents: { largestFile: config.uploadLimit },
    },
  });
  await shutdown.add('API', () => api.close());
  // Before requests are answered or emails are sent.
  await api.eraseRestoredPeople();
  await api.sendMails(stores.mailer);
  await ensureAdministrator(config.administrator, api, log);
  server.setHandler(api.callback);
  // Opened last, so closed first: requests under way still have everything they need.
  await shutdown.add('HTTP server', () => server.stop());
  return api;
}

/** Emails that went to a mail server cannot be erased by us. */
function eraserOfStoredEmails({ mail }: Config): ((person: ErasedRecipient) => Promise<void>) | undefined {
  return mail.kind === 'outbox' ? (person) => eraseFromOutbox(mail.folder, person) : undefined;
}
