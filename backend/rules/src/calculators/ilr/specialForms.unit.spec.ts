import { describe, expect, it } from 'vitest';
import { anIlrForm, away } from '../../../testing/calculatorForms';
import { addDays, addYears, toDayNumber } from '../../calendar/civilDate';
import { calculateIlr } from './calculateIlr';
import type { IlrForm } from './ilrForm';

const today = '2026-11-21';
const answerTo = (part: Partial<IlrForm>, on = today) => calculateIlr(anIlrForm(part), on);
const findMessage = ({ reasons }: ReturnType<typeof answerTo>, code: string) =>
  reasons.find((reason) => reason.code === code)?.message;

describe('protection', () => {
  it('names in the last 28 days the last day to apply, after which there is no permission', () => {
    const answer = answerTo({ visaType: 'refugee', visaStartDate: '2021-12-01' });
    expect(answer).toMatchObject({
      isEligible: true,
      verdict: 'eligible',
      missing: [],
      earliestApplicationDate: '2026-11-03',
      applyBy: '2026-11-30',
    });
    expect(findMessage(answer, 'last_days_of_permission')).toContain(
      'The last one is 30 November 2026 (not confirmed). On the day after, you have no permission.',
    );
  });

  it('requires the present permission once the five years are over', () => {
    expect(answerTo({ visaType: 'refugee', visaStartDate: '2020-11-21' })).toMatchObject({
      isEligible: false,
      verdict: 'not_enough',
      earliestApplicationDate: null,
      applyBy: null,
      missing: [{ code: 'permission_now' }],
    });
  });

  it('granted since 2 March 2026 has two outcomes, and none once the day of the claim is given', () => {
    const granted = { visaType: 'refugee', visaStartDate: '2026-10-22' };
    expect(answerTo(granted)).toMatchObject({
      earliestApplicationDate: '2031-09-24',
      questions: [{ code: 'claimed_on' }],
      otherOutcome: {
        supposing: 'If you claimed on or after 2 March 2026',
        verdict: 'not_enough',
        otherwise: 'If you claimed before 2 March 2026',
        earliestApplicationDate: null,
      },
    });
    const answer = answerTo({ ...granted, claimedOn: '2026-10-22' });
    expect(answer).toMatchObject({
      verdict: 'not_enough',
      earliestApplicationDate: null,
      questions: [],
      otherOutcome: null,
      missing: [{ code: 'rule_not_known' }],
    });
    expect(answer.missing[0]?.message).toContain('Immigration Advice Authority, formerly OISC');
  });
});

describe('a partner', () => {
  it('has a first day in practice, and the safe day 28 days later', () => {
    const answer = answerTo({ visaType: 'spouse', visaStartDate: '2024-10-12' });
    expect(answer).toMatchObject({
      earliestApplicationDate: '2029-10-12',
      practicalEarliestApplicationDate: '2029-09-14',
    });
    const message = findMessage(answer, 'earlier_in_practice');
    expect(message).toContain('GOV.UK lets you apply from 14 September 2029.');
    expect(message).toContain('The safe day is 12 October 2029.');
  });

  it('with the two days on either side of 26 March 2027 reads the level of English for each', () => {
    const answer = answerTo({ visaType: 'spouse', visaStartDate: '2022-04-10' });
    expect(findMessage(answer, 'english_level_between')).toContain(
      'On 13 March 2027 it is level B1. On 10 April 2027 it is level B2',
    );
  });
});

describe('visas of the past', () => {
  it('a grant before 11 January 2018 is assessed by any twelve months of the last five years', () => {
    // 100 days on each side of 25 January 2026.
    const detailedAbsences = [away('2025-10-07', '2026-01-14'), away('2026-02-04', '2026-05-14')];
    const answer = answerTo({ visaStartDate: '2016-02-01', detailedAbsences });
    expect(answer).toMatchObject({ isEligible: false, verdict: 'over_limit', continuousResidenceMet: false });
    expect(answer.cautious?.settlement?.worstTwelveMonths).toMatchObject({ days: 200, limit: 180 });
    expect(findMessage(answer, 'earlier_years_do_not_serve')).toMatch(
      /^You kept the rules for 5 years, from 1 February 2016 .* So these earlier years do not help you\.$/,
    );
  });

  it('a visa that ended in the pandemic of 2020 was extended and its days count, without a question', () => {
    const permissions = [
      { from: '2017-05-02', to: '2020-05-01', visaType: 'skilled_worker' },
      { from: '2020-08-20', to: null },
    ];
    const answer = answerTo({ visaStartDate: '2020-08-20', permissions });
    // Five years from 2 May 2017, 28 days early.
    expect(answer).toMatchObject({
      isEligible: true,
      earliestApplicationDate: '2022-04-04',
      questions: [],
      otherOutcome: null,
    });
    expect(findMessage(answer, 'gap_counts_pandemic')).toContain(
      'The days from 2 May 2020 to 19 August 2020 count.',
    );
  });

  it('long residence continues over a journey between two permissions, and the gap does not count', () => {
    const permissions = [
      { from: '2015-09-01', to: '2024-05-31', visaType: 'student' },
      { from: '2024-09-01', to: null },
    ];
    const detailedAbsences = [away('2024-05-20', '2024-09-10')];
    const answer = answerTo({
      visaType: 'long_residence',
      visaStartDate: '2024-09-01',
      permissions,
      detailedAbsences,
    });
    expect(answer).toMatchObject({ isEligible: true, earliestApplicationDate: '2025-11-04' });
    expect(findMessage(answer, 'gap_spent_abroad')).toBe(
      'You left the UK with permission and came back with a new one. You had no permission from 1 June 2024 to 31 August 2024. These days do not break your residence. But they do not count.',
    );
  });
});

it('one long journey gives the first day of each count, equal to a search through every day', () => {
  const [left, back] = ['2024-05-06', '2024-11-21'];
  const answer = answerTo({ visaStartDate: '2021-05-05', detailedAbsences: [away(left, back)] });
  const byTravelDays = firstDayWithAtMost180(left, back);
  const byHomeOffice = firstDayWithAtMost180(addDays(left, 1), addDays(back, -1));
  expect([answer.suggestedEligibilityDate, answer.isEligible]).toEqual([byHomeOffice, false]);
  expect(answer.cautious?.settlement?.earliestApplicationDate).toBe(byTravelDays);
  expect(answer.travelMargin).toContain('With days of travel the first day is');
});

/**
 * The first day to apply after one long trip: 28 days before the first day C for which no twelve months
 * within [C - 5 years, C - 1] contain more than 180 of its days.
 */
function firstDayWithAtMost180(left: string, back: string): string {
  const last = toDayNumber(back);
  const remaining = (from: string) => last - Math.max(toDayNumber(left), toDayNumber(from)) + 1;
  let counted: string = today;
  while (remaining(addYears(counted, -5)) > 180) counted = addDays(counted, 1);
  return addDays(counted, -28);
}

// CR 1.1: the qualifying years may be counted to the day of the decision.
describe('an early application that is still pending', () => {
  const applied = { visaStartDate: '2021-12-10', awaitingDecisionSince: '2026-10-15' };

  it('is met once the years are complete, by trips and by yearly totals', () => {
    for (const useDetailedAbsences of [true, false]) {
      const absencesPerYear = [2021, 2022, 2023, 2024, 2025, 2026].map((year) => ({ year, days: 0 }));
      const form = { ...applied, useDetailedAbsences, absencesPerYear };
      const answerOn = (day: string) => answerTo(form, day);
      expect(answerOn('2026-12-09')).toMatchObject({ isEligible: false, meetsSettlementPeriod: false });
      expect(answerOn('2026-12-20')).toMatchObject({
        isEligible: true,
        meetsSettlementPeriod: true,
        continuousResidenceMet: true,
        suggestedEligibilityDate: null,
      });
    }
  });
});
