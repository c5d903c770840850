import { describe, expect, it } from 'vitest';
import { anIlrForm } from '../../../testing/calculatorForms';
import { calculateIlr } from './calculateIlr';

const today = '2026-11-21';
const listCodes = ({ reasons }: { reasons: readonly { code: string }[] }) => reasons.map(({ code }) => code);

describe('a level of English', () => {
  const ancestry = { visaType: 'uk_ancestry', visaStartDate: '2021-06-01' };

  it('that is unknown still has to be shown, and never makes a person eligible', () => {
    const answer = calculateIlr(anIlrForm({ ...ancestry, englishLevel: 'not_sure' }), today);
    expect(answer).toMatchObject({
      isEligible: false,
      verdict: 'eligible',
      earliestApplicationDate: '2026-05-04',
      english: { asked: 'B1', held: null, met: null },
    });
    expect(listCodes(answer)).toContain('english_to_show');
    expect(listCodes(answer)).not.toContain('english_missing');
  });

  it('of B1 does not meet B2, which is required from 26 March 2027, and neither does a yes without a level', () => {
    const later = { visaType: 'uk_ancestry', visaStartDate: '2022-06-01' };
    const b1 = calculateIlr(anIlrForm({ ...later, englishLevel: 'B1' }), today);
    expect(b1).toMatchObject({ englishLanguage: false, english: { asked: 'B2', held: 'B1', met: false } });
    expect(calculateIlr(anIlrForm(later), today).englishLanguage).toBe(false);
    expect(calculateIlr(anIlrForm({ ...later, englishLevel: 'C1' }), today).englishLanguage).toBe(true);
  });

  it('is not required at 65', () => {
    const form = anIlrForm({ ...ancestry, hasEnglishQualification: false, dateOfBirth: '1961-11-21' });
    expect(calculateIlr(form, today)).toMatchObject({ isEligible: true, english: { exempt: 'age' } });
    const younger = { ...form, dateOfBirth: '1961-11-22' };
    expect(calculateIlr(younger, today)).toMatchObject({ isEligible: false, english: { exempt: null } });
  });
});

describe('the other answers', () => {
  it.each([
    ['no English', { hasEnglishQualification: false }, 'english_missing'],
    ['no good character', { goodCharacter: false }, 'good_character_missing'],
    ['the field that carries good character', { hasPassedLifeInUK: false }, 'good_character_missing'],
    ['no salary', { meetsSalaryRequirement: false }, 'financial_requirement_missing'],
    [
      'no employment, without a salary answer',
      { meetsSalaryRequirement: null, isCurrentlyEmployed: false, completedSponsoredPeriod: true },
      'financial_requirement_missing',
    ],
    [
      'no sponsored period, without a salary answer',
      { meetsSalaryRequirement: null, isCurrentlyEmployed: true, completedSponsoredPeriod: false },
      'financial_requirement_missing',
    ],
  ])('%s prevents eligibility, and no later day is named', (_answer, part, code) => {
    const answer = calculateIlr(anIlrForm(part), today);
    expect(answer).toMatchObject({ isEligible: false, suggestedEligibilityDate: null });
    expect(answer.reasons[0]).toMatchObject({ code, standing: 'against' });
  });

  it('the field of good character takes priority over the older field', () => {
    const form = anIlrForm({ hasPassedLifeInUK: false, goodCharacter: true });
    expect(calculateIlr(form, today)).toMatchObject({ isEligible: true, goodCharacter: true });
  });

  it('a missing answer keeps the day by the years', () => {
    const form = anIlrForm({ hasEnglishQualification: false, visaStartDate: '2022-12-01' });
    expect(calculateIlr(form, today)).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: '2027-11-03',
    });
  });

  it('only sponsored visas are asked about employment', () => {
    const answers = { meetsSalaryRequirement: null, isCurrentlyEmployed: false };
    expect(calculateIlr(anIlrForm({ ...answers, visaType: 'uk_ancestry' }), today).isEligible).toBe(true);
    expect(calculateIlr(anIlrForm({ ...answers, visaType: 'tier_2' }), today).isEligible).toBe(false);
  });

  it('a sponsored visa without an answer about money meets the requirement', () => {
    const form = anIlrForm({ meetsSalaryRequirement: null });
    expect(calculateIlr(form, today).financialRequirement).toBe(true);
  });

  it('refugees need neither English nor money', () => {
    const answer = calculateIlr(
      anIlrForm({
        visaType: 'refugee',
        visaStartDate: '2021-12-01',
        hasEnglishQualification: false,
        meetsSalaryRequirement: false,
      }),
      today,
    );
    expect(answer).toMatchObject({ isEligible: true, englishLanguage: true, financialRequirement: true });
    expect(listCodes(answer)).toEqual(expect.arrayContaining(['english_not_asked', 'money_not_asked']));
  });
});
