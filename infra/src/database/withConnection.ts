import pg from 'pg';

/**
 * Does something on a connection of its own, and ends it. Where the server goes away, the work fails, if it still asks
 * anything: the process does not.
 * @throws what connecting and the work throw
 */
export async function withConnection<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // Between two questions there is nobody to be told but this event, which ends a process that does not hear it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // A connection that is gone already is ended.
    await client.end().catch(() => undefined);
  }
}
