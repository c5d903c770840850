import { resultPartKeys, type ResultPart } from '@settlewise/contract';
import { describe, expect, it } from 'vitest';
import { sealSnapshot } from '../../../record/sharedResults/sealedSnapshot';
import { nadiasForm, nadiasResult } from '../../../testing/nadia';
import { aSavedCitizenshipResult, aSavedIlrResult } from '../../../testing/savedResults';
import { partsThere } from './parts';
import { previewInWords } from './previewInWords';
import { partsOf, snapshotOf } from './snapshotOf';

const answers = { ilr: aSavedIlrResult(), citizenship: aSavedCitizenshipResult() };
const kinds = ['ilr', 'citizenship'] as const;
const shown = (kind: (typeof kinds)[number], chosen: readonly ResultPart[], name = '') =>
  snapshotOf(answers[kind], partsOf(answers[kind]), { chosen: new Set(chosen), name });

describe.each(kinds)('a snapshot of a result of %s', (kind) => {
  it('holds the chosen parts, the day and the rules, and nothing else', () => {
    expect(Object.keys(shown(kind, ['verdict'])).toSorted()).toEqual([
      ...['calculatedOn', 'calculator', 'ruleSet', 'verdict', 'version'],
    ]);
    const fields: Readonly<Record<ResultPart, readonly string[]>> = {
      ...{ verdict: ['verdict'], reasons: ['reasons', 'why'], counts: ['counts'] },
      ...{ trips: ['trips'], details: ['details'] },
    };
    for (const part of resultPartKeys) {
      const { version, calculator, calculatedOn, ruleSet, ...rest } = shown(kind, [part]);
      expect([version, calculator, calculatedOn, ruleSet]).toEqual([
        ...[1, kind, '2026-11-21', answers[kind].ruleSet],
      ]);
      expect(Object.keys(rest).toSorted()).toEqual(fields[part]);
    }
  });

  it('can be sealed whole', () => {
    expect(sealSnapshot(shown(kind, resultPartKeys, 'Amina'))).not.toBeNull();
  });

  it('never says why somebody travelled, nor who they are unless they write it', () => {
    const text = JSON.stringify(shown(kind, resultPartKeys));
    expect(text).not.toMatch(/Family|Holiday|Amina/);
    expect(shown(kind, ['verdict'], '  Amina ').name).toBe('Amina');
    expect(previewInWords(shown(kind, ['verdict']))).toContain(
      'Not who you are: no name, no address, no account.',
    );
    expect(previewInWords(shown(kind, ['verdict'], 'Amina'))).toContain('The name “Amina”.');
  });

  it('is told in words before it is shared, a line for each part', () => {
    const lines = previewInWords(shown(kind, resultPartKeys));
    expect(lines).toHaveLength(resultPartKeys.length + 2);
    expect(lines.join('\n')).toMatch(/The answer: “.+”/);
    expect(lines.join('\n')).toContain('That it was worked out on 21 November 2026, and by which rules.');
  });
});

it('offers no trips where none were entered one by one', () => {
  const answered = aSavedIlrResult();
  if (answered.calculator !== 'ilr') expect.fail('a result of ILR');
  const totals = { ...answered, form: { ...answered.form, useDetailedAbsences: false } };
  expect(partsThere(partsOf(answered))).toContain('trips');
  expect(partsThere(partsOf(totals))).not.toContain('trips');
});

it('gives the reasons that the result shows: where GOV.UK names another day than the Rules, none says "the first day"', () => {
  const { ilr } = answers;
  if (ilr.calculator !== 'ilr') expect.fail('a result of ILR');
  const [reason] = ilr.result.reasons;
  if (reason === undefined) expect.fail('a result with reasons');
  const theDay = {
    ...reason,
    code: 'wait_until',
    message: 'The first day to apply is 15 April 2031.',
  } as const;
  const shownOf = (practicalEarliestApplicationDate: string | null) => {
    const days = { practicalEarliestApplicationDate, suggestedEligibilityDate: '2031-04-15' };
    const result = { ...ilr.result, ...days, reasons: [theDay, reason] } as typeof ilr.result;
    return partsOf({ ...ilr, result }).reasons.map(({ code }) => code);
  };
  expect(shownOf(null)).toEqual(['wait_until', reason.code]);
  expect(shownOf('2031-03-18')).toEqual([reason.code]);
});

it('has the days with and without those of travel, and says which the travel days change', () => {
  const answered = { calculator: 'ilr', form: nadiasForm, result: nadiasResult } as const;
  const parts = partsOf(answered);
  expect(parts.counts.map(({ title, days, homeOfficeDays }) => [title, days, homeOfficeDays])).toEqual([
    ['Worst 12 months', 186, 174],
    ['Total days away', 190, 178],
  ]);
  expect(parts.why).toContain('With days of travel the first day is 19 January 2029.');
  const snapshot = snapshotOf(answered, parts, { chosen: new Set(['counts']), name: '' });
  expect(previewInWords(snapshot)[0]).toBe(
    'Your days away: Worst 12 months: 174 of 180 days; Total days away: 178 days.',
  );
});

it('names the owner of its limit', () => {
  const { ilr } = answers;
  if (ilr.calculator !== 'ilr') expect.fail('a result of ILR');
  const ownersOf = (visaType: typeof ilr.result.visaType) =>
    partsOf({ ...ilr, result: { ...ilr.result, visaType } }).counts?.map(({ owner }) => owner);
  expect(ownersOf('skilled_worker')).toEqual(['ILR', 'ILR']);
  expect(ownersOf('eu_settled_status')).toEqual(['settled status', 'settled status']);
});

it('holds no limit for a total that has none of its own: nobody is within it', () => {
  const { ilr } = answers;
  if (ilr.calculator !== 'ilr') expect.fail('a result of ILR');
  const result = { ...ilr.result, verdict: 'not_yet', absenceLimit: 900, meetsAbsenceTotal: true } as const;
  const [twelveMonths, total] = partsOf({ ...ilr, result }).counts;
  expect([twelveMonths?.limit, total?.title, total?.limit]).toEqual([180, 'Total days away', null]);
});

it('says the numbers that the reader will see, and no total within a limit beside twelve months that are over', () => {
  expect(previewInWords(shown('ilr', ['counts', 'trips']))[0]).toMatch(
    /^Your days away: .+: \d+ of \d+ days; Total days away: \d+ days\.$/,
  );
  expect(previewInWords(shown('ilr', ['trips']))[0]).toBe(
    '2 trips, 01 Mar 2024 to 10 May 2026: first day, last day and days away, not why you travelled.',
  );
});

it('says once which English is asked, with its day, and that it stands against the answer', () => {
  const answered = aSavedIlrResult();
  if (answered.calculator !== 'ilr') expect.fail('a result of ILR');
  const source = { title: 'Appendix', url: 'https://example.org', retrievedOn: '2026-11-21' };
  const byAnswer = { code: 'english_missing', message: 'You need B2.', standing: 'against', source } as const;
  const byDay = {
    code: 'english_level',
    message: 'On 1 May 2027: B2.',
    standing: 'to_know',
    source,
  } as const;
  const reasonsOf = (reasons: (typeof byAnswer | typeof byDay)[]) =>
    partsOf({ ...answered, result: { ...answered.result, reasons } }).reasons;
  expect(reasonsOf([byAnswer, byDay])).toEqual([{ ...byDay, standing: 'against' }]);
  // Where no day decides, what the answer says stays.
  expect(reasonsOf([byAnswer])).toEqual([byAnswer]);
  expect(reasonsOf([byDay])).toEqual([byDay]);
});
