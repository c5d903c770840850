import type pg from 'pg';
import { withConnection } from './withConnection';

/** Everything that the work asks shows the database as it is at its beginning. */
export const atOneMoment = <Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withConnection(config, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return work(client);
  });
