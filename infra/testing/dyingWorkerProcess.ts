/** A worker process that kills itself at its first job. Arguments: queue, database URL, Redis URL. */
import { z } from 'zod';
import { createJobs } from '../src/jobs';
import { createLogger } from '../src/telemetry';

const [queue = '', databaseUrl = '', redisUrl] = process.argv.slice(2);
const log = createLogger({ level: 'silent', name: 'dying' });
const jobs = await createJobs({ databaseUrl, redisUrl, log, lostAfterMs: 500 });
await jobs.worker(queue, z.unknown(), () => {
  process.kill(process.pid, 'SIGKILL');
  return Promise.resolve();
});
