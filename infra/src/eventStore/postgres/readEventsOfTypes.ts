import type pg from 'pg';
import type { RecordedEvent } from '../port';
import { eventColumns, toRecordedEvent, type EventRow } from './rows';

/** All events of some types, in the order of the log, as the connection's transaction sees them. */
export async function readEventsOfTypes(
  client: pg.ClientBase,
  types: readonly string[],
): Promise<readonly RecordedEvent[]> {
  const { rows } = await client.query<EventRow>({
    text: `SELECT ${eventColumns} FROM events WHERE type = ANY ($1) ORDER BY transaction_id, number`,
    values: [types],
  });
  return rows.map(toRecordedEvent);
}
