import type { Knex } from 'knex';
import { controlChannel } from './channels';
import { tableVersionColumns, toTableVersion, type TableVersion, type TableVersionRow } from './tableVersion';

/** How long a lease is valid without renewal, in seconds of the database's clock. */
export const leaseSeconds = 10;
/** How often a holder renews its lease, in milliseconds. */
export const renewEveryMs = 3_000;

/** The right to fill one table version. The next holder gets a higher token, and this one becomes invalid. */
export interface Lease {
  readonly name: string;
  readonly versionNumber: number;
  readonly owner: string;
  readonly token: bigint;
}

/** SQL: a lease that begins now. */
export const leaseEnd = `clock_timestamp() + interval '${leaseSeconds} seconds'`;

/* * Takes the lease of a table version if it is free, or its holder has not renewed it for ten seconds.
 * @returns the lease and the table version at this moment, or null if another process holds it.
 */
export async function takeLease(
  database: Knex,
  { name, versionNumber }: Pick<TableVersion, 'name' | 'versionNumber'>,
  owner: string,
): Promise<{ readonly lease: Lease; readonly tableVersion: TableVersion } | null> {
  // The holder of a locked row is writing; waiting for it would delay the other projections.
  const { rows } = await database.raw<{ rows: TableVersionRow[] }>(
    `WITH free AS (
       SELECT name AS free_name, generation AS free_generation FROM projection_generations
       WHERE name = :name AND generation = :versionNumber AND state <> 'retired' AND failed_at IS NULL
         AND (lease_expires_at IS NULL OR lease_expires_at <= clock_timestamp())
       FOR UPDATE SKIP LOCKED
     )
     UPDATE projection_generations
     SET lease_owner = :owner, lease_token = lease_token + 1, lease_expires_at = ${leaseEnd}
     FROM free WHERE name = free_name AND generation = free_generation
     RETURNING ${tableVersionColumns}`,
    { name, versionNumber, owner },
  );
  const [row] = rows;
  if (row === undefined) return null;
  const taken = toTableVersion(row);
  return { lease: { name, versionNumber, owner, token: taken.leaseToken }, tableVersion: taken };
}

/** Prolongs the leases that are still held under their tokens. */
export async function renewLeases(database: Knex, leases: readonly Lease[]): Promise<void> {
  if (leases.length === 0) return;
  // A row that is locked belongs to a batch that is being written, which prolongs its lease itself.
  await database.raw(
    `WITH held AS (
       SELECT name AS held_name, generation AS held_generation FROM projection_generations
       JOIN unnest(?::text[], ?::int[], ?::bigint[]) AS lease (lease_name, lease_generation, token)
         ON name = lease_name AND generation = lease_generation AND lease_token = token
       WHERE lease_owner IS NOT NULL
       FOR UPDATE OF projection_generations SKIP LOCKED
     )
     UPDATE projection_generations SET lease_expires_at = ${leaseEnd}
     FROM held WHERE name = held_name AND generation = held_generation`,
    [
      leases.map(({ name }) => name),
      leases.map(({ versionNumber }) => versionNumber),
      leases.map(({ token }) => String(token)),
    ],
  );
}

/** Releases the lease and wakes the standbys. Does nothing if another process holds it. */
export async function releaseLease(database: Knex, { name, versionNumber, token }: Lease): Promise<void> {
  await database.raw(
    `UPDATE projection_generations SET lease_owner = NULL, lease_expires_at = NULL
     WHERE name = ? AND generation = ? AND lease_token = ? AND lease_owner IS NOT NULL
     RETURNING pg_notify(?, name)`,
    [name, versionNumber, String(token), controlChannel],
  );
}
