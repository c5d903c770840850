import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';

interface Store {
  readonly databaseUrl: string;
  readonly redisUrl?: string | undefined;
  /** Names of queues; other tests may use the same store. */
  readonly queues: readonly string[];
}

/** Deletes all data of some queues, as after a loss of the job store. */
export async function deleteJobs({ databaseUrl, redisUrl, queues }: Store): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c search_path=bullmq' });
  try {
    for (const name of queues) {
      const queue =
        redisUrl === undefined
          ? new Queue(name, { connection: pool }, createPostgresBackend)
          : new Queue(name, { connection: { url: redisUrl } });
      // `obliterate` leaves schedules in place.
      for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key);
      await queue.obliterate({ force: true });
      await queue.close();
    }
  } finally {
    await pool.end();
  }
}
