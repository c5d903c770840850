import type pg from 'pg';
import { z } from 'zod';
import { withConnection } from '../../database/withConnection';
import { PlainError } from '../../process/plainError';

/** An event type and a version of its schema, which counts from 1. */
export interface EventTypeVersion {
  readonly type: string;
  readonly version: number;
}

/** A newer version of the program has written events that this one cannot read. */
export class NewerEventsError extends PlainError {
  override readonly name = 'NewerEventsError';
  constructor(events: readonly EventTypeVersion[]) {
    const named = events.map(({ type, version }) => (version === 1 ? type : `${type} version ${version}`));
    super(
      `These data hold events that a newer version of Settlewise wrote (${named.join(', ')}), and this one cannot read them: start that version again, or a newer one. Nothing was changed.`,
    );
  }
}

/** @param existing event types of a log @param known those that this program can read @throws NewerEventsError */
export function refuseNewerEvents(
  existing: readonly EventTypeVersion[],
  known: readonly EventTypeVersion[],
): void {
  const newer = findUnknown(existing, known);
  if (newer.length > 0) throw new NewerEventsError(newer);
}

/** The event types whose version this program does not know. */
function findUnknown(
  existing: readonly EventTypeVersion[],
  known: readonly EventTypeVersion[],
): readonly EventTypeVersion[] {
  const versions = new Map(known.map(({ type, version }) => [type, version]));
  return existing.filter(({ type, version }) => version > (versions.get(type) ?? 0));
}

const rowsShape = z.array(z.object({ type: z.string(), version: z.int() }));

/** Events with damaged metadata count as version 1; the audit of the log reports them. */
const eventTypesStatement = `
  SELECT type, max(CASE WHEN metadata ->> 'schemaVersion' ~ '^[0-9]{1,9}$'
                        THEN (metadata ->> 'schemaVersion')::int ELSE 1 END) AS version
  FROM events WHERE $1::text[] IS NULL OR type = ANY ($1) GROUP BY type ORDER BY type`;

/**
 * Finds the event types of the log in their newest version, as the connection's transaction sees it. Scans every event.
 * @param types null for all types
 */
export async function findEventTypesInLog(
  client: pg.ClientBase,
  types: readonly string[] | null = null,
): Promise<readonly EventTypeVersion[]> {
  const { rows } = await client.query(eventTypesStatement, [types]);
  return rowsShape.parse(rows);
}

/**
 * Records the event types that this program may write, before it writes any. If a newer program has recorded others and
 * the log holds some of them, this program must not open it: its read models would stop at the first one.
 * @throws NewerEventsError
 */
export async function recordEventTypes(
  connectionString: string,
  known: readonly EventTypeVersion[],
): Promise<void> {
  await withConnection({ connectionString, application_name: 'settlewise event types' }, async (client) => {
    const { rows } = await client.query('SELECT type, version FROM event_types');
    const newer = findUnknown(rowsShape.parse(rows), known);
    // The scan of the whole log is needed only in this case.
    if (newer.length > 0) {
      refuseNewerEvents(
        await findEventTypesInLog(
          client,
          newer.map(({ type }) => type),
        ),
        known,
      );
    }
    await client.query(
      // Sorted, so that two processes that start at the same time do not deadlock.
      `INSERT INTO event_types (type, version)
         SELECT type, version FROM unnest($1::text[], $2::int[]) AS known (type, version) ORDER BY type
         ON CONFLICT (type) DO UPDATE SET version = excluded.version WHERE event_types.version < excluded.version`,
      [known.map(({ type }) => type), known.map(({ version }) => version)],
    );
  });
}
