import { describe, expect, it } from 'vitest';
import { aTask, completed } from '../../testing/tasks';
import { aDocument } from '../documents/testing/aDocument';
import { recentDocuments, upcomingTasks } from './shownOnDashboard';

const titles = (things: readonly { title: string }[]) => things.map(({ title }) => title);

describe('The tasks at a glance', () => {
  it('are those still to do, the soonest first, those without a date last', () =>
    expect(
      titles(
        upcomingTasks([
          aTask('Some day'),
          aTask('Done', { ...completed, dueDate: '2026-01-01' }),
          aTask('Later', { dueDate: '2027-03-01' }),
          aTask('Late', { dueDate: '2026-02-01', isOverdue: true }),
        ]),
      ),
    ).toEqual(['Late', 'Later', 'Some day']));

  it('are five at most', () => {
    const seven = Array.from({ length: 7 }, (_none, index) =>
      aTask(`Task ${index}`, { dueDate: `2027-01-0${7 - index}` }),
    );
    expect(titles(upcomingTasks(seven))).toEqual(['Task 6', 'Task 5', 'Task 4', 'Task 3', 'Task 2']);
  });
});

describe('The documents at a glance', () => {
  it('are the five that were uploaded last, the newest first', () => {
    const six = Array.from({ length: 6 }, (_none, index) =>
      aDocument({ title: `Document ${index}`, uploadedAt: `2026-03-0${index + 1}T09:00:00.000Z` }),
    );
    expect(titles(recentDocuments(six))).toEqual([
      'Document 5',
      'Document 4',
      'Document 3',
      'Document 2',
      'Document 1',
    ]);
  });
});
