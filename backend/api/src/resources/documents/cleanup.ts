import { randomUUID } from 'node:crypto';
import type { JobQueue } from '@settlewise/infra/jobs';
import { currentCorrelationId } from '@settlewise/infra/telemetry';
import { z } from 'zod';
import type { CleanupTimes } from '../../apiDependencies';
import type { App } from '../../app';
import { cleanupQueueName } from '../../jobs/queues';
import { createIsReferenced, type Place } from './isReferenced';

/** A job that checks the bytes at a place, with the correlation id of its request. */
const checkJob = z.strictObject({
  documentId: z.uuid(),
  key: z.string(),
  correlationId: z.string().optional(),
});

/** Deletes bytes that belong to no document, even after failures and crashes. */
export interface Cleanup {
  /** Queues a check that runs after the current work has ended. Resolves when the job is stored. @throws JobsUnavailableError */
  schedule(what: 'upload' | 'removal', at: Place): Promise<void>;
  /** Deletes the bytes unless the document uses them. @throws EventStoreUnavailableError · BlobStoreUnavailableError */
  deleteIfUnreferenced(at: Place): Promise<void>;
}

const defaultTimes: CleanupTimes = {
  afterUploadMs: 60 * 60_000,
  afterRemovalMs: 60_000,
  againAfterMs: 10 * 60_000,
};

/** Starts the worker for these jobs in this process. @throws JobsUnavailableError */
export async function startCleanup({
  config,
  jobs,
  commands,
  blobs,
  log,
}: Pick<App, 'config' | 'jobs' | 'commands' | 'blobs' | 'log'>): Promise<Cleanup> {
  const { afterUploadMs, afterRemovalMs, againAfterMs } = { ...defaultTimes, ...config.documents?.cleanup };
  const queue: JobQueue<z.infer<typeof checkJob>> = await jobs.queue(cleanupQueueName, checkJob);

  const isReferenced = createIsReferenced(commands);

  async function deleteIfUnreferenced({ documentId, key }: Place): Promise<void> {
    if (!(await isReferenced({ documentId, key }))) await blobs.delete(key);
  }

  const queueCheck = ({ documentId, key }: Place, delayMs: number) =>
    queue.add({ documentId, key, correlationId: currentCorrelationId() }, { id: randomUUID(), delayMs });

  await jobs.worker(cleanupQueueName, checkJob, async (at) => {
    try {
      await deleteIfUnreferenced(at);
    } catch (error) {
      // A store may be unavailable for longer than the attempts of one job last.
      log.warn(
        { documentId: at.documentId, err: error },
        'A file could not be checked; it will be checked again',
      );
      await queueCheck(at, againAfterMs);
    }
  });
  return {
    deleteIfUnreferenced,
    schedule: (what, at) => queueCheck(at, what === 'upload' ? afterUploadMs : afterRemovalMs),
  };
}
