import type { Connections } from './connections';

const needed = `
  SELECT highest.transaction_id + 1 - pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS value
  FROM (SELECT max(transaction_id) AS transaction_id FROM events) AS highest, event_log_offset
  WHERE highest.transaction_id >=
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint + event_log_offset.value`;

/**
 * Transaction ids belong to one server. After a dump is restored into another, the stored ones can be ahead of its
 * counter: old events would be out of reach and new ones would sort before them. So an offset is added to the
 * server's ids, and raised here, before anything is written, until the counter is past everything stored.
 */
export async function raiseLogOffset(connections: Connections): Promise<void> {
  const rows = await connections.query('look at the log offset', { text: needed });
  if (rows.length === 0) return;
  await connections.transaction('raise the log offset', async (client) => {
    // Nobody reads or writes while the offset changes; several processes starting at once take turns and look again.
    await client.query('LOCK TABLE event_log_offset IN ACCESS EXCLUSIVE MODE');
    await client.query(`UPDATE event_log_offset SET value = needed.value FROM (${needed}) AS needed`);
  });
}
