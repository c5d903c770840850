import { describe, expect, test } from 'vitest';
import { aComparedRecord, madeUpRules } from '../../testing/aComparedRecord';
import type { DependantOnRecord } from '../dependants/dependantOnRecord';
import type { ComparedFamily, DependantOutcomes } from './comparableRules';
import { changedOnRecord, hasOutcome, outcomesOnRecord } from './comparedAnswers';
import { currentRules } from './currentRules';
import { earlierRules } from './earlierRules';
import { plainOutcome, type Outcome } from './outcome';

const today = '2026-11-23';
const zainab: DependantOnRecord = {
  firstName: 'Zainab',
  dateOfBirth: '1992-04-12',
  relationship: 'spouse',
  nationality: 'pakistan',
  currentVisaType: 'dependent',
  visaStartDate: '2023-02-01',
  visaExpiryDate: '2028-01-31',
  visaHeldSince: null,
  ukEntryDate: '2023-02-01',
  bornInUk: false,
  british: false,
  settledSince: null,
  travelsWith: 'me',
  ownJourneys: [],
};
const leila: DependantOnRecord = {
  ...zainab,
  firstName: 'Leila',
  dateOfBirth: '2024-03-04',
  relationship: 'child',
  bornInUk: true,
};
const zainabOnRecord = { ...zainab, dependantId: 1 };
const family: ComparedFamily = {
  main: { visaType: 'skilled_worker', british: false, settled: false, settledSince: null, journeys: [] },
  dependants: [zainabOnRecord, { ...leila, dependantId: 2 }],
};
const record = aComparedRecord({}, { family });

const source = { title: 'A made-up law, section 4' };
const noOutcomes: DependantOutcomes = { settlement: null, registration: null };
/** Two invented rule sets with the given answers about Zainab only. */
const changesOfZainab = (before: Partial<DependantOutcomes> | null, after: Partial<DependantOutcomes>) => {
  const ruleSetWith = (outcomes: Partial<DependantOutcomes> | null) => ({
    dependantOnRecord: ({ firstName }: DependantOnRecord) =>
      outcomes === null ? null : firstName === 'Zainab' ? { ...noOutcomes, ...outcomes } : noOutcomes,
  });
  return { earlier: madeUpRules('1', ruleSetWith(before)), current: madeUpRules('2', ruleSetWith(after)) };
};

describe('changes of a dependant', () => {
  test('include another first day, by name, with the new reasons of the answer', () => {
    const before = { settlement: plainOutcome('not_yet', '2028-01-04') };
    const reasons = [{ code: 'wait', message: 'A wait counts.', source, standing: 'met' } as const];
    const after = { settlement: plainOutcome('not_yet', '2027-06-01', reasons) };
    expect(changedOnRecord(changesOfZainab(before, after), record, today)).toEqual([
      {
        about: 'dependant_settlement',
        who: 'Zainab',
        before: 'By time and days away, the first day to apply is 4 January 2028.',
        after: 'By time and days away, the first day to apply is 1 June 2027.',
        why: ['A wait counts. (A made-up law, section 4)'],
      },
    ]);
  });

  test.each<[string, Outcome, string]>([
    [
      'that no years are asked any more',
      plainOutcome('with_family', null),
      'No years of their own are asked',
    ],
    ['that the rule is not known', plainOutcome('not_known', null), 'The rule is not known here'],
    [
      'that they were away too long',
      plainOutcome('over_limit', null),
      'They have been away for too many days',
    ],
  ])('include %s, in words about them', (_what, settlement, words) => {
    const before = { settlement: plainOutcome('not_yet', '2028-01-04') };
    const [change] = changedOnRecord(changesOfZainab(before, { settlement }), record, today);
    expect(change?.after).toContain(words);
    expect(change?.after).not.toMatch(/\byou\b/);
  });

  test('include another first or last day of registration', () => {
    const open = plainOutcome('eligible', '2026-06-01');
    const before = { registration: { ...open, lastDay: '2042-03-04' } };
    const after = { registration: { ...open, lastDay: '2042-03-03' } };
    expect(changedOnRecord(changesOfZainab(before, after), record, today)).toMatchObject([
      {
        about: 'registration',
        who: 'Zainab',
        after:
          'By your record, the first day to apply was 1 June 2026. The last day to apply is 3 March 2042.',
      },
    ]);
  });

  test('include nothing if the answer is the same, or if no answer was shown before', () => {
    const answer = { settlement: plainOutcome('not_yet', '2028-01-04') };
    expect(changedOnRecord(changesOfZainab(answer, answer), record, today)).toEqual([]);
    expect(changedOnRecord(changesOfZainab(null, answer), record, today)).toEqual([]);
    const outcomes = (before: Parameters<typeof changesOfZainab>[0]) =>
      outcomesOnRecord(changesOfZainab(before, answer).earlier, record, today);
    expect(hasOutcome(outcomes(null))).toBe(false);
    expect(hasOutcome(outcomes(answer))).toBe(true);
  });
});

test('the earlier rules answer as the current ones about a dependant whose rules did not change', () => {
  const changes = changedOnRecord({ earlier: earlierRules, current: currentRules }, record, today);
  expect(changes.filter(({ who }) => who !== undefined)).toEqual([]);
  expect(earlierRules.dependantOnRecord(zainabOnRecord, family, today)?.settlement?.firstDay).toBe(
    '2028-01-04',
  );
});

describe('the current rules', () => {
  test('name each dependant’s own day, and a child’s registration', () => {
    const [partner, child] = family.dependants.map((each) =>
      currentRules.dependantOnRecord(each, family, today),
    );
    expect(partner).toMatchObject({
      settlement: { verdict: 'not_yet', firstDay: '2028-01-04' },
      registration: null,
    });
    expect(child).toMatchObject({
      settlement: { verdict: 'with_family', firstDay: null },
      registration: { verdict: 'not_yet', firstDay: '2034-03-04' },
    });
  });

  test('have nothing to compare for a settled or British person', () => {
    for (const done of [{ settledSince: '2026-01-10' }, { british: true }]) {
      const each = { ...zainab, ...done, dependantId: 1 };
      expect(currentRules.dependantOnRecord(each, family, today)?.settlement).toBeNull();
    }
  });
});
