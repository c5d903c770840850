import { describe, expect, test } from 'vitest';
import { aComparedRecord, madeUpRules } from '../../testing/aComparedRecord';
import { aCitizenshipForm, anIlrForm } from '../../testing/calculatorForms';
import { changedOnRecord } from './comparedAnswers';
import { currentRules } from './currentRules';
import { earlierRules } from './earlierRules';
import { plainOutcome } from './outcome';
import { exampleRecord, ruleNotice } from './ruleNotice';

const today = '2026-11-23';
const ruleSets = { earlier: earlierRules, current: currentRules };

describe('between the earlier and the current rules', () => {
  test('years as a partner now count on the ten-year family route', () => {
    const [change, ...others] = changedOnRecord(ruleSets, exampleRecord, today);
    expect(others).toEqual([]);
    expect(change?.before).toBe('By time and days away, the first day to apply is 4 May 2032.');
    expect(change?.after).toMatch(/3 November 2026\./);
    expect(change?.why.join()).toContain('Continuous residence');
  });

  test('both days of Global Talent are given until the endorsement is known', () => {
    const talent = { visaType: 'global_talent', visaStartDate: '2024-01-10' } as const;
    const [change] = changedOnRecord(ruleSets, aComparedRecord(talent), today);
    expect(change?.after).toMatch(/2026.*2028/);
    const promise = aComparedRecord({ ...talent, endorsedBy: 'exceptional_promise' });
    expect(changedOnRecord(ruleSets, promise, today)).toEqual([]);
  });

  test('a person with one visa and no journeys gets the same answer', () => {
    expect(changedOnRecord(ruleSets, aComparedRecord({ visaStartDate: '2024-01-10' }), today)).toEqual([]);
  });

  test('the version increases, so that saved results name their rules', () => {
    expect(currentRules.version > earlierRules.version).toBe(true);
    expect(ruleNotice.ruleSetVersion).toBe(currentRules.version);
  });
});

describe('settlement that may have lapsed', () => {
  // 2000 Order art. 13: indefinite leave lapses after more than two years outside the UK without a break.
  const away = [{ departureDate: '2022-03-01', returnDate: '2024-06-01' }];
  const settled = { visaStartDate: '2015-01-10', hasILR: true, ilrGrantDate: '2020-02-01' } as const;

  test('has no first day, and is reported with its reason', () => {
    const record = aComparedRecord(settled, { journeys: away });
    const lapsed = currentRules.citizenshipOnRecord(record, today);
    expect(lapsed).toMatchObject({ verdict: 'may_have_lapsed', firstDay: null });
    const earlier = madeUpRules('1', { citizenshipOnRecord: () => plainOutcome('eligible', '2021-02-01') });
    const [change] = changedOnRecord({ earlier, current: currentRules }, record, today);
    expect(change).toMatchObject({
      about: 'citizenship',
      after: 'Your settlement may have lapsed, and no first day can be named.',
    });
    expect(change?.why.join()).toContain('Appendix Returning Resident');
  });

  test('is not reported if the absence was two years or less', () => {
    const home = [{ departureDate: '2022-03-01', returnDate: '2024-02-27' }];
    const changes = changedOnRecord(ruleSets, aComparedRecord(settled, { journeys: home }), today);
    expect(JSON.stringify(changes)).not.toContain('lapsed');
  });

  test('is also reported for a saved result of the citizenship calculator', () => {
    const form = aCitizenshipForm({
      ukEntryDate: '2015-01-10',
      settlementDate: '2020-02-01',
      useDetailedAbsences: true,
      absenceRecords: [{ startDate: '2022-03-01', endDate: '2024-06-01' }],
    });
    expect(currentRules.citizenship({ ...form }, today)).toMatchObject({
      verdict: 'may_have_lapsed',
      firstDay: null,
    });
  });
});

describe('the current rules', () => {
  test('answer both calculators, and no form of another shape', () => {
    expect(currentRules.ilr({ ...anIlrForm() }, today)).toMatchObject({ verdict: 'eligible' });
    expect(currentRules.citizenship({ ...aCitizenshipForm() }, today)).toMatchObject({ verdict: 'eligible' });
    expect(currentRules.ilr({}, today)).toBeNull();
    expect(currentRules.citizenship({ ...anIlrForm() }, today)).toBeNull();
  });

  test('state that more has to be known if the given data are no longer enough', () => {
    expect(currentRules.ilr({ ...anIlrForm({ visaStartDate: '2030-01-01' }) }, today)).toMatchObject({
      verdict: 'not_enough',
      firstDay: null,
      asked: [expect.any(String)],
    });
  });
});
