import type { Config } from '@settlewise/infra/config';
import type { Shutdown } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Freshness } from '@settlewise/projections';
import type { Api } from '../apiParts';
import { composeApi } from '../compose';
import { ensureAdministrator } from './administrator';
import { findFrontendFolder } from './frontendFolder';
import type { Listening } from './listen';
import { openVirusScanner } from './openVirusScanner';
import type { Stores } from './stores';

interface Options {
  readonly config: Config;
  readonly stores: Stores;
  readonly freshness: Pick<Freshness, 'reached'>;
  readonly server: Listening;
  readonly log: Logger;
  readonly shutdown: Shutdown;
}

/** Composes the API upon the stores, sends its mails, and answers requests on the port that is held already. */
export async function serveApi({ config, stores, freshness, server, log, shutdown }: Options): Promise<Api> {
  const api = await composeApi({
    ...stores,
    virusScanner: openVirusScanner(config, log),
    clock: () => new Date(),
    log,
    freshness,
    config: {
      publicUrl: config.publicUrlGiven ? new URL(config.publicUrl) : server.url,
      sessionSecret: config.sessionSecret,
      behindProxy: config.behindProxy,
      frontendFolder: findFrontendFolder(),
      guessablePasswords: config.guessablePasswords,
      secondFactorRequired: config.secondFactorRequired,
      breachedPasswords: config.breachedPasswords ?? undefined,
      devPages: config.devPages,
      metrics: config.metrics,
      documents: { largestFile: config.uploadLimit },
    },
  });
  await shutdown.add('API', () => api.close());
  await api.sendMails(stores.mailer);
  await ensureAdministrator(config.administrator, api, log);
  server.answerWith(api.callback);
  // Last to be opened, so first to be closed: requests under way still find everything they need.
  await shutdown.add('HTTP server', () => server.stop());
  return api;
}
