import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { Listener } from '@settlewise/infra/database';
import type { EventStore, Position } from '@settlewise/infra/eventStore';
import type { Logger } from '@settlewise/infra/telemetry';
import type { Knex } from 'knex';
import type { Freshness } from '../freshness/freshness';
import { ProgressTracker } from '../freshness/progressTracker';
import type { EventDecoder, RunnerStep } from './applyEvents';
import { controlChannel, listenerName, progressChannel } from './channels';
import { ProjectionStoppedError, describeError } from './errors';
import { readTableVersions } from './tableVersion';
import { ensureTableVersion } from './versionedTables';
import type { Projection } from './projection';
import { readStatus, type ProjectionStatus } from './status';
import { Supervisor } from './supervisor';

export interface ProjectionsOptions {
  readonly database: Knex;
  /** The same database, for the one connection that listens. */
  readonly connectionString: string;
  readonly store: EventStore;
  readonly codec: EventDecoder;
  readonly projections: readonly Projection[];
  readonly log: Logger;
  /** Shown as the owner of the leases. Default: a random one. */
  readonly workerId?: string;
  /** Most events in one transaction. Default 1,000. */
  readonly batchSize?: number;
  /** Called after each step; tests use it to crash the process there. */
  readonly after?: ((step: RunnerStep) => Promise<void>) | undefined;
}

export interface Projections {
  /**
   * Resolves when every read model shows the event at `position`, whichever process fills it. Default: the newest event that
   * can be read now; one that was just written may not be readable yet, because of an open transaction.
   * @throws ProjectionStoppedError when one has stopped at an event, or this process stops running projections.
   */
  whenCaughtUp(position?: Position): Promise<void>;
  /** The progress of the read models, for queries in this process. It uses the runner's listening connection. */
  readonly freshness: Pick<Freshness, 'reached'>;
  /** @throws EventStoreUnavailableError */
  status(): Promise<readonly ProjectionStatus[]>;
  /** Ends after the current batches and releases the leases immediately. */
  stop(): Promise<void>;
}

/* * Fills read models while the process lives, or stands by while another process does. Creates their tables on
 * the first start, and begins a rebuild of each whose code has changed since.
 */
export async function startProjections(options: ProjectionsOptions): Promise<Projections> {
  const { database, connectionString, store, codec, projections, log } = options;
  refuseSharedNames(projections);
  for (const projection of projections) await ensureTableVersion(database, projection);

  const stopping = new AbortController();
  // Each waiting caller listens once for each read model.
  setMaxListeners(0, stopping.signal);
  const progress = new ProgressTracker(database);
  const supervisor = new Supervisor({
    database,
    store,
    decoder: codec,
    projections,
    log,
    workerId: options.workerId ?? randomUUID(),
    batchSize: options.batchSize ?? 1_000,
    after: options.after,
  });
  const listener = new Listener({
    connectionString,
    applicationName: listenerName,
    channels: [progressChannel, controlChannel],
    onNotification(channel, payload) {
      if (channel === progressChannel) progress.onProgress(payload);
      else supervisor.wake();
    },
    onListening() {
      progress.connected();
      supervisor.wake();
    },
    onLost(error) {
      progress.disconnected();
      log.warn({ reason: describeError(error) }, 'The connection for notifications was lost; reconnecting');
    },
  });

  /** @throws ProjectionStoppedError when none of the table versions of one of these is filled any more */
  async function refuseStopped(names: readonly string[]): Promise<void> {
    const tableVersions = await readTableVersions(database, { names, unfinished: true });
    for (const name of names) {
      // The one that is being built may get past the event at which the live one has stopped.
      const filled = tableVersions.filter((each) => each.name === name && each.state !== 'retired');
      const failures = filled.flatMap(({ failure }) => failure ?? []);
      const [first] = failures;
      if (first !== undefined && failures.length === filled.length) {
        throw new ProjectionStoppedError(name, first.error);
      }
    }
  }

  async function awaitPosition(position: Position): Promise<void> {
    let behind: readonly string[] = projections.map(({ name }) => name);
    for (;;) {
      const reached = await Promise.all(
        behind.map((name) => progress.reached(name, position, { timeoutMs: 500, signal: stopping.signal })),
      );
      behind = behind.filter((_name, index) => reached[index] !== true);
      const [first] = behind;
      if (first === undefined) return;
      if (stopping.signal.aborted) throw new ProjectionStoppedError(first, 'this process is shutting down');
      await refuseStopped(behind);
    }
  }

  return {
    freshness: progress,
    async whenCaughtUp(position) {
      const head = position ?? (await store.head());
      if (head !== null) await awaitPosition(head);
    },
    status: () => readStatus(database, store),
    async stop() {
      stopping.abort();
      await supervisor.stop();
      await listener.close();
    },
  };
}

function refuseSharedNames(projections: readonly Projection[]): void {
  const seen = new Set<string>();
  for (const name of projections.flatMap(({ tables }) => Object.keys(tables))) {
    if (seen.has(name)) throw new RangeError(`Two projections keep a table called ${name}`);
    seen.add(name);
  }
}
