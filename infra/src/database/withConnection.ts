import pg from 'pg';

/**
 * Runs work on a separate connection, then closes it. If the connection breaks, the next query fails, but the process
 * continues.
 * @throws errors of the connection and of the work
 */
export async function withConnection<Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  // Between two queries only this event reports the loss; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // The connection may be lost already.
    await client.end().catch(() => undefined);
  }
}

/** Runs the work in a read-only transaction with one snapshot of the database. */
export const withSnapshot = <Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withConnection(config, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return work(client);
  });
