/** `npm run projections -- status | rebuild <name> | retry <name>` */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { readSharedConfig } from '@settlewise/infra/config';
import { openCommandDatabase } from '@settlewise/infra/database';
import { createLogger } from '@settlewise/infra/telemetry';
import { parseCommand, runCommand } from './process/commands';
import { composeProjector, openStores } from './process/composeProjector';
import { readModels } from './readModels';

await runCommandLine(async ({ args, signal, print }) => {
  const command = parseCommand(args, readModels);
  const config = readSharedConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise projections' });
  const server = await openCommandDatabase({ ...config, log });
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
});
