import type { JobState } from '@settlewise/contract';
import type { Tone } from '../../../ui/Pill';

/** Each state in a word, in the order in which a job passes through them. */
export const jobStateLooks: Readonly<Record<JobState, { tone: Tone; word: string }>> = {
  waiting: { tone: 'plain', word: 'Waiting' },
  delayed: { tone: 'soon', word: 'For later' },
  active: { tone: 'soon', word: 'Being done' },
  completed: { tone: 'within', word: 'Done' },
  failed: { tone: 'over', word: 'Failed' },
};

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

/** The list of jobs, narrowed. */
export const pathOfJobs = (filter: { readonly queue: string; readonly state: JobState }): string =>
  `/admin/jobs?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
