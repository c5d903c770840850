import { randomUUID } from 'node:crypto';
import type { SealedBlobs } from '@settlewise/infra/blobs';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { JobQueue, Jobs } from '@settlewise/infra/jobs';
import { currentCorrelationId, type Logger } from '@settlewise/infra/telemetry';
import { z } from 'zod';
import { cleanupQueueName } from '../../jobs/queueNames';
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

export interface CleanupOptions {
  readonly jobs: Jobs;
  readonly commands: CommandHandler;
  readonly blobs: Pick<SealedBlobs, 'delete'>;
  readonly log: Logger;
  readonly times?: Partial<CleanupTimes> | undefined;
}

export interface CleanupTimes {
  /** Longer than any upload, or any append with an unknown outcome, can take. Default an hour. */
  readonly afterUploadMs: number;
  /** Default a minute. */
  readonly afterRemovalMs: number;
  /** The wait after a failed check. Default 10 minutes. */
  readonly againAfterMs: number;
}

const usual: CleanupTimes = { afterUploadMs: 60 * 60_000, afterRemovalMs: 60_000, againAfterMs: 10 * 60_000 };

/** Starts to work on these jobs in this process. @throws JobsUnavailableError */
export async function startCleanup(options: CleanupOptions): Promise<Cleanup> {
  const { jobs, commands, blobs, log } = options;
  const { afterUploadMs, afterRemovalMs, againAfterMs } = { ...usual, ...options.times };
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
