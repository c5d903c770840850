import { ilrCalculationRequest, ilrCalculationResponse } from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { addDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { aSavedCitizenshipResult, aSavedIlrResult, ilrForm } from '../../../testing/savedResults';
import { formatLongDate } from '../../../ui/dates/formatDate';
import type { Answered } from '../share/answered';
import { icsFile, type CalendarDay } from '../../../ui/files/icsFile';
import { datesOf } from './datesOf';

const fileOf = (days: readonly CalendarDay[], now = new Date('2026-11-21T12:00:00Z')) =>
  icsFile({ days, calculatedOn: '2026-11-21', page: new URL('https://settlewise.example/ilr'), now });

/** A visa of which somebody has typed the last day: it stands among the permissions as well. */
const endingOn = (day: string) => ({
  ...ilrForm,
  visaExpiryDate: day,
  permissions: [{ from: ilrForm.visaStartDate, to: day }],
});

/** Lines as they are meant. RFC 5545, 3.1: each of at most 75 octets as it is sent, and ended. */
function linesOf(text: string): string[] {
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  return text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
}

describe('the days of a result', () => {
  it('of ILR are the first day to apply and the end of the visa, soonest first', () => {
    const saved = aSavedIlrResult();
    if (saved.calculator !== 'ilr') expect.fail('a result of ILR');
    const answered = { ...saved, form: endingOn('2027-03-04'), result: saved.result };
    expect(datesOf(answered).map(({ title, date }) => [date, title])).toEqual([
      ['2027-03-04', 'Last day of your visa'],
      [saved.result.earliestApplicationDate, 'First day to apply for ILR'],
    ]);
  });

  it('have no end of a visa that nobody has typed', () => {
    const saved = aSavedIlrResult();
    if (saved.calculator !== 'ilr') expect.fail('a result of ILR');
    const assumed = { ...ilrForm, visaExpiryDate: '2028-01-10' };
    const earlier = { from: '2020-01-10', to: '2023-01-09' };
    for (const permissions of [undefined, [earlier, { from: ilrForm.visaStartDate, to: null }]])
      expect(
        datesOf({ ...saved, form: { ...assumed, permissions } }).map(({ title }) => title),
      ).not.toContain('Last day of your visa');
  });

  it('of citizenship have the first day that the result names', () => {
    const saved = aSavedCitizenshipResult();
    const first = saved.suggestedEligibilityDate;
    expect(datesOf(saved).find(({ uid }) => uid === 'citizenship-first-day-2018-02-01')?.date).toBe(
      first ?? undefined,
    );
  });

  it('are one by the Home Office’s count, which says what the travel days change', () => {
    const trips = ['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-01'];
    const form = ilrCalculationRequest.parse({
      ...ilrForm,
      visaStartDate: '2022-06-10',
      entryDate: '2022-06-10',
      detailedAbsences: trips.map((startDate) => ({ startDate, endDate: addDays(startDate, 30) })),
    });
    const result = ilrCalculationResponse.parse(calculateIlr(form, '2026-12-05'));
    const first = datesOf({ calculator: 'ilr', form, result }).filter(({ title }) =>
      title.startsWith('First day'),
    );
    expect(first.map(({ date, title }) => [date, title])).toEqual([
      ['2027-05-13', 'First day to apply for ILR'],
    ]);
    const cautious = result.cautious?.settlement?.earliestApplicationDate;
    expect(first[0]?.note).toContain(
      `With days of travel the first day is ${formatLongDate(cautious ?? '')}.`,
    );
  });

  it('are two for a partner: the day that GOV.UK names, and the safe one', () => {
    const form = ilrCalculationRequest.parse({
      ...ilrForm,
      visaType: 'spouse',
      visaStartDate: '2022-02-01',
      entryDate: '2022-02-01',
      detailedAbsences: [],
    });
    const result = ilrCalculationResponse.parse(calculateIlr(form, '2026-11-26'));
    expect(datesOf({ calculator: 'ilr', form, result }).map(({ date, title }) => [date, title])).toEqual([
      ['2027-01-04', 'First day to apply for ILR, in practice'],
      ['2027-02-01', 'First day to apply for ILR, the safe day'],
    ]);
  });

  it('of citizenship call no day the first where one can apply already', () => {
    const saved = aSavedCitizenshipResult();
    if (saved.calculator !== 'citizenship') expect.fail('a result of citizenship');
    const { result } = saved;
    const titlesOf = (suggestedEligibilityDate: string) =>
      datesOf({ ...saved, result: { ...result, suggestedEligibilityDate } }).map(({ title }) => title);
    expect(titlesOf(result.calculationDate)).not.toContain('First day to apply for citizenship');
    expect(titlesOf('2027-01-03')).toContain('First day to apply for citizenship');
  });

  it('that are past are left out', () => {
    const saved = aSavedIlrResult();
    if (saved.calculator !== 'ilr') expect.fail('a result of ILR');
    const past: Answered = {
      ...saved,
      form: endingOn('2026-11-20'),
      result: { ...saved.result, earliestApplicationDate: '2026-11-01', suggestedEligibilityDate: null },
    };
    expect(datesOf(past)).toEqual([]);
  });
});

describe('the file for a calendar', () => {
  const long = { uid: 'ilr-first-day-2023-01-10', date: '2027-12-31', title: 'Büro; “ILR”, then\\or' };
  const day: CalendarDay = { ...long, note: `Ask, ${'very '.repeat(30)}kindly` };

  it('has all-day entries, escaped and folded', () => {
    const lines = linesOf(fileOf([day]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'UID:ilr-first-day-2023-01-10@settlewise.example',
        'DTSTAMP:20261121T120000Z',
        'DTSTART;VALUE=DATE:20271231',
        'DTEND;VALUE=DATE:20280101',
        'SUMMARY:Büro\\; “ILR”\\, then\\\\or',
        'TRANSP:TRANSPARENT',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      '\\n\\nWorked out on 21 November 2026 from what you entered. Calculate again before you apply.\\n\\n',
    );
  });

  it('moves an entry when the result is another: its id is the same, and another person’s is not', () => {
    const uidsOf = (visaStartDate: string, calculatedFirst: string) => {
      const saved = aSavedIlrResult();
      if (saved.calculator !== 'ilr') expect.fail('a result of ILR');
      return datesOf({
        ...saved,
        form: { ...ilrForm, visaStartDate },
        result: { ...saved.result, earliestApplicationDate: calculatedFirst },
      }).map(({ uid }) => uid);
    };
    expect(uidsOf('2023-01-10', '2028-01-10')).toEqual(uidsOf('2023-01-10', '2028-05-10'));
    expect(uidsOf('2023-01-10', '2028-01-10')).not.toEqual(uidsOf('2023-02-10', '2028-01-10'));
  });
});
