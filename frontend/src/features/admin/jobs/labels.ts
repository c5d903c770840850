import type { AdminQueueResponse, JobState } from '@settlewise/contract/admin';
import type { Tone } from '../../../ui/Pill';
import { counted, numberText } from '../ui/labels';

/** Each state in a word, in the order in which a job passes through them. */
export const jobStateLooks: Readonly<Record<JobState, { tone: Tone; word: string }>> = {
  waiting: { tone: 'plain', word: 'Waiting' },
  delayed: { tone: 'soon', word: 'For later' },
  active: { tone: 'soon', word: 'Being done' },
  completed: { tone: 'within', word: 'Done' },
  failed: { tone: 'over', word: 'Failed' },
};

/** A queue as people read it: `documentBytes` is `Document bytes`, `reminder-ticks` is `Reminder ticks`. */
export function queueWords(id: string): string {
  const words = id
    .replaceAll('-', ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of a scheduler: `Every minute`, `Every 90 s`, `Every 6 h`. */
export function everyText(ms: number | null): string {
  if (ms === null) return 'By a calendar';
  const minutes = ms / 60_000;
  if (minutes === 1) return 'Every minute';
  if (ms % 86_400_000 === 0) return ms === 86_400_000 ? 'Every day' : `Every ${ms / 86_400_000} days`;
  if (ms % 3_600_000 === 0) return ms === 3_600_000 ? 'Every hour' : `Every ${ms / 3_600_000} hours`;
  if (Number.isInteger(minutes)) return `Every ${minutes} minutes`;
  return ms < 1_000 ? `Every ${ms} ms` : `Every ${ms / 1000} s`;
}

/** `Every hour`, `Every minute and 2 more`; `–` where nothing comes by the clock. */
export function rhythmText([first, ...others]: AdminQueueResponse['schedulers']): string {
  if (first === undefined) return '–';
  const every = everyText(first.everyMs);
  return others.length === 0 ? every : `${every} and ${numberText(others.length)} more`;
}

/** The list of jobs, narrowed. */
export const pathOfJobs = (filter: { readonly queue: string; readonly state: JobState }): string =>
  `/admin/jobs?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** `12 queues: 3 jobs waiting, 1 failed` */
export function queuesText(queues: readonly Pick<AdminQueueResponse, 'waiting' | 'failed'>[]): string {
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const inThem = `${waiting === 0 ? 'no job' : counted(waiting, 'job')} waiting`;
  return `${counted(queues.length, 'queue')}: ${inThem}, ${failed === 0 ? 'none' : numberText(failed)} failed`;
}
