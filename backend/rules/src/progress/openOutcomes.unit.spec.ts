import { describe, expect, test } from 'vitest';
import { assess } from '../assessment/assess';
import type { OpenQuestion, OtherOutcome, SettlementAnswer } from '../assessment/answer';
import { sources } from '../parameters/sources';
import { openOutcomes, visaAskedAbout } from './openOutcomes';

const { settlement } = assess({
  asOf: '2026-11-23',
  counting: 'inclusive',
  trips: [],
  settlement: { route: 'skilled_worker', grantDate: '2024-07-30' },
});
if (settlement === null) throw new Error('A question about settlement was left without an answer');

const question: OpenQuestion = {
  code: 'applied_in_time',
  message: 'Did you apply before 14 May 2024?',
  why: 'Then the years go on.',
  permission: 1,
  source: sources.continuousResidenceGuidance,
};
const inTime: OtherOutcome = {
  supposing: 'if you applied in time',
  otherwise: 'if you did not',
  verdict: 'eligible',
  periodStart: '2021-05-15',
  earliestApplicationDate: '2026-04-17',
  literalEarliestApplicationDate: '2026-04-17',
  firstCompliantCountingDate: '2026-05-15',
};
const answer = (rest: Partial<SettlementAnswer>): SettlementAnswer => ({
  ...settlement,
  questions: [question],
  otherOutcome: inTime,
  ...rest,
});

describe('The outcomes of an answer', () => {
  test('are listed together while a question is open, the earlier day first', () => {
    expect(
      openOutcomes(answer({})).map(({ supposing, earliestApplicationDate }) => [
        supposing,
        earliestApplicationDate,
      ]),
    ).toEqual([
      ['if you applied in time', '2026-04-17'],
      ['if you did not', '2029-07-02'],
    ]);
  });

  test('are empty if no question is open, or if it makes no difference', () => {
    expect(openOutcomes(answer({ questions: [], otherOutcome: null }))).toEqual([]);
    const { verdict, earliestApplicationDate } = settlement;
    expect(openOutcomes(answer({ otherOutcome: { ...inTime, verdict, earliestApplicationDate } }))).toEqual(
      [],
    );
  });

  test('have the one without a day last', () => {
    const other = { ...inTime, verdict: 'not_enough', earliestApplicationDate: null } as const;
    expect(openOutcomes(answer({ otherOutcome: other })).at(-1)?.supposing).toBe('if you applied in time');
  });
});

describe('The visa of a question', () => {
  test('begins on the day after the gap', () =>
    expect(visaAskedAbout({ code: 'applied_in_time', to: '2024-07-29' })).toBe('2024-07-30'));
  test('does not exist for other questions', () => {
    expect(visaAskedAbout({ code: 'claimed_on' })).toBeNull();
    expect(visaAskedAbout({ code: 'crown_dependency', to: '2024-07-29' })).toBeNull();
  });
});
