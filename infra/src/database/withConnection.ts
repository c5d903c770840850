import pg from 'pg';

/**
 * Does work on a connection of its own, and ends the connection. When the server goes away, the next query of the work
 * fails; the process goes on.
 * @throws what connecting and the work throw
 */
export async function withConnection<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // Between two queries the loss is reported by this event alone; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // The connection may be gone already.
    await client.end().catch(() => undefined);
  }
}
