import type pg from 'pg';
import { withConnection } from './withConnection';

/** Runs the work on one snapshot: all its queries see the database as it was at the beginning. */
export const atOneMoment = <Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> =>
  withConnection(config, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return work(client);
  });
