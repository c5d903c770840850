import type { Logger } from '../../telemetry';
import { findRunningEmbeddedPostgres } from './findRunningEmbeddedPostgres';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

export interface CommandDatabase {
  readonly url: string;
  /** False if the program is running, or the database is on a separate server. */
  readonly startedHere: boolean;
  stop(): Promise<void>;
}

interface Options {
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  readonly dataDir: string;
  readonly log: Logger;
}

/**
 * Opens the database of the running program. An embedded database that is not running is started for the command.
 * @throws EmbeddedPostgresError
 */
export async function openCommandDatabase({ database, dataDir, log }: Options): Promise<CommandDatabase> {
  const runningUrl = database.kind === 'server' ? database.url : await findRunningEmbeddedPostgres(dataDir);
  if (runningUrl !== null) return { url: runningUrl, startedHere: false, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, log });
  return { url: server.url, startedHere: true, stop: () => server.stop() };
}
