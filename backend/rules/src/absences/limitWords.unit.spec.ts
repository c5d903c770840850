import { describe, expect, test } from 'vitest';
import { absenceLimitsOn } from '../parameters/absenceLimits';
import { againstLimit, limitCheck, type LimitKind } from './limitCheck';
import { numberOfLimit, ownerOfLimit, standingInWords, standingTitle, whereDaysStand } from './limitWords';
import { ofCitizenship, ofSettlement } from './limitLabels';

const { settlementYear, finalYear, threeYears, fiveYears } = absenceLimitsOn('2026-11-21');
const limits = {
  settlement: settlementYear,
  final_year: finalYear,
  three_years: threeYears,
  five_years: fiveYears,
};

const checkFor = (kind: LimitKind, days: number) =>
  limitCheck({
    kind,
    limit: limits[kind],
    decides: true,
    means: kind === 'settlement' ? ofSettlement(settlementYear.days) : ofCitizenship(limits[kind]),
    counted: { days, from: null, to: null },
    cautiousDays: days,
  });

describe('What a number of days means', () => {
  test.each<[LimitKind, number, string, string, string, string]>([
    [
      'settlement',
      149,
      '149 of 180 days in 12 months',
      'Within the ILR limit: 31 days left',
      'within',
      'ILR: 180 in any 12 months',
    ],
    [
      'settlement',
      150,
      '150 of 180 days in 12 months',
      'Within the ILR limit: 30 days left',
      'within',
      'ILR: 180 in any 12 months',
    ],
    [
      'settlement',
      151,
      '151 of 180 days in 12 months',
      'Close to the ILR limit: 29 days left',
      'soon',
      'ILR: 180 in any 12 months',
    ],
    [
      'settlement',
      180,
      '180 of 180 days in 12 months',
      'At the ILR limit: no days left',
      'soon',
      'ILR: 180 in any 12 months',
    ],
    [
      'settlement',
      181,
      '181 of 180 days in 12 months',
      'Over the ILR limit by 1 day',
      'over',
      'ILR: 180 in any 12 months',
    ],
    [
      'final_year',
      80,
      '80 of 90 days in 12 months',
      'Within the citizenship limit: 10 days left',
      'within',
      'Citizenship: 90 in the final year',
    ],
    [
      'final_year',
      89,
      '89 of 90 days in 12 months',
      'Close to the citizenship limit: 1 day left',
      'soon',
      'Citizenship: 90 in the final year',
    ],
    [
      'final_year',
      90,
      '90 of 90 days in 12 months',
      'At the citizenship limit: no days left',
      'soon',
      'Citizenship: 90 in the final year',
    ],
    [
      'final_year',
      91,
      '91 of 90 days in 12 months',
      'Over the citizenship limit by 1 day',
      'over',
      'Citizenship: 90 in the final year',
    ],
    [
      'final_year',
      160,
      '160 of 90 days in 12 months',
      'Over the citizenship limit by 70 days',
      'over',
      'Citizenship: 90 in the final year',
    ],
    [
      'three_years',
      270,
      '270 of 270 days in 3 years',
      'At the citizenship limit: no days left',
      'soon',
      'Citizenship: 270 in three years',
    ],
    [
      'three_years',
      271,
      '271 of 270 days in 3 years',
      'Over the citizenship limit by 1 day',
      'over',
      'Citizenship: 270 in three years',
    ],
    [
      'five_years',
      400,
      '400 of 450 days in 5 years',
      'Within the citizenship limit: 50 days left',
      'within',
      'Citizenship: 450 in five years',
    ],
    [
      'five_years',
      450,
      '450 of 450 days in 5 years',
      'At the citizenship limit: no days left',
      'soon',
      'Citizenship: 450 in five years',
    ],
    [
      'five_years',
      451,
      '451 of 450 days in 5 years',
      'Over the citizenship limit by 1 day',
      'over',
      'Citizenship: 450 in five years',
    ],
  ])('%s: %i days are "%s", %s, %s', (kind, days, number, words, tone, means) => {
    const check = checkFor(kind, days);
    expect([
      numberOfLimit(check),
      standingInWords(check, ownerOfLimit(kind)),
      check.tone,
      check.means,
    ]).toEqual([number, words, tone, means]);
  });

  test('a period that is over has no days left', () => {
    const standingUntil = (days: number, to: string) =>
      standingInWords({ ...againstLimit(days, settlementYear), to }, 'ILR', '2026-11-26');
    expect([149, 175, 180, 181].map((days) => standingUntil(days, '2025-07-31'))).toEqual([
      'Within the ILR limit',
      'Close to the ILR limit, and within it',
      'At the ILR limit, and within it',
      'Over the ILR limit by 1 day',
    ]);
    expect([standingUntil(175, '2026-11-26'), standingUntil(175, '2027-03-01')]).toEqual([
      'Close to the ILR limit: 5 days left',
      'Close to the ILR limit: 5 days left',
    ]);
  });

  test('the title has no numbers', () => {
    const titles = [10, 151, 180, 181].map((days) =>
      standingTitle(againstLimit(days, settlementYear), 'ILR'),
    );
    expect(titles).toEqual([
      'Within the ILR limit',
      'Close to the ILR limit',
      'At the ILR limit',
      'Over the ILR limit',
    ]);
  });

  test('a sentence describes all limits of a goal', () =>
    expect(
      [10, 151, 180, 181].map((days) => whereDaysStand(againstLimit(days, settlementYear), 'ILR')),
    ).toEqual([
      'Your days away are within the ILR limits',
      'Your days away are close to the ILR limit',
      'Your days away are at the ILR limit',
      'Your days away are over the ILR limit',
    ]));

  test('the title names the settled status limit of the EU scheme', () =>
    expect(standingTitle(againstLimit(181, settlementYear), 'settled status')).toBe(
      'Over the settled status limit',
    ));
});
