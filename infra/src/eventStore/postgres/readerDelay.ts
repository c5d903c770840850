import type { Connections } from './connections';

/** The oldest open transaction with writes. Readers of the log wait for it. */
export interface OldestOpenTransaction {
  /** Milliseconds since it began; null if the server hides it from our account. */
  readonly openForMs: number | null;
  /** May be another database of the same server. Null if the server hides it. */
  readonly database: string | null;
  readonly applicationName: string | null;
  /** Prepared for two-phase commit: it has no session, and an operator must end it by name. */
  readonly prepared: boolean;
}

interface Row {
  readonly open_for_ms: number | null;
  readonly database: string | null;
  readonly application_name: string | null;
  readonly prepared: boolean;
}

const statement = `
  SELECT (extract(epoch FROM clock_timestamp() - began) * 1000)::float8 AS open_for_ms,
         database, application_name, prepared
  FROM (
    SELECT xact_start AS began, datname::text AS database, application_name, false AS prepared,
           age(backend_xid) AS age
    FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND pid <> pg_backend_pid()
    UNION ALL
    SELECT prepared, database::text, gid, true, age(transaction) FROM pg_prepared_xacts
  ) AS writing
  ORDER BY age DESC LIMIT 1`;

/** The transaction that readers of the log wait for now; null if there is none. */
export async function findOldestOpenTransaction(
  connections: Connections,
): Promise<OldestOpenTransaction | null> {
  const [row] = await connections.query<Row>('look for open transactions', {
    name: 'oldest open transaction',
    text: statement,
  });
  return row === undefined
    ? null
    : {
        openForMs: row.open_for_ms,
        database: row.database,
        applicationName: row.application_name,
        prepared: row.prepared,
      };
}
