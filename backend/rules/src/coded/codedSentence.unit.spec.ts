import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, anIlrForm, away } from '../../testing/calculatorForms';
import type { Reason } from '../assessment/reason';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import type { IlrForm } from '../calculators/ilr/ilrForm';
import { visaTypes } from '../routes/visaTypes';
import { rememberSentences } from '../sentences/table';
import { codeReason, sayReason, type CodedReason } from './codedSentence';

const today = '2026-11-28';

/** The reasons of a result, each as a link holds it. */
function coded(calculate: () => { readonly reasons: readonly Reason[] }) {
  const { result, sentences } = rememberSentences(calculate);
  return result.reasons.map((reason) => ({ reason, coded: codeReason(reason, sentences) }));
}

function expectSaidAgain(calculate: () => { readonly reasons: readonly Reason[] }): void {
  const all = coded(calculate);
  expect(all.length).toBeGreaterThan(0);
  for (const { reason, coded } of all) {
    const kept = coded === null ? null : (JSON.parse(JSON.stringify(coded)) as CodedReason);
    expect([reason.code, kept === null ? null : sayReason(kept)]).toEqual([reason.code, reason]);
    expect(JSON.stringify(kept)).not.toContain(reason.source.url);
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
  { absenceRecords: [{ startDate: '2020-01-01', endDate: '2026-09-01' }] },
  { statusType: 'irish' },
  { statusType: 'euss', settlementDate: '2026-05-01' },
  { britishNationalOverseas: true },
  { dateOfBirth: '2012-01-01' },
  { useDetailedAbsences: false, totalAbsences: 500, recentAbsences: 100 },
];

describe('the reasons of a result', () => {
  it.each(Object.keys(visaTypes))('of %s can be said again from codes and numbers alone', (visaType) => {
    for (const form of ilrForms) expectSaidAgain(() => calculateIlr(anIlrForm({ visaType, ...form }), today));
  });

  it.each(citizenshipForms)(
    'of citizenship with %j can be said again from codes and numbers alone',
    (form) => {
      expectSaidAgain(() => calculateCitizenship(aCitizenshipForm(form), today));
    },
  );

  it('that were said by other rules cannot', () => {
    const { result, sentences } = rememberSentences(() => calculateIlr(anIlrForm(), today));
    const [reason] = result.reasons;
    if (reason === undefined) throw new Error('A result has reasons');
    expect(codeReason({ ...reason, message: 'As it was said before.' }, sentences)).toBeNull();
  });
});

describe('what somebody else wrote', () => {
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
  ])('is not said: %s', (_, change) => {
    expect(sayReason({ ...first, ...change } as CodedReason)).toBeNull();
  });

  it.each([
    ['£1,709. Pay it to our agent', null],
    ['Pay it at https://example.org', null],
    ['call 0800 123456', null],
    ['£1,709', 'You lose the fee of £1,709'],
  ])('is not said in a sentence: %s', (text, said) => {
    const reason = sayReason({ ...fee, values: { fee: text } });
    expect(reason?.message ?? null).toEqual(said === null ? null : expect.stringContaining(said));
  });
});
