import type { AdminOverviewResponse } from '@settlewise/contract';
import { JobsUnavailableError, type Jobs } from '@settlewise/infra/jobs';
import { countMails } from '@settlewise/infra/mail';
import type { ProjectionStatus } from '@settlewise/projections';
import type { Knex } from 'knex';
import { queueNames } from '../jobs/queues';

/** Jobs of all queues together; null while their store is away. */
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

/** Mails by what became of them. @param since only those tried then or later */
export async function countMailOutcomes(database: Knex, since: Date) {
  const counts = await countMails(database, since);
  const sum = (wanted: 'sent' | 'failed') =>
    counts.filter(({ state }) => state === wanted).reduce((total, { mails }) => total + mails, 0);
  return { sent: sum('sent'), failed: sum('failed') };
}

/** How the last look at the hash chains that came to an end went. */
export async function lastProof(database: Knex): Promise<AdminOverviewResponse['proof']> {
  const check = await database('proof_checks')
    .whereIn('state', ['sound', 'broken'])
    .orderBy('finished_at', 'desc')
    .first<{ state: string; finishedAt: Date } | undefined>('state', { finishedAt: 'finished_at' });
  return check === undefined ? null : { at: check.finishedAt.toISOString(), sound: check.state === 'sound' };
}

export function presentLag(
  { name, state, failure, lag: { events, more, since } }: ProjectionStatus,
  now: Date,
): AdminOverviewResponse['projections'][number] {
  return {
    ...{ name, more, waitingEvents: events },
    state: failure === null ? state : 'stopped',
    waitingMs: since === null ? 0 : Math.max(0, now.getTime() - since.getTime()),
  };
}
