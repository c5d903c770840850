import pg from 'pg';
import { expect } from 'playwright/test';
import type { Member } from './types';

interface LeaseRow {
  readonly name: string;
  readonly lease_owner: string | null;
  readonly lease_token: string;
}

/** Reads the leases of the read models from the cluster's database. */
export class Leases {
  private constructor(private readonly client: pg.Client) {}

  static async open(connectionString: string): Promise<Leases> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return new Leases(client);
  }

  /** Waits until a worker holds the lease of a read model. @returns that worker */
  async holderOf<Worker extends Member>(projection: string, workers: readonly Worker[]): Promise<Worker> {
    let holder: Worker | undefined;
    await expect
      .poll(async () => {
        const row = (await this.rows()).find(({ name }) => name === projection);
        holder = workers.find((worker) => isHeldBy(worker, row));
        return holder;
      })
      .toBeDefined();
    if (holder === undefined) throw new Error(`No worker holds the lease of ${projection}`);
    return holder;
  }

  /** Waits until this worker holds the leases of all read models. */
  async areAllHeldBy(worker: Member): Promise<void> {
    await expect
      .poll(async () => (await this.rows()).filter((row) => !isHeldBy(worker, row)), {
        message: `${worker.name} takes all leases`,
      })
      .toEqual([]);
  }

  /** The fencing token of the lease: writes with an older token are refused. */
  async tokenOf(projection: string): Promise<number> {
    const row = (await this.rows()).find(({ name }) => name === projection);
    return Number(row?.lease_token);
  }

  /** Locks a table during the work, so that a worker blocks when it writes there. `isHeldUp` says whether one does. */
  async whileHeldUp(table: string, work: (isHeldUp: () => Promise<boolean>) => Promise<void>): Promise<void> {
    await this.client.query('BEGIN');
    try {
      await this.client.query(`LOCK TABLE ${table} IN SHARE MODE`);
      await work(async () => {
        const { rows } = await this.client.query(
          `SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted`,
          [table],
        );
        return rows.length > 0;
      });
    } finally {
      await this.client.query('ROLLBACK');
    }
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async rows(): Promise<readonly LeaseRow[]> {
    const { rows } = await this.client.query<LeaseRow>(
      `SELECT name, lease_owner, lease_token FROM projection_generations WHERE state <> 'retired'`,
    );
    return rows;
  }
}

const isHeldBy = (worker: Member, row: LeaseRow | undefined): boolean =>
  row?.lease_owner?.endsWith(`pid ${worker.pid()}`) === true;
