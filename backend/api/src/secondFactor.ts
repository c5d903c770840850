/** `npm run second-factor -- turn-off <username>`. Exit code 0 done, 1 no such account, 2 misused. */
import { eventDefinitions, eventRegistry } from '@settlewise/domain/eventRegistry';
import { runCommandLine } from '@settlewise/infra/commandLine';
import { readSharedConfig } from '@settlewise/infra/config';
import { checkKeys, createKeyed, createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, openCommandDatabase, migrate } from '@settlewise/infra/database';
import { recordEventTypes, openEventStore } from '@settlewise/infra/eventStore';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { createJobs } from '@settlewise/infra/jobs';
import { Shutdown } from '@settlewise/infra/process';
import { createLogger } from '@settlewise/infra/telemetry';
import { parseSecondFactorCommand, runSecondFactorCommand } from './commandLine/secondFactorCommand';

await runCommandLine(async ({ args, print }) => {
  const command = parseSecondFactorCommand(args);
  const config = readSharedConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise second-factor' });
  const shutdown = new Shutdown(log);
  try {
    const server = await openCommandDatabase({ ...config, log });
    await shutdown.add('database server', () => server.stop());
    const database = createDatabase(server.url, { applicationName: 'settlewise second-factor', log });
    await shutdown.add('database', () => database.destroy());
    if (server.startedHere) {
      await migrate(database);
      if (config.eventStore.kind === 'postgres') await recordEventTypes(server.url, eventDefinitions);
    }
    await checkKeys({ ...config, database });
    const eventStore = await openEventStore(config.eventStore, server.url);
    await shutdown.add('event store', () => eventStore.close());
    const jobs = await createJobs({ databaseUrl: server.url, log, redisUrl: config.redisUrl ?? undefined });
    await shutdown.add('jobs', () => jobs.close());
    const keyed = createKeyed(config.lookupKey);
    const codec = createCodec({
      registry: eventRegistry,
      personKeys: createPersonKeys({ ...config, database }),
    });
    const commands = createCommandHandler({ store: eventStore, codec, keyed });
    return await runSecondFactorCommand(command, {
      database,
      eventStore,
      commands,
      keyed,
      jobs,
      print,
      clock: () => new Date(),
    });
  } finally {
    await shutdown.close();
  }
});
