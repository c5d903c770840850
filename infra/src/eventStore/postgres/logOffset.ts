import type { Connections } from './connections';

const neededOffset = `
  SELECT highest.transaction_id + 1 - pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS value
  FROM (SELECT max(transaction_id) AS transaction_id FROM events) AS highest, event_log_offset
  WHERE highest.transaction_id >=
    pg_snapshot_xmax(pg_current_snapshot())::text::bigint + event_log_offset.value`;

/**
 * Transaction ids belong to one server. After a restore into another server the stored ids can be ahead of its counter:
 * old events would be unreadable, and new ones would sort before them. So an offset is added to the server's ids. It is
 * raised here, before any write, until the counter is past every stored id.
 */
export async function raiseLogOffset(connections: Connections): Promise<void> {
  const rows = await connections.query('look at the log offset', { text: neededOffset });
  if (rows.length === 0) return;
  await connections.transaction('raise the log offset', async (client) => {
    // The lock stops reads and writes while the offset changes. Concurrent processes take turns and check again.
    await client.query('LOCK TABLE event_log_offset IN ACCESS EXCLUSIVE MODE');
    await client.query(`UPDATE event_log_offset SET value = needed.value FROM (${neededOffset}) AS needed`);
  });
}
