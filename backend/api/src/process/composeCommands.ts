import { DomainError } from '@settlewise/domain/kernel';
import { PersonErasedError, type Keyed, type PersonKeys } from '@settlewise/infra/crypto';
import type { EventStore } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import {
  createCommandHandler,
  createStreamSnapshots,
  type CommandHandler,
} from '@settlewise/infra/eventStore/commandHandler';
import { programFingerprint } from '@settlewise/infra/process';
import type { Logger } from '@settlewise/infra/telemetry';
import { measureCommands, type Metrics } from '@settlewise/infra/telemetry/metrics';
import type { Knex } from 'knex';

export interface CommandsOptions {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly keyed: Keyed;
  readonly database: Knex;
  readonly personKeys: PersonKeys;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The maximum for one stream. Default: that of `createCommandHandler`. */
  readonly commandsPerDay?: number;
}

/** Creates the API's commands. Call `flushSnapshots` after all callers have closed and before the database closes. */
export async function composeCommands(
  options: CommandsOptions,
): Promise<{ readonly commands: CommandHandler; readonly flushSnapshots: () => Promise<void> }> {
  const { store, codec, keyed, database, personKeys, metrics, log, commandsPerDay } = options;
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
  return { commands: measureCommands(handler, metrics, isRefusal), flushSnapshots: () => snapshots.flush() };
}

/** Errors of the domain count as refusals in the metrics, all others as failures. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError || error instanceof PersonErasedError;
