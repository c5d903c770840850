import { randomUUID } from 'node:crypto';
import type { JobQueue } from '@settlewise/infra/jobs';
import { currentCorrelationId } from '@settlewise/infra/telemetry';
import { z } from 'zod';
import type { CleanupTimes } from '../../apiDependencies';
import type { App } from '../../app';
import { cleanupQueueName } from '../../jobs/queues';
import { createIsReferenced, type Place } from './isReferenced';

/** A job that checks the bytes at a place, and the request that it belongs to. */
const lookJob = z.strictObject({
  documentId: z.uuid(),
  key: z.string(),
  correlationId: z.string().optional(),
});

/** Makes sure that bytes which belong to no document are deleted, even after failures and kills. */
export interface Cleanup {
  /** Queues a check for a time when the work that begins now is over. Returns once it is stored. @throws JobsUnavailableError */
  lookAfter(what: 'upload' | 'removal', at: Place): Promise<void>;
  /** Deletes the bytes unless the document has them. @throws EventStoreUnavailableError · BlobStoreUnavailableError */
  look(at: Place): Promise<void>;
}

const usual: CleanupTimes = { afterUploadMs: 60 * 60_000, afterRemovalMs: 60_000, againAfterMs: 10 * 60_000 };

/** Starts to work on these jobs in this process. @throws JobsUnavailableError */
export async function startCleanup({
  config,
  jobs,
  commands,
  blobs,
  log,
}: Pick<App, 'config' | 'jobs' | 'commands' | 'blobs' | 'log'>): Promise<Cleanup> {
  const { afterUploadMs, afterRemovalMs, againAfterMs } = { ...usual, ...config.documents?.cleanup };
  const queue: JobQueue<z.infer<typeof lookJob>> = await jobs.queue(cleanupQueueName, lookJob);

  const isReferenced = createIsReferenced(commands);

  async function look({ documentId, key }: Place): Promise<void> {
    if (!(await isReferenced({ documentId, key }))) await blobs.delete(key);
  }

  const lookLater = ({ documentId, key }: Place, delayMs: number) =>
    queue.add({ documentId, key, correlationId: currentCorrelationId() }, { id: randomUUID(), delayMs });

  await jobs.worker(cleanupQueueName, lookJob, async (at) => {
    try {
      await look(at);
    } catch (error) {
      // A store may be unavailable for longer than the attempts of one job last.
      log.warn(
        { documentId: at.documentId, err: error },
        'A file could not be checked; it will be checked again',
      );
      await lookLater(at, againAfterMs);
    }
  });
  return { look, lookAfter: (what, at) => lookLater(at, what === 'upload' ? afterUploadMs : afterRemovalMs) };
}
