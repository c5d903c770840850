import { aRecord } from '@settlewise/casework/testing/aRecord';
import { calculateCitizenship, calculateIlr } from '@settlewise/rules/calculators';
import { currentRules, plainOutcome } from '@settlewise/rules/comparison';
import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, anIlrForm } from '@settlewise/rules/testing/calculatorForms';
import { fingerprintRecord, savedOutcome } from './ruleOutcomes';

const day = '2026-11-23';
const stored = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

describe('the outcome of a saved result', () => {
  it('is the answer of its rule set', () => {
    const entry = { isEligible: false, suggestedEligibilityDate: null };
    const [ilr, citizenship] = [anIlrForm(), aCitizenshipForm()];
    const ofIlr = savedOutcome({ ...entry, calculator: 'ilr', result: stored(calculateIlr(ilr, day)) });
    const ofCitizenship = savedOutcome({
      ...entry,
      calculator: 'citizenship',
      result: stored(calculateCitizenship(citizenship, day)),
    });
    expect(ofIlr).toMatchObject({ ...currentRules.ilr({ ...ilr }, day), reasons: expect.any(Array) as [] });
    expect(ofIlr.reasons.length).toBeGreaterThan(0);
    expect(ofCitizenship).toMatchObject({
      ...currentRules.citizenship({ ...citizenship }, day),
      reasons: expect.any(Array) as [],
    });
  });

  it('of an older shape is a verdict and a day', () => {
    const result = { verdict: 3 };
    expect(
      savedOutcome({ calculator: 'ilr', isEligible: true, suggestedEligibilityDate: '2026-01-02', result }),
    ).toEqual(plainOutcome('eligible', '2026-01-02'));
  });
});

it('the fingerprint of a record does not depend on empty fields', () => {
  const record = aRecord({ visaStartDate: '2024-01-01' });
  const withNewField = { ...record, details: { aLaterField: null, ...record.details, anotherField: false } };
  expect(fingerprintRecord(withNewField)).toBe(fingerprintRecord(record));
  const { lifeInUKPassedOn, ...earlierDetails } = record.details;
  expect(lifeInUKPassedOn).toBeNull();
  const beforeTheField: typeof record = JSON.parse(JSON.stringify({ ...record, details: earlierDetails }));
  expect(fingerprintRecord(beforeTheField)).toBe(fingerprintRecord(record));
  expect(fingerprintRecord(aRecord({ visaStartDate: '2024-01-02' }))).not.toBe(fingerprintRecord(record));
});

it('the fingerprint of a record depends on the details that the rules use', () => {
  const record = aRecord({ visaStartDate: '2024-01-01' });
  const fingerprintWith = (changes: object): string =>
    fingerprintRecord({ ...record, details: { ...record.details, ...changes } });
  expect(fingerprintWith({ phone: '020 7946 0001', city: 'Leeds' })).toBe(fingerprintRecord(record));
  expect(fingerprintWith({ nationality: 'ireland' })).not.toBe(fingerprintRecord(record));
  expect(fingerprintWith({ lifeInUKPassedOn: '2026-01-05' })).not.toBe(fingerprintRecord(record));
});
