import { describe, expect, it } from 'vitest';
import { remarkOn } from './field/dateRange';
import { pastOrPlanned, permissionBegins, runsOutOn, stillToCome } from './ranges';

const today = '2026-11-25';

describe('The days that make sense', () => {
  it.each([
    ['a task is due in the past', '2026-11-24', stillToCome(today), /in the past/],
    ['a task is due today', today, stillToCome(today), undefined],
    ['an old task keeps its day', '2026-03-01', stillToCome(today, '2026-03-01'), undefined],
    [
      'an old task moves before its day',
      '2026-02-28',
      stillToCome(today, '2026-03-01'),
      /before 1 March 2026/,
    ],
    ['a task has a day to come already', '2026-11-24', stillToCome(today, '2027-03-01'), /in the past/],
    ['a task is due in another age', '2062-11-25', stillToCome(today), /after 25 November 2036/],
    ['a passport has run out', '2020-01-01', runsOutOn(today), undefined],
    [
      'a card ends before its visa began',
      '2024-01-01',
      runsOutOn(today, '2024-01-02'),
      /before 2 January 2024/,
    ],
    ['a document ends in another age', '2206-01-01', runsOutOn(today), /after 25 November 2046/],
    ['what is half typed bounds nothing', '2010-01-01', runsOutOn(today, '2/1/'), undefined],
    ['a journey is planned', '2027-07-01', pastOrPlanned(today), undefined],
    ['a visa begins next month', '2026-12-24', permissionBegins(today), undefined],
    ['a visa begins in two years', '2028-12-24', permissionBegins(today), /after 25 November 2027/],
  ] as const)('when %s', (_, date, range, remark) => {
    const said = remarkOn(date, range, today);
    if (remark === undefined) expect(said).toBeUndefined();
    else expect(said).toMatch(remark);
  });
});
