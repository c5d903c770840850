import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { readConfig } from '@settlewise/infra/config';
import { createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase } from '@settlewise/infra/database';
import { createPostgresEventStore, type EventStore, type Position } from '@settlewise/infra/eventStore';
import { createCodec, type Codec } from '@settlewise/infra/eventStore/codec';
import { createFreshness } from '@settlewise/projections';
import { readModels } from '@settlewise/projections/readModels';
import type { Program } from '../support/program';
import { check } from './measure';
import { waitForReminderPlans } from './waitForReminderPlans';

/** The log of a running program, opened by the benchmark to append events directly. */
interface ProgramStores {
  readonly connectionString: string;
  readonly store: EventStore;
  readonly codec: Codec;
  /** Waits until all read models have reached this position. @throws when that takes more than `minutes` */
  whenShown(position: Position, minutes: number): Promise<void>;
  /** Waits until the reminders of everybody whose record changed have been planned. */
  whenPlanned(): Promise<void>;
}

/** Opens the log of a running program with the program's keys, lets `work` append to it, and closes it. */
export async function withProgramStores(
  program: Program,
  work: (stores: ProgramStores) => Promise<void>,
): Promise<void> {
  const { masterKey, earlierMasterKeys } = readConfig({ DATA_DIR: program.dataFolder });
  const connectionString = await program.databaseUrl();
  const database = createDatabase(connectionString);
  const store = await createPostgresEventStore({ connectionString });
  const freshness = createFreshness({ database, connectionString });
  try {
    const personKeys = createPersonKeys({ database, masterKey, earlierMasterKeys });
    await work({
      connectionString,
      store,
      codec: createCodec({ registry: eventRegistry, personKeys }),
      async whenShown(position, minutes) {
        for (const { name } of readModels) {
          const reached = await freshness.reached(name, position, { timeoutMs: minutes * 60_000 });
          check(reached, `the read model ${name} is not filled within ${minutes} minutes`);
        }
      },
      whenPlanned: () => waitForReminderPlans(database),
    });
  } finally {
    await freshness.close();
    await store.close();
    await database.destroy();
  }
}
