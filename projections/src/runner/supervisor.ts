import type { EventStore } from '@settlewise/infra/eventStore';
import type { Logger } from '@settlewise/infra/telemetry';
import { Signal } from '@settlewise/infra/waiting';
import type { Knex } from 'knex';
import type { EventDecoder, RunnerStep } from './applyEvents';
import { describeError } from './errors';
import { SharedMoves } from './checkpoints';
import { readTableVersions, type TableVersion } from './tableVersion';
import { fillTableVersion } from './fillTableVersion';
import { dropRetired } from './versionedTables';
import { releaseLease, renewEveryMs, renewLeases, takeLease, type Lease } from './lease';
import type { Projection } from './projection';

export interface SupervisorOptions {
  readonly database: Knex;
  readonly store: EventStore;
  readonly decoder: EventDecoder;
  readonly projections: readonly Projection[];
  readonly log: Logger;
  readonly workerId: string;
  readonly batchSize: number;
  readonly after?: ((step: RunnerStep) => Promise<void>) | undefined;
}

interface Run {
  readonly lease: Lease;
  readonly ending: AbortController;
  /** Settles when no work is under way and the lease has been released. */
  readonly ended: Promise<void>;
}

const lookEveryMs = 1_000;

/**
 * Decides, once a second and whenever it is woken, which table versions this process fills: it takes the leases that are
 * free, prolongs those it holds, ends what it no longer holds, and drops the tables of what has been replaced.
 */
export class Supervisor {
  readonly #runs = new Map<string, Run>();
  readonly #changed = new Signal();
  readonly #closing = new AbortController();
  readonly #projections: ReadonlyMap<string, Projection>;
  readonly #sharedMoves: SharedMoves;
  readonly #looking: Promise<void>;
  #renewedAt = performance.now();
  #away = false;

  constructor(private readonly options: SupervisorOptions) {
    this.#sharedMoves = new SharedMoves(options.database);
    this.#projections = new Map(options.projections.map((projection) => [projection.name, projection]));
    this.#looking = this.#keepLooking();
  }

  /** Something has changed: check now. */
  wake(): void {
    this.#changed.fire();
  }

  /** Ends all runs after the current batch and releases the leases. */
  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#looking;
    for (const { ending } of this.#runs.values()) ending.abort();
    await Promise.all([...this.#runs.values()].map(({ ended }) => ended));
  }

  async #keepLooking(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const { count } = this.#changed;
      try {
        await this.#look();
        this.#away = false;
      } catch (error) {
        // Logged once for each outage of the database.
        if (!this.#away)
          this.options.log.warn(
            { reason: describeError(error) },
            'The state of the projections cannot be read',
          );
        this.#away = true;
      }
      await this.#changed.waitAfter(count, lookEveryMs, signal);
    }
  }

  async #look(): Promise<void> {
    const { database } = this.options;
    const names = [...this.#projections.keys()];
    const tableVersions = await readTableVersions(database, { names, unfinished: true });
    for (const tableVersion of tableVersions) {
      const run = this.#runs.get(formatKey(tableVersion));
      if (run !== undefined) this.#endIfLost(run, tableVersion);
      else if (this.#isForUs(tableVersion)) await this.#begin(tableVersion);
    }
    if (performance.now() - this.#renewedAt >= renewEveryMs) {
      await renewLeases(
        database,
        [...this.#runs.values()].map(({ lease }) => lease),
      );
      this.#renewedAt = performance.now();
    }
    for (const tableVersion of tableVersions) {
      if (tableVersion.state === 'retired') await this.#drop(tableVersion);
    }
  }

  /** Another version of the code fills its own table versions; handlers and tables belong together. */
  #isForUs({ name, state, codeVersion, failure, leaseHeld }: TableVersion): boolean {
    const ours = this.#projections.get(name)?.version === codeVersion;
    return ours && state !== 'retired' && failure === null && !leaseHeld;
  }

  #endIfLost({ lease, ending }: Run, tableVersion: TableVersion): void {
    const held =
      tableVersion.leaseToken === lease.token &&
      tableVersion.leaseOwner !== null &&
      tableVersion.state !== 'retired';
    if (!held) ending.abort();
  }

  async #begin(free: TableVersion): Promise<void> {
    const { database, workerId, log } = this.options;
    const projection = this.#projections.get(free.name);
    const taken = await takeLease(database, free, workerId);
    if (projection === undefined || taken === null) return;
    const { lease, tableVersion } = taken;
    log.info(
      { projection: lease.name, tableVersion: lease.versionNumber, leaseToken: String(lease.token) },
      'Lease taken',
    );
    const ending = new AbortController();
    const key = formatKey(tableVersion);
    const ended = this.#run(projection, lease, tableVersion, ending.signal).finally(() => {
      this.#runs.delete(key);
      this.wake();
    });
    this.#runs.set(key, { lease, ending, ended });
  }

  async #run(
    projection: Projection,
    lease: Lease,
    tableVersion: TableVersion,
    signal: AbortSignal,
  ): Promise<void> {
    const { log, database } = this.options;
    const sharedMoves = this.#sharedMoves;
    try {
      await fillTableVersion({ ...this.options, sharedMoves, projection, lease, tableVersion, signal });
    } catch (error) {
      log.error(
        { reason: describeError(error), projection: lease.name, tableVersion: lease.versionNumber },
        'A projection ended with an error',
      );
    }
    try {
      await releaseLease(database, lease);
    } catch (error) {
      log.warn(
        { reason: describeError(error), projection: lease.name },
        'A lease could not be released; it expires by itself',
      );
    }
  }

  async #drop(tableVersion: TableVersion): Promise<void> {
    try {
      await dropRetired(this.options.database, tableVersion);
    } catch (error) {
      const { name: projection, versionNumber } = tableVersion;
      this.options.log.debug(
        { reason: describeError(error), projection, tableVersion: versionNumber },
        'Old tables are still being read',
      );
    }
  }
}

const formatKey = ({ name, versionNumber }: Pick<TableVersion, 'name' | 'versionNumber'>) =>
  `${name}/${versionNumber}`;
