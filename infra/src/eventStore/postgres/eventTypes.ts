import type pg from 'pg';
import { z } from 'zod';
import { withConnection } from '../../database/withConnection';
import { PlainError } from '../../process/plainError';

/** A kind of event, and a version of its shape: counts from 1. */
export interface EventTypeVersion {
  readonly type: string;
  readonly version: number;
}

/** A newer version of the program has written to this log what this one cannot read. */
export class NewerEventsError extends PlainError {
  override readonly name = 'NewerEventsError';
  constructor(events: readonly EventTypeVersion[]) {
    const named = events.map(({ type, version }) => (version === 1 ? type : `${type} version ${version}`));
    super(
      `These data hold events that a newer version of Settlewise wrote (${named.join(', ')}), and this one cannot read them: start that version again, or a newer one. Nothing was changed.`,
    );
  }
}

/** @param held what a log holds @param known what this program can read @throws NewerEventsError */
export function refuseNewerEvents(
  held: readonly EventTypeVersion[],
  known: readonly EventTypeVersion[],
): void {
  const newer = beyond(held, known);
  if (newer.length > 0) throw new NewerEventsError(newer);
}

/** Those of them that are not known, or not in this version. */
function beyond(
  held: readonly EventTypeVersion[],
  known: readonly EventTypeVersion[],
): readonly EventTypeVersion[] {
  const versions = new Map(known.map(({ type, version }) => [type, version]));
  return held.filter(({ type, version }) => version > (versions.get(type) ?? 0));
}

const rowsShape = z.array(z.object({ type: z.string(), version: z.int() }));

/** Events with damaged metadata count as version 1: the check of the log reports them. */
const heldStatement = `
  SELECT type, max(CASE WHEN metadata ->> 'schemaVersion' ~ '^[0-9]{1,9}$'
                        THEN (metadata ->> 'schemaVersion')::int ELSE 1 END) AS version
  FROM events WHERE $1::text[] IS NULL OR type = ANY ($1) GROUP BY type ORDER BY type`;

/**
 * Which kinds of events the log holds, in the newest version of each, as the connection's transaction sees it. Looks at
 * every event. @param among null: all kinds
 */
export async function eventTypesInLog(
  client: pg.ClientBase,
  among: readonly string[] | null = null,
): Promise<readonly EventTypeVersion[]> {
  const { rows } = await client.query(heldStatement, [among]);
  return rowsShape.parse(rows);
}

/**
 * Records in the database which event types this program may write there, before it writes any. If a newer program has
 * recorded others, and the log really holds some of them, this program must not open it: its read models would stop at
 * the first one.
 * @throws NewerEventsError
 */
export async function keepEventTypes(
  connectionString: string,
  known: readonly EventTypeVersion[],
): Promise<void> {
  await withConnection({ connectionString, application_name: 'settlewise event types' }, async (client) => {
    const { rows } = await client.query('SELECT type, version FROM event_types');
    const newer = beyond(rowsShape.parse(rows), known);
    // Only then is the whole log looked at.
    if (newer.length > 0) {
      refuseNewerEvents(
        await eventTypesInLog(
          client,
          newer.map(({ type }) => type),
        ),
        known,
      );
    }
    await client.query(
      // In sorted order, so that two processes that start at once do not deadlock.
      `INSERT INTO event_types (type, version)
         SELECT type, version FROM unnest($1::text[], $2::int[]) AS known (type, version) ORDER BY type
         ON CONFLICT (type) DO UPDATE SET version = excluded.version WHERE event_types.version < excluded.version`,
      [known.map(({ type }) => type), known.map(({ version }) => version)],
    );
  });
}
