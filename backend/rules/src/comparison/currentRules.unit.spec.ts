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

  test('so has the entry that citizenship counts from, until it is answered', () => {
    const wait = (details: object) =>
      changedOnRecord(
        ruleSets,
        aComparedRecord(
          { visaStartDate: '2024-07-30', hasILR: true, ilrGrantDate: '2025-11-01', ...details },
          { earlier: [{ visaType: 'skilled_worker', startDate: '2020-05-15', endDate: '2024-05-14' }] },
        ),
        today,
      );
    const [change, ...others] = wait({});
    expect(others).toEqual([]);
    expect(change).toMatchObject({ about: 'citizenship' });
    expect(change?.before).toContain('29 July 2029');
    expect(change?.after).toMatch(/If you applied in time.*If you did not.*29 July 2029/);
    expect(wait({ appliedInTime: 'no' })).toEqual([]);
    expect(wait({ appliedInTime: 'yes' })[0]?.after).not.toContain('29 July 2029');
  });

  test('who has had one visa alone and no journeys is answered alike', () => {
    expect(changedOnRecord(ruleSets, aComparedRecord({ visaStartDate: '2024-01-10' }), today)).toEqual([]);
  });

  test('the version moves on, so that saved results say by which rules they were given', () => {
    expect(currentRules.version > earlierRules.version).toBe(true);
    expect(ruleNotice.ruleSetVersion).toBe(currentRules.version);
  });
});

describe('settlement that may have lapsed', () => {
  // 2000 Order art. 13: indefinite leave lapses after more than two years outside the UK without a break.
  const away = [{ departureDate: '2022-03-01', returnDate: '2024-06-01' }];
  const settled = { visaStartDate: '2015-01-10', hasILR: true, ilrGrantDate: '2020-02-01' } as const;

  test('is told to who was given a day for citizenship, with its reason', () => {
    const [change, ...others] = changedOnRecord(
      ruleSets,
      aComparedRecord(settled, { journeys: away }),
      today,
    );
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      about: 'citizenship',
      after: 'Your settlement may have lapsed, and no first day can be named.',
    });
    expect(change?.before).toMatch(/the first day to apply is \d+ \w+ 20\d\d\.$/);
    expect(change?.why.join()).toContain('Appendix Returning Resident');
  });

  test('is not told where the absence was two years or less', () => {
    const home = [{ departureDate: '2022-03-01', returnDate: '2024-02-27' }];
    const changes = changedOnRecord(ruleSets, aComparedRecord(settled, { journeys: home }), today);
    expect(JSON.stringify(changes)).not.toContain('lapsed');
  });

  test('is told of a saved result of the citizenship calculator as well', () => {
    const form = aCitizenshipForm({
      ...{ ukEntryDate: '2015-01-10', settlementDate: '2020-02-01', useDetailedAbsences: true },
      absenceRecords: [{ startDate: '2022-03-01', endDate: '2024-06-01' }],
    });
    expect(currentRules.citizenship({ ...form }, today)).toMatchObject({
      ...{ verdict: 'may_have_lapsed', firstDay: null },
    });
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
