/** `npm run audit -- verify | heads`: whether the log is as it was written. Exit code 0 sound, 1 broken, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { readSharedConfig, type SharedConfig } from '@settlewise/infra/config';
import { checkKeys } from '@settlewise/infra/crypto';
import {
  createDatabase,
  databaseForCommand,
  migrate,
  type DatabaseForCommand,
} from '@settlewise/infra/database';
import { openEventStore } from '@settlewise/infra/eventStore';
import { openLogHeads } from '@settlewise/infra/proof';
import { createLogger, type Logger } from '@settlewise/infra/telemetry';
import { parseAuditCommand, runAuditCommand } from './commandLine/auditCommand';

/** With another key than heads were signed with, every one of them would pass for forged. @throws ConfigError */
async function prepare(
  { url, startedHere }: DatabaseForCommand,
  keys: SharedConfig,
  log: Logger,
): Promise<void> {
  const database = createDatabase(url, { log });
  try {
    if (startedHere) await migrate(database);
    await checkKeys({ ...keys, database });
  } finally {
    await database.destroy();
  }
}

await runCommandLine(async ({ args, signal, print }) => {
  const command = parseAuditCommand(args);
  const config = readSharedConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise audit' });
  const logHeads = openLogHeads(config.logHeads, config.lookupKey);
  const server = await databaseForCommand({ ...config, log });
  try {
    await prepare(server, config, log);
    const store = await openEventStore(config.eventStore, server.url);
    try {
      return await runAuditCommand(command, { store, logHeads, print, signal });
    } finally {
      await store.close();
    }
  } finally {
    await server.stop();
    logHeads.close();
  }
});
