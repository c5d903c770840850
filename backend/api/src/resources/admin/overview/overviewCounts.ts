import type { AdminOverviewResponse } from '@settlewise/contract/admin';
import { JobsUnavailableError, type Jobs } from '@settlewise/infra/jobs';
import { countEmailDeliveries } from '@settlewise/infra/mail';
import type { FinishedCheck } from '@settlewise/infra/proof';
import { waitedMs, type ProjectionStatus } from '@settlewise/projections';
import type { Knex } from 'knex';
import { queueNames } from '../../../jobs/queues';

/** Counts the jobs of all queues by state. @returns null while the job store is unavailable */
export async function countJobs({ administration }: Pick<Jobs, 'administration'>) {
  try {
    const queues = await administration.overview(queueNames);
    const sum = (state: 'waiting' | 'delayed' | 'failed') =>
      queues.reduce((total, { counts }) => total + counts[state], 0);
    return { waiting: sum('waiting'), delayed: sum('delayed'), failed: sum('failed') };
  } catch (error) {
    if (error instanceof JobsUnavailableError) return null;
    throw error;
  }
}

/** Counts emails by delivery state. @param since ignores earlier attempts */
export async function countMailOutcomes(database: Knex, since: Date) {
  const counts = await countEmailDeliveries(database, since);
  const sum = (wanted: 'sent' | 'failed') =>
    counts.filter(({ state }) => state === wanted).reduce((total, { mails }) => total + mails, 0);
  return { sent: sum('sent'), failed: sum('failed') };
}

export function presentLag(
  { name, state, failure, lag }: ProjectionStatus,
  now: Date,
): AdminOverviewResponse['projections'][number] {
  return {
    name,
    more: lag.more,
    waitingEvents: lag.events,
    state: failure === null ? state : 'stopped',
    waitingMs: waitedMs(lag, now),
  };
}

export const presentProof = (finished: FinishedCheck | null): AdminOverviewResponse['proof'] =>
  finished === null ? null : { at: finished.at.toISOString(), sound: finished.sound };
