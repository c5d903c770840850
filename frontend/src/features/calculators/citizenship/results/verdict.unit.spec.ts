import {
  type CitizenshipCalculationRequest,
  citizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import { describe, expect, it } from 'vitest';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { aForm, calculatedOn } from '../testing/aForm';
import { verdictOf } from './verdict';

const resultOf = (part: Partial<CitizenshipCalculationRequest>) =>
  citizenshipCalculationResponse.parse(calculateCitizenship(aForm(part), calculatedOn));
const trip = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('The verdict of a citizenship result', () => {
  it.each([
    ['a day to come', {}, ['within', 'Eligible', 'You can apply for British citizenship on 1 December 2026']],
    [
      'today, as a record says it: the first day may have come before',
      { applicationDate: calculatedOn },
      ['within', 'Eligible', 'You can apply for British citizenship now'],
    ],
    [
      'a day that is past',
      { applicationDate: '2026-11-20' },
      [
        'within',
        'Eligible on that day',
        'For an application made on 20 November 2026: every requirement was met',
      ],
    ],
    [
      'the day to wait for, where settlement is too young',
      { settlementDate: '2026-03-04' },
      ['soon', 'Not Currently Eligible', 'You may be eligible from 4 March 2027'],
    ],
    [
      'an earlier day, where journeys before the planned one are in the way',
      {
        applicationDate: '2027-12-01',
        useDetailedAbsences: true,
        absenceRecords: [trip('2027-02-01', '2027-06-30')],
      },
      ['over', 'Not Currently Eligible', 'You may be eligible on 21 November 2026, before the day you plan'],
    ],
    [
      'no day, where a tick of good character is missing',
      { goodCharacter: false },
      ['soon', 'Not Currently Eligible', 'You do not meet every requirement yet'],
    ],
    [
      'what is still to be shown of English and the test',
      { englishLanguage: false, lifeInUK: false },
      [
        'soon',
        'Not Currently Eligible',
        'Time and days away are right on 1 December 2026. Still to show: English at level B1 or higher, Life in the UK test passed',
      ],
    ],
  ] as const)('names %s', (_, part, [tone, status, headline]) => {
    expect(verdictOf(resultOf(part as Partial<CitizenshipCalculationRequest>))).toMatchObject({
      tone,
      status,
      headline,
    });
  });

  it('names no day after an arrival without permission, and what stands in the way', () => {
    const { headline, why } = verdictOf(resultOf({ arrivedWithoutPermission: 'yes' }));
    expect(headline).toContain('normally refuses');
    expect(why).not.toMatch(/eligible from/);
    expect(why).toContain('What stands in the way on 1 December 2026: how you came to the UK.');
  });

  it('names one day, in red, where the Home Office’s count is over', () => {
    const result = resultOf({
      useDetailedAbsences: true,
      absenceRecords: [trip('2026-02-03', '2026-09-02')],
    });
    expect(verdictOf(result)).toMatchObject({
      tone: 'over',
      status: 'Not Currently Eligible',
      headline: `You may be eligible from ${formatLongDate(result.suggestedEligibilityDate ?? '')}`,
    });
    expect(result.travelMargin).toContain('With days of travel');
  });

  it('lets nobody wait whose days away are too many with the travel days alone', () => {
    const result = resultOf({
      useDetailedAbsences: true,
      absenceRecords: [trip('2026-03-01', '2026-05-31')],
    });
    expect(verdictOf(result)).toMatchObject({ tone: 'within', status: 'Eligible' });
    expect(result.travelMargin).toContain('With days of travel it is 92 days: keep proof of them.');
  });
});
