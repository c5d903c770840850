import { describe, expect, it } from 'vitest';
import { absenceLimitOn, absenceLimits } from './absenceLimits';
import { absenceRules } from './absenceRules';
import { fees } from './feeTable';
import { changesAfter, law, lawOn } from './law';
import { inWordsOn, periodsOf, rowOn, statusOn, valueOn } from './parameter';

const { settlement } = fees;

describe('a parameter', () => {
  it('has a value from its first day until the next row', () => {
    expect(valueOn(settlement, '2026-04-07')).toBe(3_029);
    expect(valueOn(settlement, '2026-04-08')).toBe(3_226);
    expect(valueOn(settlement, '2099-01-01')).toBe(3_226);
    expect(inWordsOn(settlement, '2026-04-08')).toBe('£3,226');
  });

  it('is unknown before its first row, and from the day on which it ends', () => {
    expect(() => rowOn(settlement, '2015-04-05')).toThrow(RangeError);
    expect(() => rowOn({ title: 'Nothing', rows: [] }, '2026-01-01')).toThrow(RangeError);
    expect(valueOn(fees.health_and_care_short, '2026-04-07')).toBe(304);
    expect(() => rowOn(fees.health_and_care_short, '2026-04-08')).toThrow(RangeError);
  });

  it('gives the last day of each row: the day before the next', () => {
    expect(
      periodsOf(settlement)
        .slice(-2)
        .map(({ row, from, to }) => [row.value, from, to]),
    ).toEqual([
      [3_029, '2025-04-09', '2026-04-07'],
      [3_226, '2026-04-08', null],
    ]);
    expect(periodsOf(fees.health_and_care_short).at(-1)?.to).toBe('2026-04-07');
  });

  it('is future before its day, and in force on it', () => {
    const row = rowOn(settlement, '2026-04-08');
    expect([statusOn(row, '2026-04-07'), statusOn(row, '2026-04-08')]).toEqual(['to_come', 'in_force']);
  });
});

describe('a limit of absences', () => {
  it.each([
    ['final year', absenceLimits.finalYear, 90],
    ['three years', absenceLimits.threeYears, 270],
    ['five years', absenceLimits.fiveYears, 450],
    ['twelve months of settlement', absenceLimits.settlementYear, 180],
  ])('of the %s warns before it is reached', (_, limit, days) => {
    const onDay = absenceLimitOn(limit, '2026-11-21');
    expect(onDay.days).toBe(days);
    expect(onDay.nearDays).toBeLessThan(days);
  });
});

describe('a rule of absences', () => {
  it('has rows by date, and the row in force on the day decides', () => {
    expect(absenceRules.longResidenceSingle.rows.map(({ value, confidence }) => [value, confidence])).toEqual(
      [
        [180, 'secondary'],
        [184, 'secondary'],
      ],
    );
    // The days on which 180 and 540 applied are unknown, so they are mentioned and not applied.
    for (const on of [lawOn('2020-12-31'), lawOn('2026-11-21')])
      expect([on.longResidenceSingle.days, on.longResidenceTotal.days]).toEqual([184, 548]);
    expect(absenceRules.euMonthsInSixty.rows).toMatchObject([
      { value: 30, from: '2025-07-16', confidence: 'official' },
    ]);
    expect(absenceRules.daysAfterApplication.rows).toMatchObject([
      { value: 28, source: { retrievedOn: '2026-09-04' } },
    ]);
  });

  it('is known for every possible day of an answer', () => {
    for (const day of ['1990-01-01', '2018-01-11', '2026-11-21', '2099-12-31'])
      expect(lawOn(day).anyTwelveMonths.days).toBe(180);
  });
});

describe('the law', () => {
  it('lists the days on which it changes', () => {
    expect(changesAfter('2015-01-01')).toEqual([]);
    const rows = [...law.finalYear.rows, { ...rowOn(law.finalYear, '2026-11-21'), from: '2028-01-01' }];
    expect(changesAfter('2026-11-21', { ...law, finalYear: { ...law.finalYear, rows } })).toEqual([
      '2028-01-01',
    ]);
  });
});
