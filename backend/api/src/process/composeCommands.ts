import type { Keyed, PersonKeys } from '@settlewise/infra/crypto';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import {
  createCommandHandler,
  createStreamSnapshots,
  type CommandHandler,
} from '@settlewise/infra/eventStore/commandHandler';
import { programFingerprint } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Metrics } from '@settlewise/infra/telemetry/metrics';
import type { Knex } from 'knex';
import { countedCommands } from './countedCommands';

export interface CommandsOptions {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly keyed: Keyed;
  readonly database: Knex;
  readonly personKeys: PersonKeys;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** That one stream takes. Default: what `createCommandHandler` says. */
  readonly commandsInADay?: number;
}

/** The API's commands. Settle them after all callers have closed, and before the database is closed. */
export async function composeCommands(
  options: CommandsOptions,
): Promise<{ readonly commands: CommandHandler; readonly settled: () => Promise<void> }> {
  const { store, codec, keyed, database, personKeys, metrics, log, commandsInADay: commandsPerDay } = options;
  const snapshots = createStreamSnapshots({
    database,
    personKeys,
    log,
    storedBy: 'api',
    programFingerprint: await programFingerprint(),
  });
  const handler = createCommandHandler({
    store,
    codec,
    keyed,
    snapshots,
    ...(commandsPerDay === undefined ? {} : { commandsPerDay }),
  });
  return { commands: countedCommands(handler, metrics), settled: () => snapshots.flush() };
}
