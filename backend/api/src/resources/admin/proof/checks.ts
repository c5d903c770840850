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
const tellEveryMs = 1_000;

/** Checks of the whole log, one at a time, each as a job in one of the processes. */
export interface LogChecks {
  /** The newest first. */
  list(limit: number): Promise<readonly StoredCheck[]>;
  underWay(): Promise<StoredCheck | null>;
  lastFinished: CheckRows['lastFinished'];
  /** Answers the one that is under way, or a new one. @throws JobsUnavailableError */
  start(): Promise<StoredCheck>;
}

/** @throws JobsUnavailableError */
export async function startLogChecks(
  app: Pick<App, 'jobs' | 'database' | 'eventStore' | 'treeHeads' | 'log' | 'closing'>,
): Promise<LogChecks> {
  const { jobs, database, eventStore, treeHeads, log, closing } = app;
  const rows = createCheckRows(database);
  const queue = await jobs.queue(logChecksQueue, job, { retry });

  /** Writes its progress every second, even without any, so that a dead check can be told from a slow one. */
  async function telling<Result>(
    id: string,
    work: (tell: (progress: LogProgress) => void) => Promise<Result>,
  ): Promise<Result> {
    let latest: LogProgress = { events: 0, streams: 0, heads: 0, of: 0 };
    const timer = setInterval(() => {
      rows
        .progress(id, latest)
        .catch((error: unknown) =>
          log.warn({ err: error, checkId: id }, 'The progress of a check could not be stored'),
        );
    }, tellEveryMs);
    try {
      return await work((progress) => (latest = progress));
    } finally {
      clearInterval(timer);
    }
  }

  await jobs.worker(logChecksQueue, job, async ({ checkId }, { attempt }) => {
    // A job is repeated when its process died. If the check was given up or finished meanwhile, there is nothing to do.
    if (!(await rows.start(checkId))) return;
    try {
      const proof = await telling(checkId, (tell) =>
        verifyLog({
          store: eventStore,
          treeHeads: { ...treeHeads, publicKey: treeHeads.signer.publicKey },
          onProgress: tell,
          signal: closing,
        }),
      );
      if (proof.broken !== null) log.error({ checkId, ...loggable(proof.broken) }, 'The log is not whole');
      await rows.finish(checkId, proof, proof.broken === null ? null : presentBroken(proof.broken));
    } catch (error) {
      log.warn({ err: error, checkId }, 'A check of the log could not be completed');
      if (closing.aborted || attempt < retry.attempts) throw error;
      await rows.fail(checkId, error instanceof Error ? error.message : String(error));
    }
  });

  return {
    list: (limit) => rows.list(limit),
    underWay: () => rows.findPending(),
    lastFinished: () => rows.lastFinished(),
    async start() {
      const check = await rows.getOrCreate();
      // Adding a job of the same id again changes nothing; a job that was lost is thereby added again.
      await queue.add({ checkId: check.id }, { id: check.id });
      return check;
    },
  };
}

const loggable = ({
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
