import { describe, expect, it } from 'vitest';
import { aCitizenshipForm } from '../../../testing/calculatorForms';
import { calculateCitizenship } from './calculateCitizenship';
import type { CitizenshipForm } from './citizenshipForm';

const today = '2026-11-21';
const answerTo = (part: Partial<CitizenshipForm>, on = today) =>
  calculateCitizenship(aCitizenshipForm(part), on);
const suggested = ({ suggestions }: { suggestions: readonly { code: string }[] }) =>
  suggestions.map(({ code }) => code);
const findReason = (answer: ReturnType<typeof answerTo>, code: string) =>
  answer.reasons.find((reason) => reason.code === code);

describe('exemptions', () => {
  it.each([
    ['1961-11-21', true],
    ['1961-11-22', false],
  ])('born on %s, a person of 65 is exempt from English and the test: %s', (dateOfBirth, exempt) => {
    const answer = answerTo({ englishLanguage: false, lifeInUK: false, dateOfBirth });
    expect(answer.isEligible).toBe(exempt);
    expect(suggested(answer)).toEqual(exempt ? [] : ['english', 'life_in_uk']);
    expect(findReason(answer, 'english_and_test_not_asked') !== undefined).toBe(exempt);
  });

  it('the suggestions mention the exemption if the birth date is unknown', () => {
    const { suggestions } = answerTo({ englishLanguage: false, lifeInUK: false });
    suggestions.forEach(({ message }) => expect(message).toContain('if you are 65 or over'));
  });

  it('a level below B1 is not enough despite a ticked box, and a higher level is enough without one', () => {
    expect(answerTo({ englishLevel: 'A2' })).toMatchObject({ englishLanguage: false, isEligible: false });
    expect(answerTo({ englishLevel: 'A2' }).suggestions[0]?.message).toContain(
      'You need English at level B1 or higher on 21 November 2026. You have level A2.',
    );
    expect(answerTo({ englishLevel: 'C1', englishLanguage: false })).toMatchObject({ isEligible: true });
    expect(answerTo({ englishLevel: 'exempt', englishLanguage: false }).isEligible).toBe(true);
  });

  it('a spouse is not asked for the intention to stay', () => {
    const answer = answerTo({ isSpouseRoute: true, intendsToContinueResiding: false });
    expect(answer).toMatchObject({ isEligible: true, meetsOtherRequirements: true, intentionAsked: false });
    expect(suggested(answer)).toEqual([]);
    expect(findReason(answer, 'intention_not_asked')?.source.title).toContain('Schedule 1');
  });

  it.each(['irish', 'right_of_abode'])('%s need no settlement, and no time with it', (statusType) => {
    const answer = answerTo({ statusType, settlementDate: undefined, settlementStatus12Months: false });
    expect(answer).toMatchObject({
      isEligible: true,
      settlementDate: null,
      settledLongEnoughFrom: null,
      requiredSettlementWaitYears: 0,
      requiredSettlementDays: 0,
    });
  });

  it('a person under 18 on the planned day cannot naturalise, and is shown registration', () => {
    const answer = answerTo({ dateOfBirth: '2009-02-01' });
    expect(answer).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: '2027-02-01',
      headline: { code: 'under_18' },
    });
    expect(suggested(answer)).toEqual(['under_18']);
  });
});
