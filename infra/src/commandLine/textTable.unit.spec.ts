import { expect, test } from 'vitest';
import { textTable } from './textTable';

test('columns stand below each other, and no line ends in spaces', () => {
  expect(
    textTable([
      ['name', 'state', 'events'],
      ['journeys', 'live', ''],
      ['tasks', 'stopped', '12'],
    ]),
  ).toEqual(['name      state    events', 'journeys  live', 'tasks     stopped  12']);
});

test('a table without rows has no lines', () => {
  expect(textTable([])).toEqual([]);
});
