/** `npm run projections -- status | rebuild <name> | retry <name>` */
import { ConfigError, readConfig } from '@settlewise/infra/config';
import { databaseForCommand, EmbeddedPostgresError } from '@settlewise/infra/database';
import { createLogger } from '@settlewise/infra/telemetry';
import { parseCommand, runCommand, UsageError } from './process/commands';
import { composeProjector, openStores } from './process/composeProjector';
import { readModels } from './readModels';
import { UnknownProjectionError } from './runner';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const command = parseCommand(args, readModels);
  const config = readConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise projections' });
  const server = await databaseForCommand({ ...config, log });
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
