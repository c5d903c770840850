import { describe, expect, test } from 'vitest';
import { aComparedRecord } from '../../testing/aComparedRecord';
import { aCitizenshipForm, anIlrForm } from '../../testing/calculatorForms';
import { changedOnRecord } from './comparedAnswers';
import { currentRules } from './currentRules';
import { earlierRules } from './earlierRules';
import { exampleRecord, ruleNotice } from './ruleNotice';

const today = '2026-11-23';
const ruleSets = { earlier: earlierRules, current: currentRules };

describe('between the rules of before and those of now', () => {
  test('a wait between two visas, of which nobody said when it was applied for, has both outcomes', () => {
    const [change, ...others] = changedOnRecord(ruleSets, exampleRecord, today);
    expect(others).toEqual([]);
    expect(change?.before).toBe('By time and days away, the first day to apply is 2 July 2029.');
    expect(change?.after).toMatch(/17 April 2026\..*2 July 2029\./);
    expect(change?.why.length).toBeGreaterThan(0);
  });

  test('who has had one visa alone and no journeys is answered alike', () => {
    expect(changedOnRecord(ruleSets, aComparedRecord({ visaStartDate: '2024-01-10' }), today)).toEqual([]);
  });

  test('the version moves on, so that saved results say by which rules they were given', () => {
    expect(currentRules.version > earlierRules.version).toBe(true);
    expect(ruleNotice.ruleSetVersion).toBe(currentRules.version);
  });
});

describe('the rules of now', () => {
  test('answer both calculators, and no form of another shape', () => {
    expect(currentRules.ilr({ ...anIlrForm() }, today)).toMatchObject({ verdict: 'eligible' });
    expect(currentRules.citizenship({ ...aCitizenshipForm() }, today)).toMatchObject({ verdict: 'eligible' });
    expect(currentRules.ilr({}, today)).toBeNull();
    expect(currentRules.citizenship({ ...anIlrForm() }, today)).toBeNull();
  });

  test('say that more has to be known where what was given can no longer be counted with', () => {
    expect(currentRules.ilr({ ...anIlrForm({ visaStartDate: '2030-01-01' }) }, today)).toMatchObject({
      ...{ verdict: 'not_enough', firstDay: null, asked: [expect.any(String)] },
    });
  });
});
