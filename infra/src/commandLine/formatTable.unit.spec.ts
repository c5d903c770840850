import { expect, test } from 'vitest';
import { formatTable } from './formatTable';

test('columns are aligned, and no line ends with spaces', () => {
  expect(
    formatTable([
      ['name', 'state', 'events'],
      ['journeys', 'live', ''],
      ['tasks', 'stopped', '12'],
    ]),
  ).toEqual(['name      state    events', 'journeys  live', 'tasks     stopped  12']);
});

test('a table without rows has no lines', () => {
  expect(formatTable([])).toEqual([]);
});
