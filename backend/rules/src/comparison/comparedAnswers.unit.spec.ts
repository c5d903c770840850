import { describe, expect, test } from 'vitest';
import { aComparedRecord, madeUpRules } from '../../testing/aComparedRecord';
import { anIlrForm } from '../../testing/calculatorForms';
import {
  changedOnRecord,
  changedSavedAnswer,
  frozenOutcome,
  hasOutcome,
  outcomesOnRecord,
  type SavedAnswer,
} from './comparedAnswers';
import { outcomeOn, plainOutcome, type Outcome, type OutcomeReason } from './outcome';

const today = '2026-11-23';
const source = { title: 'A made-up law, section 4' };
const reason = (code: string, message: string, standing: OutcomeReason['standing'] = 'met') => ({
  code,
  message,
  source,
  standing,
});

/** Two invented rule sets with the given answers about settlement. */
const ruleSets = (before: Outcome | null, after: Outcome | null) => ({
  earlier: madeUpRules('1', { settlementOnRecord: () => before, ilr: () => before }),
  current: madeUpRules('2', { settlementOnRecord: () => after, ilr: () => after }),
});
const onRecord = (before: Outcome | null, after: Outcome | null) =>
  changedOnRecord(ruleSets(before, after), aComparedRecord(), today);

describe('changes of a record', () => {
  test('include another first day, with the new reasons of the answer and their source', () => {
    const before = plainOutcome('not_yet', '2029-07-02', [reason('years', 'Five years are asked.')]);
    const after = plainOutcome('not_yet', '2028-01-09', [
      reason('years', 'Five years are asked.'),
      reason('wait', 'A wait for a decision counts.'),
    ]);
    expect(onRecord(before, after)).toEqual([
      {
        about: 'settlement',
        before: 'By time and days away, the first day to apply is 2 July 2029.',
        after: 'By time and days away, the first day to apply is 9 January 2028.',
        why: ['A wait for a decision counts. (A made-up law, section 4)'],
      },
    ]);
  });

  test('include a date that now depends on an open question, with both outcomes', () => {
    const before = plainOutcome('not_yet', '2029-07-02');
    const after: Outcome = {
      ...plainOutcome('not_yet', '2029-07-02'),
      other: {
        supposing: 'if you applied in time',
        otherwise: 'if you did not',
        verdict: 'eligible',
        firstDay: '2026-04-17',
      },
      asked: ['It decides whether the days between the two visas count.'],
    };
    expect(onRecord(before, after)).toEqual([
      {
        about: 'settlement',
        before: 'By time and days away, the first day to apply is 2 July 2029.',
        after:
          'If you applied in time: by time and days away, the first day to apply was 17 April 2026. If you did not: by time and days away, the first day to apply is 2 July 2029.',
        why: ['It decides whether the days between the two visas count.'],
      },
    ]);
  });

  test.each([
    ['not_enough', 'More has to be known before a day can be named.'],
    ['no_route', 'This route does not lead to it by itself.'],
    ['over_limit', 'You have been away for too many days, and no first day can be named.'],
  ] as const)('include another verdict, %s, also without a day', (verdict, words) => {
    const [change] = onRecord(plainOutcome('eligible', '2026-01-01'), plainOutcome(verdict, null));
    expect(change).toMatchObject({
      before: 'By time and days away, the first day to apply was 1 January 2026.',
      after: words,
      why: [],
    });
  });

  test('include an earlier day in practice, and which of the two days is safe', () => {
    const before = plainOutcome('not_yet', '2027-06-01');
    const [change] = onRecord(before, { ...before, practicalFirstDay: '2027-05-04' });
    expect(change?.after).toBe(
      'By time and days away, the first day to apply is 1 June 2027. That is the safe day. In practice applications are taken from 4 May 2027.',
    );
  });

  test.each<[string, Outcome | null, Outcome | null]>([
    [
      'the same answer in other words',
      plainOutcome('not_yet', '2029-07-02', [reason('a', 'One')]),
      plainOutcome('not_yet', '2029-07-02', [reason('b', 'Two')]),
    ],
    [
      'two first days that have both passed',
      plainOutcome('eligible', '2026-04-17'),
      plainOutcome('eligible', '2026-04-20'),
    ],
    ['an answer if there was none before', null, plainOutcome('not_yet', '2029-07-02')],
    ['no answer any more', plainOutcome('not_yet', '2029-07-02'), null],
  ])('include nothing about %s', (_what, before, after) => {
    expect(onRecord(before, after)).toEqual([]);
  });

  test('include no reason with the same figures in other words', () => {
    const before = plainOutcome('not_yet', '2029-07-02', [
      { ...reason('days', 'At most 20 days away.'), days: 20, limit: 180 },
      { ...reason('years', 'Five years from 1 June.'), from: '2024-06-01' },
    ]);
    const after = plainOutcome('not_yet', '2028-01-09', [
      { ...reason('days', 'You have 20 days away.'), days: 20, limit: 180 },
      { ...reason('years', 'Your five years count from 2 May.'), from: '2023-05-02' },
    ]);
    expect(onRecord(before, after)[0]?.why).toEqual([
      'Your five years count from 2 May. (A made-up law, section 4)',
    ]);
  });

  test('include at most three reasons, those against the person first', () => {
    const after = plainOutcome('not_yet', '2028-01-09', [
      reason('one', 'One.', 'to_know'),
      reason('two', 'Two.'),
      reason('three', 'Three.', 'against'),
      reason('four', 'Four.'),
    ]);
    const [change] = onRecord(plainOutcome('not_yet', '2029-07-02'), after);
    expect(change?.why.map((sentence) => sentence.split('.')[0])).toEqual(['Three', 'Two', 'Four']);
  });
});

test('do not exist for a person without an answer of the earlier rules', () => {
  const answer = plainOutcome('not_yet', '2029-07-02');
  const outcomes = (before: Outcome | null) =>
    outcomesOnRecord(ruleSets(before, answer).earlier, aComparedRecord(), today);
  expect(hasOutcome(outcomes(null))).toBe(false);
  expect(hasOutcome(outcomes(answer))).toBe(true);
});

test('of a stored outcome whose first day has passed since say that one can apply', () => {
  const stored = plainOutcome('not_yet', '2026-11-20');
  expect(outcomeOn(stored, '2026-11-19').verdict).toBe('not_yet');
  expect(outcomeOn(stored, '2026-11-20')).toEqual({ ...stored, verdict: 'eligible' });
  const open = { ...stored, other: { ...stored, supposing: 'If so', otherwise: 'If not' } };
  expect(outcomeOn(open, today).other?.verdict).toBe('eligible');
  expect(outcomeOn(plainOutcome('refused', '2026-11-20'), today).verdict).toBe('refused');
});

describe('changes of a saved result', () => {
  const saved: SavedAnswer = {
    calculator: 'ilr',
    form: { ...anIlrForm() },
    calculatedOn: '2026-11-01',
    ruleSetVersion: '1',
    isEligible: false,
    suggestedEligibilityDate: '2029-07-02',
  };
  const before = plainOutcome('not_yet', '2029-07-02');
  const compared = ({ earlier, current }: ReturnType<typeof ruleSets>, result = saved) =>
    changedSavedAnswer(
      result,
      frozenOutcome(earlier, result),
      current[result.calculator](result.form, result.calculatedOn),
    );

  test('include another day, by both rule sets on the day of its calculation', () => {
    const asked: string[] = [];
    const answers = (outcome: Outcome) => ({
      ilr: (_form: object, asOf: string) => {
        asked.push(asOf);
        return outcome;
      },
    });
    const sets = {
      earlier: madeUpRules('1', answers(before)),
      current: madeUpRules('2', answers(plainOutcome('not_yet', '2028-01-09'))),
    };
    expect(compared(sets)).toMatchObject({
      before: 'By time and days away, the first day to apply is 2 July 2029.',
      after: 'By time and days away, the first day to apply is 9 January 2028.',
    });
    expect(asked).toEqual(['2026-11-01', '2026-11-01']);
  });

  test('prefer what the result said itself to what its rule set says today', () => {
    const sets = ruleSets(plainOutcome('not_yet', '2028-01-09'), plainOutcome('not_yet', '2028-01-09'));
    expect(compared(sets)?.before).toContain('2 July 2029');
  });

  test('from before both rule sets include only the changes between the two', () => {
    const same = ruleSets(plainOutcome('not_yet', '2028-01-09'), plainOutcome('not_yet', '2028-01-09'));
    expect(compared(same, { ...saved, ruleSetVersion: '0' })).toBeNull();
  });
});
