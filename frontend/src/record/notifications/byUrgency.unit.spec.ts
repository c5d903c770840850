import type { NotificationType } from '@settlewise/contract';
import { describe, expect, it } from 'vitest';
import { byUrgency } from './byUrgency';

const told = (
  name: string,
  type: NotificationType,
  date: string | null,
  createdAt: string,
  isRead = false,
) => ({
  ...{ name, type, date, isRead },
  createdAt: `${createdAt}T08:00:00.000Z`,
});

describe('Notifications by urgency', () => {
  it('have what is over first, then the soonest day, then the rest, and last what was read', () => {
    const all = [
      told('read alert', 'alert', '2026-11-24', '2026-11-25', true),
      told('no day', 'other', null, '2026-11-25'),
      told('in a year', 'other', '2027-11-25', '2026-11-24'),
      told('day gone by', 'warning', '2026-11-24', '2026-11-20'),
      told('tomorrow', 'warning', '2026-11-26', '2026-10-01'),
      told('over since May', 'alert', '2026-05-01', '2026-05-02'),
      told('today', 'warning', '2026-11-25', '2026-11-22'),
      told('over since yesterday', 'alert', '2026-11-24', '2026-11-25'),
      told('read before', 'other', '2026-12-01', '2026-11-01', true),
    ];
    expect(byUrgency(all, '2026-11-25').map(({ name }) => name)).toEqual([
      ...['over since yesterday', 'over since May'],
      ...['today', 'tomorrow', 'in a year'],
      ...['no day', 'day gone by'],
      ...['read alert', 'read before'],
    ]);
  });

  it('keep the order of the server where nothing else tells them apart', () => {
    const same = ['one', 'two', 'three'].map((name) => told(name, 'warning', '2027-02-18', '2026-11-20'));
    expect(byUrgency(same, '2026-11-25').map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  });
});
