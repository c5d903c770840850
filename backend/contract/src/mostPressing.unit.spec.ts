import { expect, it } from 'vitest';
import { mostPressingFirst } from './mostPressing';

const today = '2026-11-26';

it('near deadlines come first, then the deciding limits of today, then the earliest limit', () => {
  const visa = { importance: 'act', type: 'warning', date: '2027-01-05' } as const;
  const child = { importance: 'act', type: 'warning', date: '2026-12-20' } as const;
  const overNow = { importance: 'plan', type: 'alert', date: '2026-10-01' } as const;
  const task = { importance: 'plan', type: 'warning', date: '2026-12-05' } as const;
  // A limit that only matters for citizenship, years later, and has been exceeded for a long time.
  const later = { importance: 'plan', type: 'warning', date: '2026-08-01' } as const;
  const firstDay = { importance: 'plan', type: 'other', date: '2026-10-09' } as const;
  const card = { importance: 'news', type: 'alert', date: '2024-12-31' } as const;
  const sorted = [card, later, firstDay, task, overNow, visa, child].toSorted(mostPressingFirst(today));
  expect(sorted).toEqual([child, visa, overNow, task, later, firstDay, card]);
});

it('a deadline that is months away comes after red limits, and before other amber ones', () => {
  const visaInMarch = { importance: 'act', type: 'warning', date: '2027-03-31' } as const;
  const overNow = { importance: 'plan', type: 'alert', date: '2026-10-01' } as const;
  const task = { importance: 'plan', type: 'warning', date: '2026-12-05' } as const;
  const englishKnown = { importance: 'act', type: 'other', date: '2027-01-20' } as const;
  const news = { importance: 'news', type: 'alert', date: '2026-11-25' } as const;
  const order = (today: string) =>
    [news, englishKnown, task, visaInMarch, overNow].toSorted(mostPressingFirst(today));
  expect(order(today)).toEqual([overNow, visaInMarch, task, englishKnown, news]);
  // From 90 days before it, it is near.
  expect(order('2026-12-30')).toEqual([overNow, visaInMarch, task, englishKnown, news]);
  expect(order('2026-12-31')).toEqual([visaInMarch, overNow, task, englishKnown, news]);
});

it('a deciding deadline in the past comes first', () => {
  const visaEnded = { importance: 'act', type: 'alert', date: '2026-11-20' } as const;
  const overNow = { importance: 'plan', type: 'alert', date: '2026-10-01' } as const;
  const childSoon = { importance: 'act', type: 'warning', date: '2026-11-19' } as const;
  const sorted = [overNow, childSoon, visaEnded].toSorted(mostPressingFirst(today));
  expect(sorted.slice(0, 2)).toEqual([visaEnded, overNow]);
  const near = { ...childSoon, date: '2026-11-27' };
  expect([near, visaEnded].toSorted(mostPressingFirst(today))).toEqual([visaEnded, near]);
  expect(
    [
      { ...near, date: '2026-11-26' },
      { ...visaEnded, date: '2026-11-28' },
    ].toSorted(mostPressingFirst(today))[0]?.type,
  ).toBe('alert');
});
