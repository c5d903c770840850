import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@settlewise/infra/config';
import type { ListeningServer } from '@settlewise/infra/http';
import { eraseFromOutbox, type ErasedRecipient } from '@settlewise/infra/mail';
import type { Shutdown } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import { createThreadPool } from '@settlewise/infra/threads';
import type { Freshness } from '@settlewise/projections';
import { composeApi, type Api } from '../compose';
import { ensureAdministrator } from './ensureAdministrator';
import { openVirusScanner } from './openVirusScanner';
import type { Stores } from './openStores';

interface Options {
  readonly config: Config;
  readonly stores: Stores;
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly server: ListeningServer;
  readonly log: Logger;
  readonly shutdown: Shutdown;
}

/** Composes the API on the stores, sends its emails, and handles requests on the open port. */
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
    eraseStoredEmails: createEmailEraser(config),
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
  // Before any request is answered or email is sent.
  await api.eraseRestoredPeople();
  await api.sendMails(stores.mailer);
  await ensureAdministrator(config.administrator, api, log);
  server.setHandler(api.callback);
  // Registered last, so it closes first, while running requests still have all they need.
  await shutdown.add('HTTP server', () => server.stop());
  return api;
}

/** Emails sent to a mail server cannot be erased. */
function createEmailEraser({ mail }: Config): ((person: ErasedRecipient) => Promise<void>) | undefined {
  return mail.kind === 'outbox' ? (person) => eraseFromOutbox(mail.folder, person) : undefined;
}

/** The bundle that the threads load. It is next to the program, or one folder up in tests that build a program of their own. */
function findCalculationModule(): URL {
  const sibling = new URL('./calculations.mjs', import.meta.url);
  return existsSync(fileURLToPath(sibling)) ? sibling : new URL('../calculations.mjs', import.meta.url);
}

/** The folder of the built front end. Works from this file and from the bundle that contains it. */
function findFrontendFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'frontend'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return path.resolve('frontend/dist');
    folder = parent;
  }
  return path.join(folder, 'frontend', 'dist');
}
