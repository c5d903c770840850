import {
  createCheckRows,
  verifyLog,
  type CheckRows,
  type LogProgress,
  type StoredCheck,
} from '@settlewise/infra/proof';
import { z } from 'zod';
import type { App } from '../../../app';
import { logChecksQueue } from '../../../jobs/queues';
import { presentBroken } from './presenter';

const job = z.strictObject({ checkId: z.uuid() });

const retry = { attempts: 3, firstWaitMs: 5_000 } as const;
const progressIntervalMs = 1_000;

/** Checks of the whole log. One runs at a time, as a job. */
export interface LogChecks {
  /** Newest first. */
  list(limit: number): Promise<readonly StoredCheck[]>;
  findPending(): Promise<StoredCheck | null>;
  lastFinished: CheckRows['lastFinished'];
  /** Starts a check unless one is pending. @returns that check @throws JobsUnavailableError */
  start(): Promise<StoredCheck>;
}

/** @throws JobsUnavailableError */
export async function startLogChecks(
  app: Pick<App, 'jobs' | 'database' | 'eventStore' | 'treeHeads' | 'log' | 'closing'>,
): Promise<LogChecks> {
  const { jobs, database, eventStore, treeHeads, log, closing } = app;
  const rows = createCheckRows(database);
  const queue = await jobs.queue(logChecksQueue, job, { retry });

  /** Stores the progress every second, even if unchanged, so that a slow check is not taken for a dead one. */
  async function withStoredProgress<Result>(
    id: string,
    work: (onProgress: (progress: LogProgress) => void) => Promise<Result>,
  ): Promise<Result> {
    let latest: LogProgress = { events: 0, streams: 0, heads: 0, of: 0 };
    const timer = setInterval(() => {
      rows
        .progress(id, latest)
        .catch((error: unknown) =>
          log.warn({ err: error, checkId: id }, 'The progress of a check could not be stored'),
        );
    }, progressIntervalMs);
    try {
      return await work((progress) => (latest = progress));
    } finally {
      clearInterval(timer);
    }
  }

  await jobs.worker(logChecksQueue, job, async ({ checkId }, { attempt }) => {
    // A job is repeated after its process died. By then the check may have failed or finished.
    if (!(await rows.start(checkId))) return;
    try {
      const proof = await withStoredProgress(checkId, (onProgress) =>
        verifyLog({
          store: eventStore,
          treeHeads: { ...treeHeads, publicKey: treeHeads.signer.publicKey },
          onProgress,
          signal: closing,
        }),
      );
      if (proof.broken !== null)
        log.error({ checkId, ...breakLogFields(proof.broken) }, 'The log is not whole');
      await rows.finish(checkId, proof, proof.broken === null ? null : presentBroken(proof.broken));
    } catch (error) {
      log.warn({ err: error, checkId }, 'A check of the log could not be completed');
      if (closing.aborted || attempt < retry.attempts) throw error;
      await rows.fail(checkId, error instanceof Error ? error.message : String(error));
    }
  });

  return {
    list: (limit) => rows.list(limit),
    findPending: () => rows.findPending(),
    lastFinished: () => rows.lastFinished(),
    async start() {
      const check = await rows.getOrCreate();
      // Adding a job with the same id is idempotent, and restores a lost job.
      await queue.add({ checkId: check.id }, { id: check.id });
      return check;
    },
  };
}

const breakLogFields = ({
  fault,
  event,
  position,
  what,
}: NonNullable<Awaited<ReturnType<typeof verifyLog>>['broken']>) => ({
  fault,
  position,
  what,
  eventId: event?.id,
  type: event?.type,
  revision: event === null ? undefined : String(event.revision),
});
