import { defineTable } from '../../runner/table';

export interface AuditEventRow {
  /** Position in the log, as text, because these are 64-bit numbers. */
  readonly commit_position: string;
  readonly prepare_position: string;
  readonly event_id: string;
  readonly type: string;
  readonly stream: string;
  readonly stream_kind: string;
  readonly revision: string;
  readonly user_id: string;
  readonly actor_id: string;
  readonly actor_role: string;
  readonly correlation_id: string;
  readonly causation_id: string;
  readonly command_id: string;
  readonly recorded_at: string;
  /** Weeks since 1 January 1970. */
  readonly recorded_week: number;
}

const place = ['commit_position', 'prepare_position'];

/**
 * The leading columns of the indexes, so that events with these values can be read in the order of the log. Roles are few
 * and each has many events, so a role together with a type or a kind has its own index, as has a type with a kind.
 */
const readInOrderBy: readonly (readonly string[])[] = [
  ['type'],
  ['type', 'actor_role'],
  ['type', 'stream_kind'],
  ['stream'],
  ['stream_kind'],
  ['stream_kind', 'actor_role'],
  ['user_id'],
  ['actor_id'],
  ['actor_role'],
  ['correlation_id'],
  ['recorded_week'],
];

/** One row for each event, with its metadata. */
export const auditEventsTable = defineTable<AuditEventRow>()({
  key: ['commit_position', 'prepare_position'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.bigInteger('commit_position').notNullable();
      table.bigInteger('prepare_position').notNullable();
      table.uuid('event_id').notNullable();
      table.text('type').notNullable();
      table.text('stream').notNullable();
      table.text('stream_kind').notNullable();
      table.bigInteger('revision').notNullable();
      table.uuid('user_id').notNullable();
      table.uuid('actor_id').notNullable();
      table.text('actor_role').notNullable();
      table.text('correlation_id').notNullable();
      table.text('causation_id').notNullable();
      table.text('command_id').notNullable();
      table.timestamp('recorded_at').notNullable();
      table.integer('recorded_week').notNullable();
      table.index(['event_id'], `${name}_event`);
      table.index(['causation_id'], `${name}_causation`);
    });
    // The index includes the time, so that a period is counted without reading the rows.
    await transaction.raw(
      'ALTER TABLE ?? ADD PRIMARY KEY (commit_position, prepare_position) INCLUDE (recorded_at)',
      [name],
    );
    for (const columns of readInOrderBy) {
      const list = [...columns, ...place];
      await transaction.raw(
        `CREATE INDEX ?? ON ?? (${list.map(() => '??').join(', ')}) INCLUDE (recorded_at)`,
        [`${name}_by_${columns.join('_')}`, name, ...list],
      );
    }
    // Types, kinds and roles depend on each other; without these statistics PostgreSQL would scan all rows for
    // combinations that do not exist.
    await transaction.raw('CREATE STATISTICS ?? (mcv) ON type, stream_kind, actor_role FROM ??', [
      `${name}_together`,
      name,
    ]);
  },
});
