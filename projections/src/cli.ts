/** `npm run projections -- status | rebuild <name> | retry <name>` */
import { ConfigError, readConfig } from '@settlewise/infra/config';
import {
  EmbeddedPostgresError,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '@settlewise/infra/database';
import { createLogger, type Logger } from '@settlewise/infra/telemetry';
import { parseCommand, runCommand, UsageError } from './process/commands';
import { composeProjector, openStores } from './process/composeProjector';
import { readModels } from './readModels';
import { UnknownProjectionError } from './runner';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const command = parseCommand(args, readModels);
  const config = readConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise projections' });
  const server = await databaseServer(config, log);
  try {
    const projector = { ...config, databaseUrl: server.url };
    const stores = await openStores(projector, { migrating: server.startedHere, log });
    try {
      return await runCommand(command, {
        ...stores,
        startRunner: () =>
          composeProjector(projector, stores, { log, workerId: `command line, pid ${process.pid}` }),
        print,
        clock: () => new Date(),
        signal,
      });
    } finally {
      await stores.close();
    }
  } finally {
    await server.stop();
  }
}

/** The database of the running program; with the embedded default and no program running, started for the command. */
async function databaseServer({ database, dataDir }: ReturnType<typeof readConfig>, log: Logger) {
  const elsewhere = database.kind === 'server' ? database.url : await runningEmbeddedPostgres(dataDir);
  if (elsewhere !== null) return { url: elsewhere, startedHere: false, stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres({ dataDir, log });
  return { url: server.url, startedHere: true, stop: () => server.stop() };
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  process.exitCode = (await main(process.argv.slice(2), stopping.signal)) ? 0 : 1;
} catch (error) {
  const misused = error instanceof UsageError || error instanceof UnknownProjectionError;
  const plain = misused || error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${plain ? message : `The command failed: ${message}`}\n`);
  process.exitCode = misused ? 2 : 1;
}
