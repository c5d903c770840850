import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { describe, expect, it } from 'vitest';
import { filterIn, groupsOf, shows, withFilter } from './timelineFilter';

const anEntry = (date: string, rest: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: date,
  kind: 'journey',
  date,
  endDate: null,
  title: date,
  detail: null,
  isAhead: false,
  dependantId: null,
  matter: null,
  applicationId: null,
  reason: null,
  ...rest,
});

describe('The filter of a timeline', () => {
  it('goes into the address and comes back, beside what else stands there', () => {
    const filter = { kind: 'visa', from: '2026-01-01', to: null } as const;
    const search = withFilter(new URLSearchParams('tab=timeline&to=2020-01-01'), filter);
    expect(search.toString()).toBe('tab=timeline&kind=visa&from=2026-01-01');
    expect(filterIn(search)).toEqual(filter);
  });

  it('takes both days of the period in', () => {
    const on = (date: string, endDate: string | null = null) =>
      shows({ kind: null, from: '2026-01-10', to: '2026-01-20' }, anEntry(date, { endDate }));
    expect([on('2026-01-09'), on('2026-01-10'), on('2026-01-20'), on('2026-01-21')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([
      on('2026-01-01', '2026-01-09'),
      on('2026-01-01', '2026-01-10'),
      on('2026-01-01', '2026-02-01'),
    ]).toEqual([false, true, true]);
  });
});

it('A timeline stands under what is ahead and under its years, in the order in which it came', () => {
  const entries = [
    anEntry('2027-02-01', { isAhead: true }),
    anEntry('2026-12-01', { isAhead: true }),
    anEntry('2026-11-01'),
    anEntry('2025-11-01'),
  ];
  expect(groupsOf(entries).map(({ title, entries: { length } }) => [title, length])).toEqual([
    ['Ahead', 2],
    ['2026', 1],
    ['2025', 1],
  ]);
});
