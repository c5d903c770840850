import { expect, it } from 'vitest';
import { mostPressingFirst } from './mostPressing';

const today = '2026-11-26';

it('deadlines stand first, then what decides today, then what bites soonest', () => {
  const visa = { importance: 'act', type: 'warning', date: '2027-01-05' } as const;
  const child = { importance: 'act', type: 'warning', date: '2026-12-20' } as const;
  const overNow = { importance: 'plan', type: 'alert', date: '2026-10-01' } as const;
  const task = { importance: 'plan', type: 'warning', date: '2026-12-05' } as const;
  // A limit that only matters for citizenship, years later: over it since long ago.
  const later = { importance: 'plan', type: 'warning', date: '2026-08-01' } as const;
  const firstDay = { importance: 'plan', type: 'other', date: '2026-10-09' } as const;
  const card = { importance: 'news', type: 'alert', date: '2024-12-31' } as const;
  const sorted = [card, later, firstDay, task, overNow, visa, child].toSorted(mostPressingFirst(today));
  expect(sorted).toEqual([child, visa, overNow, task, later, firstDay, card]);
});
