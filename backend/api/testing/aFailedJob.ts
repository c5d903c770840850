import { randomUUID } from 'node:crypto';
import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { z } from 'zod';
import { mailQueueName } from '../src/jobs/queues';
import { encodeJobId } from '../src/resources/admin/jobs/jobId';
import type { TestApi } from './startTestApi';

/** Adds a job with unreadable data, which fails. @returns its id in the store, and its id for administrators */
export async function aFailedJob({
  databaseUrl,
  redisUrl,
}: Pick<TestApi, 'databaseUrl'> & { readonly redisUrl?: string | undefined }) {
  const jobs = await createJobs({
    databaseUrl,
    redisUrl,
    log: createLogger({ level: 'silent', name: 'test' }),
  });
  try {
    const queue = await jobs.queue(mailQueueName, z.object({ nothing: z.string() }));
    const given = randomUUID();
    await queue.add({ nothing: 'that is known' }, { id: given });
    const id = `id-${given}`;
    while ((await jobs.administration.find(mailQueueName, id))?.state !== 'failed') {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { id, named: encodeJobId({ queue: mailQueueName, id }) };
  } finally {
    await jobs.close();
  }
}
