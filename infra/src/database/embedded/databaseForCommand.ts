import type { Logger } from '../../telemetry';
import { runningEmbeddedPostgres } from './runningEmbeddedPostgres';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

export interface DatabaseForCommand {
  readonly url: string;
  /** False: the program runs, or the database is on a server of its own. */
  readonly startedHere: boolean;
  stop(): Promise<void>;
}

interface Options {
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  readonly dataDir: string;
  readonly log: Logger;
}

/**
 * The database of the running program; with the embedded default and no program running, started for one command.
 * @throws EmbeddedPostgresError
 */
export async function databaseForCommand({ database, dataDir, log }: Options): Promise<DatabaseForCommand> {
  const elsewhere = database.kind === 'server' ? database.url : await runningEmbeddedPostgres(dataDir);
  if (elsewhere !== null) return { url: elsewhere, startedHere: false, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, log });
  return { url: server.url, startedHere: true, stop: () => server.stop() };
}
