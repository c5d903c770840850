import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, anIlrForm, away } from '../../testing/calculatorForms';
import { topics } from '../../testing/sentenceExamples';
import type { Reason } from '../assessment/reason';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import { routes } from '../routes/routes';
import { visaTypes } from '../routes/visaTypes';
import { rememberSentences } from '../sentences/table';
import {
  codeReason,
  codeSentence,
  sayHeadline,
  sayMargin,
  sayReason,
  saySentence,
  type CodedReason,
  type CodedSentence,
  type CodedValue,
} from './codedSentence';
import { isTable, findTableName, tables } from './tables';

const today = '2026-11-28';

/** The reasons of a result, each as a link stores it. */
function coded(calculate: () => { readonly reasons: readonly Reason[] }) {
  const { result, sentences } = rememberSentences(calculate);
  return result.reasons.map((reason) => ({ reason, coded: codeReason(reason, sentences) }));
}

/** All sentences of the calculation, including those shown next to the reasons. */
function expectAllCoded(calculate: () => unknown): void {
  const { sentences } = rememberSentences(calculate);
  for (const [text, { table }] of sentences)
    if (findTableName(table) !== undefined) {
      const stored = codeSentence(text, sentences);
      expect([text, stored === null ? null : saySentence(stored)]).toEqual([text, text]);
    }
}

function expectRebuilt(calculate: () => { readonly reasons: readonly Reason[] }): void {
  expectAllCoded(calculate);
  const all = coded(calculate);
  expect(all.length).toBeGreaterThan(0);
  for (const { reason, coded } of all) {
    const stored = coded === null ? null : (JSON.parse(JSON.stringify(coded)) as CodedReason);
    expect([reason.code, stored === null ? null : sayReason(stored)]).toEqual([reason.code, reason]);
    expect(JSON.stringify(stored)).not.toContain(reason.source.url);
  }
}

const longAway = [away('2024-01-10', '2024-09-01'), away('2025-03-01', '2025-03-20')];
const ilrForms: readonly Partial<IlrForm>[] = [
  { detailedAbsences: longAway },
  { visaStartDate: '2014-05-01', hasEnglishQualification: false, meetsSalaryRequirement: false },
  { visaStartDate: '2026-03-05', visaExpiryDate: '2026-10-01', hasPassedLifeInUK: false },
  {
    awaitingDecisionSince: '2026-10-15',
    useDetailedAbsences: false,
    absencesPerYear: [{ year: 2024, days: 200 }],
  },
  { detailedAbsences: [away('2024-03-01', '2024-05-01')] },
  // Over the limit only with the days of travel.
  {
    detailedAbsences: ['02', '04', '06', '08', '10']
      .map((month) => away(`2024-${month}-01`, `2024-${month}-28`))
      .concat(away('2024-12-01', '2025-01-18')),
  },
  { extensionAppliedOn: '2026-10-01', visaExpiryDate: '2026-11-01', dateOfBirth: '2010-01-01' },
];
const citizenshipForms: readonly Partial<CitizenshipForm>[] = [
  {},
  { isSpouseRoute: true, englishLanguage: false, lifeInUK: false, goodCharacter: false },
  { settlementDate: '2026-05-01', hasCriminalRecord: true },
  { arrivedWithoutPermission: 'yes' },
  { immigrationRoute: 'refugee', hasImmigrationIssues: true },
  {
    absenceRecords: [
      { startDate: '2022-01-01', endDate: '2023-06-01' },
      { startDate: '2026-01-10', endDate: '2026-06-01' },
    ],
  },
  // Over the limit only with the days of travel.
  {
    absenceRecords: ['2022-02', '2022-06', '2023-02', '2023-06', '2024-02', '2024-06'].map((month) => ({
      startDate: `${month}-01`,
      endDate: `${month.slice(0, 6)}${Number(month.slice(6)) + 2}-16`,
    })),
  },
  { absenceRecords: [{ startDate: '2020-01-01', endDate: '2026-09-01' }] },
  { statusType: 'irish' },
  { statusType: 'euss', settlementDate: '2026-05-01' },
  { britishNationalOverseas: true },
  { dateOfBirth: '2012-01-01' },
  { useDetailedAbsences: false, totalAbsences: 500, recentAbsences: 100 },
];

describe('the reasons of a result', () => {
  it.each(Object.keys(visaTypes))('of %s can be rebuilt from codes and numbers only', (visaType) => {
    for (const form of ilrForms) expectRebuilt(() => calculateIlr(anIlrForm({ visaType, ...form }), today));
  });

  it.each(citizenshipForms)('of citizenship with %j can be rebuilt from codes and numbers only', (form) => {
    expectRebuilt(() => calculateCitizenship(aCitizenshipForm(form), today));
  });

  it('are tested with days of travel that change the answer of each calculator', () => {
    const margins = [
      ...ilrForms.map((form) => calculateIlr(anIlrForm({ visaType: 'skilled_worker', ...form }), today)),
      ...citizenshipForms.map((form) => calculateCitizenship(aCitizenshipForm(form), today)),
    ].map(({ travelMargin }) => travelMargin ?? '');
    expect(margins).toContainEqual(expect.stringContaining('in the worst 12 months'));
    expect(margins).toContainEqual(expect.stringContaining('in your qualifying years'));
  });

  it('of other rules cannot be rebuilt', () => {
    const { result, sentences } = rememberSentences(() => calculateIlr(anIlrForm(), today));
    const [reason] = result.reasons;
    if (reason === undefined) throw new Error('A result has reasons');
    expect(codeReason({ ...reason, message: 'As it was said before.' }, sentences)).toBeNull();
  });
});

describe('foreign text', () => {
  const [{ coded: first } = { coded: null }] = coded(() => calculateIlr(anIlrForm(), today));
  if (first === null) throw new Error('A result has reasons');
  const fee = { ...first, sentence: ['headline', 'irregular_arrival'] as const, values: { fee: '£1,709' } };

  it.each([
    ['a sentence that there is not', { sentence: ['settlement', 'call_us_now'] }],
    ['a table that there is not', { sentence: ['toString', 'call'] }],
    ['a name of every object', { sentence: ['settlement', 'constructor'] }],
    ['a source that there is not', { source: 'https://example.org' }],
    ['a name of every object as a source', { source: 'constructor' }],
    ['values of another sentence', { values: { years: 'five' } }],
    ['no values', { values: null }],
  ])('is rejected: %s', (_, change) => {
    expect(sayReason({ ...first, ...change } as CodedReason)).toBeNull();
  });

  it.each([
    ['£1,709. Pay it to our agent', null],
    ['Pay it at https://example.org', null],
    ['call 0800 123456', null],
    ['£1,709', 'You lose the fee of £1,709'],
  ])('is rejected in a sentence: %s', (text, said) => {
    const reason = sayReason({ ...fee, values: { fee: text } });
    expect(reason?.message ?? null).toEqual(said === null ? null : expect.stringContaining(said));
  });
});

const tableOfTopic: Readonly<Record<string, string>> = {
  'Settlement: dates': 'settlement',
  'Settlement: days away': 'settlement',
  'Settlement: visas and other permission': 'settlement',
  'Settlement: what else is asked': 'settlement',
  'Settlement: service in HM Armed Forces': 'settlement',
  Citizenship: 'citizenship',
  'ILR calculator': 'ilr',
  'Citizenship calculator': 'citizenshipCalculator',
  'Citizenship calculator: head of the result': 'headline',
};

/** Every example of a sentence that a link can store, with its text. */
const examples = topics.flatMap(({ title, entries: sentences }) => {
  const table = tableOfTopic[title];
  if (table === undefined) return [];
  return sentences.flatMap(({ code, examples: texts, values }) =>
    texts.map((text, index) => ({
      coded: { sentence: [table, code], values: values[index] as CodedValue } satisfies CodedSentence,
      text,
    })),
  );
});

it('every example of every sentence can be rebuilt', () => {
  const codes = new Set(examples.map(({ coded: { sentence } }) => sentence.join('.')));
  const all = Object.keys(tables).flatMap((name) =>
    isTable(name) ? Object.keys(tables[name]).map((code) => `${name}.${code}`) : [],
  );
  expect([...codes].toSorted()).toEqual(all.toSorted());
  for (const { coded, text } of examples)
    expect([coded.sentence, saySentence(JSON.parse(JSON.stringify(coded)) as CodedSentence)]).toEqual([
      coded.sentence,
      text,
    ]);
});

/** Copies of a value with one part changed, at any depth. */
function changedOnce(value: unknown, to: CodedValue): readonly CodedValue[] {
  if (Array.isArray(value)) {
    const members: readonly CodedValue[] = value;
    return [
      to,
      [...members, to],
      ...members.flatMap((member, at) => changedOnce(member, to).map((changed) => members.with(at, changed))),
    ];
  }
  if (typeof value !== 'object' || value === null) return [to];
  const record = value as Readonly<Record<string, CodedValue>>;
  const within = Object.entries(record).flatMap(([name, inner]) =>
    changedOnce(inner, to).map((changed) => ({ ...record, [name]: changed })),
  );
  return [to, { ...record, more: to }, ...within];
}

describe('foreign words and numbers are rejected in every place of every sentence', () => {
  it.each([
    'pay_to_account_12345678',
    'please',
    'ring_020',
    'B7',
    '£1,234,567',
    '£1,709 an hour',
    '4420-07-09',
    442_079_460_123,
    -100_000,
    20.5,
    ['please', 'ring', 'the', 'home', 'office', 'on', 442_079_460_123],
    [442, 79, 460, 123],
    { days: 442_079_460_123 },
  ])('%j', (attack) => {
    const said = examples.flatMap(({ coded: { sentence, values }, text }) =>
      changedOnce(values, attack).filter((changed) => {
        const words = saySentence({ sentence, values: changed });
        return words !== null && words !== text;
      }),
    );
    expect(said).toEqual([]);
  });

  it('is rejected in a list of notes', () => {
    const notes = ['please', 'ring', 'the', 'home', 'office', 'on', 442_079_460_123];
    const coded: CodedSentence = { sentence: ['settlement', 'about_the_route'], values: { notes } };
    expect([saySentence(coded), sayHeadline(coded), sayMargin(coded)]).toEqual([null, null, null]);
  });

  it('is rejected in the numbers of a reason', () => {
    const { result, sentences } = rememberSentences(() => calculateIlr(anIlrForm(), today));
    const [first] = result.reasons.flatMap((reason) => codeReason(reason, sentences) ?? []);
    if (first === undefined) throw new Error('A result has reasons');
    expect(sayReason({ ...first, days: 173, limit: 180 })).not.toBeNull();
    expect(sayReason({ ...first, days: 442_079_460_123 })).toBeNull();
    expect(sayReason({ ...first, limit: 442_079_460_123 })).toBeNull();
  });
});

describe('notes of the program', () => {
  const [some, others] = routes.filter(({ notes }) => notes.some((note) => typeof note === 'string'));
  const noteOf = (route = some) => route?.notes.find((note) => typeof note === 'string') ?? '';
  const said = (notes: readonly string[]) =>
    saySentence({ sentence: ['settlement', 'about_the_route'], values: { notes } });

  it('are rebuilt for one route', () => {
    expect(said([noteOf()])).toBe(noteOf());
  });

  it('are rejected if they combine two routes, or repeat a note', () => {
    expect(noteOf(others)).not.toBe(noteOf());
    expect(said([noteOf(), noteOf(others)])).toBeNull();
    expect(said([noteOf(), noteOf()])).toBeNull();
  });
});

describe.each([
  ['headline', sayHeadline, (table: string) => table === 'headline'],
  ['margin', sayMargin, (_: string, code: string) => code === 'other_count_differs'],
] as const)('a %s', (_, say, isOne) => {
  it('uses only its own sentences', () => {
    for (const { coded, text } of examples)
      expect([coded.sentence, say(coded)]).toEqual([coded.sentence, isOne(...coded.sentence) ? text : null]);
  });
});
