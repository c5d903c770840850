import type { Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';

/** `live`: read by queries. `building`: filled in parallel until it replaces the live one. `retired`: replaced. */
export type TableVersionState = 'live' | 'building' | 'retired';

/** The event at which a table version stopped. */
export interface ProjectionFailure {
  readonly position: Position;
  readonly eventId: string;
  readonly eventType: string;
  readonly stream: string;
  readonly error: string;
  readonly failedAt: Date;
}

/** One version of a read model's tables, filled from the log from its beginning. */
export interface TableVersion {
  readonly name: string;
  /** Counted from 1; ends the names of its tables. The column is called `generation`. */
  readonly versionNumber: number;
  readonly codeVersion: number;
  readonly state: TableVersionState;
  /** The tables it fills, by the names of their views. */
  readonly tables: readonly string[];
  /** The last event that was handled; null before the first. */
  readonly position: Position | null;
  readonly eventsApplied: number;
  /** The delay of the last batch, from the recording of its oldest event to its commit; null before the first. */
  readonly latencyMs: number | null;
  readonly leaseOwner: string | null;
  readonly leaseToken: bigint;
  /** By the database's clock. */
  readonly leaseHeld: boolean;
  readonly failure: ProjectionFailure | null;
  readonly updatedAt: Date;
  readonly tablesDropped: boolean;
}

export interface TableVersionRow {
  readonly name: string;
  readonly generation: number;
  readonly code_version: number;
  readonly state: TableVersionState;
  readonly tables: string[];
  readonly commit_position: string | null;
  readonly prepare_position: string | null;
  readonly events_applied: string;
  readonly latency_ms: number | null;
  readonly lease_owner: string | null;
  readonly lease_token: string;
  readonly lease_held: boolean | null;
  readonly failed_commit_position: string | null;
  readonly failed_prepare_position: string | null;
  readonly failed_event_id: string | null;
  readonly failed_event_type: string | null;
  readonly failed_event_stream: string | null;
  readonly failed_error: string | null;
  readonly failed_at: Date | null;
  readonly updated_at: Date;
  readonly tables_dropped_at: Date | null;
}

/** What `toTableVersion` needs of a row. */
export const tableVersionColumns = `
  name, generation, code_version, state, tables, commit_position, prepare_position, events_applied, latency_ms,
  lease_owner, lease_token, lease_expires_at > clock_timestamp() AS lease_held,
  failed_commit_position, failed_prepare_position, failed_event_id, failed_event_type, failed_event_stream,
  failed_error, failed_at, updated_at, tables_dropped_at`;

export function toTableVersion(row: TableVersionRow): TableVersion {
  return {
    name: row.name,
    versionNumber: row.generation,
    codeVersion: row.code_version,
    state: row.state,
    tables: row.tables,
    position: toPosition(row.commit_position, row.prepare_position),
    eventsApplied: Number(row.events_applied),
    latencyMs: row.latency_ms,
    leaseOwner: row.lease_owner,
    leaseToken: BigInt(row.lease_token),
    leaseHeld: row.lease_held === true,
    failure: toFailure(row),
    updatedAt: row.updated_at,
    tablesDropped: row.tables_dropped_at !== null,
  };
}

/** @param filter which rows: `unfinished` leaves out the retired ones whose tables are gone. */
export async function readTableVersions(
  database: Knex,
  filter: { readonly names?: readonly string[]; readonly unfinished?: boolean } = {},
): Promise<readonly TableVersion[]> {
  const query = database<TableVersionRow>('projection_generations').orderBy(['name', 'generation']);
  if (filter.names !== undefined) void query.whereIn('name', [...filter.names]);
  if (filter.unfinished === true) void query.whereNull('tables_dropped_at');
  const rows = await query.select<TableVersionRow[]>(database.raw(tableVersionColumns));
  return rows.map(toTableVersion);
}

/** The name of a table version's own table behind the view `table`. */
export function physicalName(table: string, versionNumber: number): string {
  return `${table}_v${versionNumber}`;
}

function toPosition(commit: string | null, prepare: string | null): Position | null {
  return commit === null || prepare === null ? null : { commit: BigInt(commit), prepare: BigInt(prepare) };
}

function toFailure(row: TableVersionRow): ProjectionFailure | null {
  const position = toPosition(row.failed_commit_position, row.failed_prepare_position);
  if (row.failed_at === null || position === null) return null;
  return {
    position,
    eventId: row.failed_event_id ?? '',
    eventType: row.failed_event_type ?? '',
    stream: row.failed_event_stream ?? '',
    error: row.failed_error ?? '',
    failedAt: row.failed_at,
  };
}
