/** `npm run audit -- verify | heads | set-aside`: verifies the log. Exit code 0 sound, 1 broken, 2 misused. */
import { runCommandLine } from '@settlewise/infra/commandLine';
import { readSharedConfig, type SharedConfig } from '@settlewise/infra/config';
import { checkKeys } from '@settlewise/infra/crypto';
import {
  createDatabase,
  openCommandDatabase,
  migrate,
  type CommandDatabase,
} from '@settlewise/infra/database';
import { openEventStore } from '@settlewise/infra/eventStore';
import { openTreeHeads } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import { parseAuditCommand, runAuditCommand } from './commandLine/auditCommand';

/** Checks the key first, because with a wrong one every tree head would look forged. @throws ConfigError */
async function prepare({ startedHere }: CommandDatabase, database: Knex, keys: SharedConfig): Promise<void> {
  if (startedHere) await migrate(database);
  await checkKeys({ ...keys, database });
}

await runCommandLine(async ({ args, signal, print }) => {
  const command = parseAuditCommand(args);
  const config = readSharedConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise audit' });
  const server = await openCommandDatabase({ ...config, log });
  const database = createDatabase(server.url, { log });
  const treeHeads = openTreeHeads(config.treeHeads, config.lookupKey, database);
  try {
    await prepare(server, database, config);
    const store = await openEventStore(config.eventStore, server.url);
    try {
      return await runAuditCommand(command, { store, treeHeads, print, signal, clock: () => new Date() });
    } finally {
      await store.close();
    }
  } finally {
    treeHeads.close();
    await database.destroy();
    await server.stop();
  }
});
