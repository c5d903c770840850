import { assess, type OtherOutcome, type SettlementAnswer } from '@settlewise/rules/assessment';
import { findRoute } from '@settlewise/rules/routes';
import { describe, expect, test } from 'vitest';
import { anEarlierVisa } from '../../testing/aRecord';
import { progressDetails } from './progressDetails';

const today = '2026-11-23';
const visas = {
  visaStartDate: '2024-07-30',
  visaExpiryDate: '2027-07-29',
  earlier: [anEarlierVisa('2021-05-15', '2024-05-14', { entryId: 'first' })],
};
const { settlement } = assess({
  asOf: today,
  counting: 'inclusive',
  trips: [],
  settlement: { route: 'skilled_worker', grantDate: '2024-07-30' },
});
if (settlement === null) throw new Error('A question about settlement was left without an answer');
const { source } = settlement.reasons[0] ?? {};
if (source === undefined) throw new Error('An answer without a reason');

const inTime: OtherOutcome = {
  supposing: 'if you applied in time',
  otherwise: 'if you did not',
  verdict: 'eligible',
  periodStart: '2021-05-15',
  earliestApplicationDate: '2026-04-17',
  literalEarliestApplicationDate: '2026-04-17',
  firstCompliantCountingDate: '2026-05-15',
};
const open: SettlementAnswer = {
  ...settlement,
  applyBy: '2029-07-29',
  questions: [
    {
      code: 'applied_in_time',
      message: 'Did you apply in time?',
      why: 'It decides.',
      from: '2024-05-15',
      to: '2024-07-29',
      source,
    },
  ],
  otherOutcome: inTime,
};
const detailsFor = (answer: SettlementAnswer, givenVisas = visas) =>
  progressDetails(answer, findRoute('skilled_worker'), givenVisas, {
    earlier: givenVisas.earlier,
    journeys: [],
    today,
  });

describe('The details of an answer', () => {
  test('give both outcomes, and no other day, while a question is open', () => {
    const { outcomes, applyBy, english } = detailsFor(open);
    expect(outcomes.map(({ supposing, says }) => `${supposing}: ${says}`)).toEqual([
      'If you applied in time: you can apply (the first day was 17 April 2026)',
      'If you did not: you can apply from 2 July 2029',
    ]);
    expect({ applyBy, english }).toEqual({ applyBy: null, english: null });
  });

  test('link a question to the present visa or to an entry of the history', () => {
    expect(detailsFor(open).questions).toMatchObject([{ visa: { id: null, startDate: '2024-07-30' } }]);
    const first = {
      ...open,
      questions: open.questions.map((question) => ({ ...question, to: '2021-05-14' })),
    };
    expect(detailsFor(first).questions).toMatchObject([{ visa: { id: 'first', startDate: '2021-05-15' } }]);
  });

  test('mark a question that was answered with "not sure"', () => {
    expect(detailsFor(open).questions[0]?.answered).toBeNull();
    const notSure = { ...visas, appliedInTime: 'not_sure' as const };
    expect(detailsFor(open, notSure).questions[0]?.answered).toBe('not_sure');
  });

  test('name the missing facts if the verdict needs more', () => {
    const missing = [{ code: 'permissions', message: 'Add your visas of before 30 July 2024.' }];
    const answer = { ...settlement, verdict: 'not_enough' as const, missing };
    expect(detailsFor(answer)).toMatchObject({ verdict: 'not_enough', missingFacts: missing });
  });

  test('list the rules that apply until the decision after an application', () => {
    expect(detailsFor(settlement).meanwhile).toEqual([]);
    const applied = { ...visas, awaitingDecisionSince: '2026-10-01' };
    const { awaitingDecisionSince, meanwhile } = detailsFor(settlement, applied);
    expect(awaitingDecisionSince).toBe('2026-10-01');
    expect(meanwhile.map(({ code }) => code)).toContain('waiting_travel');
  });
});
