import {
  type ResultPart,
  resultPartKeys,
  sharedSnapshot,
  type SharedSnapshot,
} from '@settlewise/contract/sharedResults';
import { describe, expect, it } from 'vitest';
import { sealSnapshot } from '../../../record/sharedResults/sealedSnapshot';
import { nadiasForm, nadiasResult } from '../../../testing/nadia';
import { aSavedCitizenshipResult, aSavedIlrResult } from '../../../testing/savedResults';
import { partsThere } from './parts';
import { previewInWords } from './previewInWords';
import { sayShared } from './sayShared';
import { partsOf, snapshotOf } from './snapshotOf';

const answers = { ilr: aSavedIlrResult(), citizenship: aSavedCitizenshipResult() };
const kinds = ['ilr', 'citizenship'] as const;
const shown = (kind: (typeof kinds)[number], chosen: readonly ResultPart[], name = '') =>
  snapshotOf(answers[kind], partsOf(answers[kind]), { chosen: new Set(chosen), name });
const said = (snapshot: SharedSnapshot) => sayShared(snapshot) ?? expect.fail('nothing to show');
const preview = (snapshot: SharedSnapshot) => previewInWords(said(snapshot));
const verdictIn = (snapshot: SharedSnapshot) => snapshot.verdict ?? expect.fail('no verdict');

describe.each(kinds)('a snapshot of a result of %s', (kind) => {
  it('holds the chosen parts, the day and the rules, and nothing else', () => {
    const fields: Readonly<Record<ResultPart, readonly string[]>> = {
      verdict: ['verdict'],
      reasons: ['reasons'],
      counts: ['counts'],
      trips: ['trips'],
      details: ['details'],
    };
    for (const part of resultPartKeys) {
      const { version, calculator, calculatedOn, rules, margin: _, ...rest } = shown(kind, [part]);
      expect([version, calculator, calculatedOn, rules]).toEqual([
        2,
        kind,
        '2026-11-21',
        answers[kind].ruleSet.version,
      ]);
      expect(Object.keys(rest).toSorted()).toEqual(fields[part]);
    }
  });

  it('has no word of its own: the page that opens it says the same as the result', () => {
    const snapshot = sharedSnapshot.parse(JSON.parse(JSON.stringify(shown(kind, resultPartKeys))));
    const messages = said(snapshot).reasons?.map(({ message }) => message) ?? [];
    const inResult = answers[kind].result.reasons.map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(3);
    expect(inResult).toEqual(expect.arrayContaining(messages));
    const texts = [...JSON.stringify(snapshot).matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
    // Notes of a route are checked against the rules' own when they are opened.
    const sentences = texts.filter((text) => text.split(' ').length > 4);
    for (const text of sentences)
      expect(said(snapshot).reasons?.some((each) => each.message.includes(text))).toBe(true);
    expect(JSON.stringify(snapshot)).not.toContain('http');
  });

  it('can be sealed whole', () => {
    expect(sealSnapshot(shown(kind, resultPartKeys, 'Amina'))).not.toBeNull();
  });

  it('never says why somebody travelled, nor who they are unless they write it', () => {
    const text = JSON.stringify(shown(kind, resultPartKeys));
    expect(text).not.toMatch(/Family|Holiday|Amina/);
    expect(shown(kind, ['verdict'], '  Amina ').name).toBe('Amina');
    expect(preview(shown(kind, ['verdict']))).toContain('Not who you are: no name, no address, no account.');
    expect(preview(shown(kind, ['verdict'], 'Amina'))).toContain('The name “Amina”.');
  });

  it('is told in words before it is shared, a line for each part', () => {
    const lines = preview(shown(kind, resultPartKeys));
    expect(lines).toHaveLength(resultPartKeys.length + 2);
    expect(lines.join('\n')).toMatch(/The answer: “.+”/);
    expect(lines.join('\n')).toContain('That it was worked out on 21 November 2026, and by which rules.');
  });

  it.each<[string, (snapshot: SharedSnapshot) => Partial<SharedSnapshot>]>([
    ['a verdict that there is not', (snapshot) => ({ verdict: { ...verdictIn(snapshot), code: 'call_us' } })],
    [
      'a verdict without its days',
      (snapshot) => ({ verdict: { ...verdictIn(snapshot), code: 'first_day', days: [] } }),
    ],
    [
      'a headline of their own',
      (snapshot) => ({
        verdict: {
          ...verdictIn(snapshot),
          headline: { sentence: ['headline', 'irregular_arrival'], values: { fee: 'Pay us' } },
        },
      }),
    ],
    [
      'a sentence of another table as headline',
      (snapshot) => ({
        verdict: {
          ...verdictIn(snapshot),
          headline: { sentence: ['settlement', 'waiting_do_not_travel'], values: {} },
        },
      }),
    ],
    [
      'another sentence as what travel days change',
      () => ({ margin: { sentence: ['settlement', 'waiting_do_not_travel'], values: {} } }),
    ],
    [
      'a message put together as notes',
      () => ({
        margin: {
          sentence: ['settlement', 'about_the_route'],
          values: { notes: ['please', 'ring', 'the', 'home', 'office', 'on', 442_079_460_123] },
        },
      }),
    ],
    [
      'a telephone number as days away',
      (snapshot) => ({
        counts: (snapshot.counts ?? []).map((count) => ({ ...count, days: 442_079_460_123 })),
      }),
    ],
    [
      'a telephone number as the days of a trip',
      () => ({ trips: [{ from: '2026-01-01', to: '2026-01-02', days: 442_079_460_123 }] }),
    ],
    [
      'a reason of their own',
      () => ({
        reasons: [{ code: 'x', sentence: ['settlement', 'call_us'], values: {}, source: 'guideAn' }],
      }),
    ],
    [
      'a link of their own',
      (snapshot) => ({
        reasons: (snapshot.reasons ?? []).map((reason) => ({ ...reason, source: 'https://example.org' })),
      }),
    ],
    ['a detail of their own', () => ({ details: [{ name: 'Call us', value: '0800 123456' }] })],
    ['a visa that there is not', () => ({ details: [{ name: 'visa_type', value: 'call_0800_123456' }] })],
    ['a route in their own words', () => ({ details: [{ name: 'route', value: 'pay your agent' }] })],
    ['a day that is none', () => ({ details: [{ name: 'visa_start', value: 'today' }] })],
    [
      'a count of their own',
      (snapshot) => ({ counts: (snapshot.counts ?? []).map((count) => ({ ...count, kind: 'Call us' })) }),
    ],
  ])('is not shown at all with %s', (_, change) => {
    const snapshot = shown(kind, resultPartKeys);
    expect(sayShared({ ...snapshot, ...change(snapshot) })).toBeNull();
  });

  it('does not open with a name that leads somewhere', () => {
    for (const name of ['Call 0800 123456', 'www.example.org', 'http://example.org', '-', 'x'.repeat(61)])
      expect(sharedSnapshot.safeParse({ ...shown(kind, ['verdict']), name }).success).toBe(false);
    expect(sharedSnapshot.safeParse({ ...shown(kind, ['verdict']), name: 'Zoë O’Brien-Núñez' }).success).toBe(
      true,
    );
  });
});

it('has no reasons where they were said by earlier rules', () => {
  const { ilr } = answers;
  if (ilr.calculator !== 'ilr') expect.fail('a result of ILR');
  const reasons = ilr.result.reasons.map((reason) => ({ ...reason, message: `Before: ${reason.message}` }));
  const parts = partsOf({ ...ilr, result: { ...ilr.result, reasons } });
  expect([parts.reasons, partsThere(parts).includes('reasons')]).toEqual([null, false]);
});

it('offers no trips where none were entered one by one', () => {
  const answered = aSavedIlrResult();
  if (answered.calculator !== 'ilr') expect.fail('a result of ILR');
  const totals = { ...answered, form: { ...answered.form, useDetailedAbsences: false } };
  expect(partsThere(partsOf(answered))).toContain('trips');
  expect(partsThere(partsOf(totals))).not.toContain('trips');
});

it('has the days with and without those of travel, and says which the travel days change', () => {
  const answered = { calculator: 'ilr', form: nadiasForm, result: nadiasResult } as const;
  const parts = partsOf(answered);
  expect(parts.counts.map(({ kind, days, homeOfficeDays }) => [kind, days, homeOfficeDays])).toEqual([
    ['worst_twelve_months', 186, 174],
    ['total', 190, 178],
  ]);
  const snapshot = snapshotOf(answered, parts, { chosen: new Set(['reasons', 'counts']), name: '' });
  expect(said(snapshot).margin).toContain('With days of travel the first day is 19 January 2029.');
  expect(preview(snapshot)[1]).toBe(
    'Your days away: Worst 12 months: 174 of 180 days; Total days away: 178 days.',
  );
});

it('names the owner of its limit', () => {
  const { ilr } = answers;
  if (ilr.calculator !== 'ilr') expect.fail('a result of ILR');
  const ownersOf = (visaType: typeof ilr.result.visaType) =>
    partsOf({ ...ilr, result: { ...ilr.result, visaType } }).counts.map(({ owner }) => owner);
  expect(ownersOf('skilled_worker')).toEqual(['ILR', 'ILR']);
  expect(ownersOf('eu_settled_status')).toEqual(['settled status', 'settled status']);
});

it('holds no limit for a total that has none of its own: nobody is within it', () => {
  const { ilr } = answers;
  if (ilr.calculator !== 'ilr') expect.fail('a result of ILR');
  const result = { ...ilr.result, verdict: 'not_yet', absenceLimit: 900, meetsAbsenceTotal: true } as const;
  const [twelveMonths, total] = partsOf({ ...ilr, result }).counts;
  expect([twelveMonths?.limit, total?.kind, total?.limit]).toEqual([180, 'total', null]);
});

it('says the numbers that the reader will see, and no total within a limit beside twelve months that are over', () => {
  expect(preview(shown('ilr', ['counts', 'trips']))[0]).toMatch(
    /^Your days away: .+: \d+ of \d+ days; Total days away: \d+ days\.$/,
  );
  expect(preview(shown('ilr', ['trips']))[0]).toBe(
    '2 trips, 01 Mar 2024 to 10 May 2026: first day, last day and days away, not why you travelled.',
  );
});
