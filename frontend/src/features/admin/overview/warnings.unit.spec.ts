import { describe, expect, it } from 'vitest';
import type { AdminOverviewResponse } from '@settlewise/contract/admin';
import { warningsOf } from './warnings';

const sound: AdminOverviewResponse = {
  people: { total: 2, administrators: 1, locked: 0, unverified: 0, new: 0 },
  eventsByDay: [],
  events: { total: 0, lastAt: null },
  projections: [{ name: 'absences', state: 'live', waitingEvents: 0, more: false, waitingMs: 0 }],
  jobs: { waiting: 5, delayed: 5, failed: 0 },
  mails: { sent: 5, failed: 0 },
  rules: { name: 'Rules', checkedOn: '2026-11-21', daysAgo: 0, stale: false },
  proof: { at: '2026-11-21T03:00:00.000Z', sound: true },
};

describe('What needs an administrator', () => {
  it('is nothing while all is as it should be', () => {
    expect(warningsOf(sound)).toEqual([]);
  });

  it('has what is broken before what is late', () => {
    const found = warningsOf({
      ...sound,
      rules: { ...sound.rules, daysAgo: 91, stale: true },
      projections: [
        { name: 'absences', state: 'live', waitingEvents: 3, more: false, waitingMs: 90_000 },
        { name: 'tasks', state: 'stopped', waitingEvents: 10_000, more: true, waitingMs: 1 },
      ],
      jobs: { waiting: 0, delayed: 0, failed: 1 },
      mails: { sent: 0, failed: 2 },
      proof: { at: '2026-11-21T03:00:00.000Z', sound: false },
    });
    expect(found.map(({ tone, title }) => [tone, title])).toEqual([
      ['over', 'The log does not prove whole'],
      ['over', 'The projection “tasks” has stopped'],
      ['over', '1 job has failed'],
      ['over', '2 mails could not be sent'],
      ['soon', 'The projection “absences” is late'],
      ['soon', 'The rules have not been read for a while'],
    ]);
  });

  it('names a store that is away, and a log that nobody has checked', () => {
    expect(warningsOf({ ...sound, jobs: null, proof: null }).map(({ title }) => title)).toEqual([
      'The store of the jobs is away',
      'The log has not been checked yet',
    ]);
  });
});
