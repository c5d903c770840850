import { screen, within } from '@testing-library/react';
import type { UserProfileResponse } from '@settlewise/contract/onboarding';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { amina, untouchedProfile as untouched } from '../../testing/builders';
import { serverInMemory } from '../../testing/serverInMemory';
import { openPage } from '../../testing/openPage';
import { answersOf, type OnboardingAnswers } from './answers';
import { firstStepNotDone, stepsPassed } from './firstStepNotDone';
import { checkedOn, steps } from './steps';

const today: CivilDate = '2026-11-21';
const named = { ...untouched, fullName: 'Amina Khan', nationality: 'Indian' };
const withVisa = { ...named, visaType: 'skilled_worker', visaStartDate: '2022-05-04' } as const;

describe('The step in which somebody goes on', () => {
  it.each([
    ['the first, where nothing is saved', untouched, 1],
    ['the visa, once somebody is named', named, 2],
    ['the settlement, once the visa is known', withVisa, 3],
    ['the relationship, once somebody has ILR', { ...withVisa, hasILR: true }, 4],
    ['the intentions, past a step that was left empty', { ...withVisa, maritalStatus: 'single' }, 5],
    ['the visa, where only later steps were answered', { ...named, englishLevel: 'B1' }, 2],
    ['the beginning, once each is done', { ...withVisa, englishLevel: 'B1' }, 1],
  ] as const)('is %s', (_, saved, step) => {
    expect(firstStepNotDone(steps, answersOf(saved as UserProfileResponse))).toBe(step);
  });
});

describe('The steps that are passed', () => {
  it.each([
    ['nothing is saved', untouched, 0],
    ['the visa is not', named, 1],
    ['all that everybody is asked for is', withVisa, 6],
  ] as const)('follow what is saved, where %s', (_, saved, passed) => {
    expect(stepsPassed(steps, answersOf(saved))).toBe(passed);
  });

  it('have ticks in the place of their numbers, and a bar, where the last step is opened', async () => {
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: { ...amina, onboarding: 'open' } }),
      'GET /api/user/profile': () => ({ status: 200, body: named }),
    });
    openPage('/onboarding/6');
    await screen.findByRole('heading', { level: 2, name: 'Eligibility Evidence' });
    expect(screen.getByText('33%')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 6 of 6, 33%');
    const all = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button');
    expect(all.map(({ textContent }) => textContent)).toEqual(['', '2', '3', '4', '5', '6']);
  });
});

describe('The visa step', () => {
  const questionIn = async (visaType: NonNullable<UserProfileResponse['visaType']>, label: string) => {
    serverInMemory({
      'GET /api/user': () => ({ status: 200, body: { ...amina, onboarding: 'open' } }),
      'GET /api/user/profile': () => ({ status: 200, body: { ...withVisa, visaType } }),
    });
    openPage('/onboarding/2');
    await screen.findByRole('heading', { level: 2, name: 'Visa Information' });
    return screen.queryByLabelText(new RegExp(`^${label}`));
  };

  it.each([
    ['global_talent', 'Who endorsed you', true],
    ['private_life', 'How old were you', true],
    ['skilled_worker', 'Who endorsed you', false],
    ['armed_forces', 'Medical discharge because of service', true],
    ['skilled_worker', 'Medical discharge because of service', false],
  ] as const)('asks what decides on the years: %s, %s', async (visaType, label, asked) => {
    expect((await questionIn(visaType, label)) !== null).toBe(asked);
  });

  it('forgets the answer for a visa that asks for none', () => {
    const [, visaStep] = steps;
    if (visaStep === undefined) throw new Error('There is no such step');
    const saved = answersOf({ ...withVisa, visaType: 'global_talent', endorsedBy: 'science_body' });
    const read = (visaType: string) =>
      checkedOn(today, visaStep, saved).safeParse({ ...saved, visaType }).data?.endorsedBy;
    expect([read('global_talent'), read('skilled_worker')]).toEqual(['science_body', null]);
  });
});

describe('The form of a step', () => {
  const saved = answersOf({ ...withVisa, hasILR: true });
  const [personal, visa, settlement, relationship] = steps;
  const read = (step: (typeof steps)[number] | undefined, typed: Partial<OnboardingAnswers>) => {
    if (step === undefined) throw new Error('There is no such step');
    return checkedOn(today, step, saved).safeParse({ ...saved, ...typed });
  };
  const issues = (step: (typeof steps)[number] | undefined, typed: Partial<OnboardingAnswers>) =>
    read(step, typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it.each([
    [personal, 'dateOfBirth'],
    [visa, 'visaStartDate'],
    [visa, 'ukEntryDate'],
    [visa, 'visaExpiryDate'],
    [visa, 'brpExpiryDate'],
    [settlement, 'settlementDate'],
    [settlement, 'ilrGrantDate'],
  ] as const)('refuses a date that is none or lies before 1900: %#', (step, field) => {
    for (const typed of ['31/2/2020', '1899-12-31', 'soon'])
      expect(issues(step, { [field]: typed }).map(([name]) => name)).toEqual([field]);
    expect(issues(step, { [field]: '2020-02-28' })).toEqual([]);
  });

  it.each([
    [personal, 'dateOfBirth', 'Date of birth cannot be in the future'],
    [visa, 'visaStartDate', 'Visa start date cannot be in the future'],
    [visa, 'ukEntryDate', 'Entry date cannot be in the future'],
    [settlement, 'ilrGrantDate', 'ILR grant date cannot be in the future'],
    [steps[5], 'lifeInUKPassedOn', 'The day you passed the test cannot be in the future'],
  ] as const)('refuses a day that lies ahead: %#', (step, field, message) => {
    const passed = { lifeInUKPassed: 'yes' } as const;
    expect(issues(step, { ...passed, [field]: addDays(today, 1) })).toEqual([[field, message]]);
    expect(issues(step, { ...passed, [field]: today })).toEqual([]);
  });

  it.each([
    [visa, 'visaExpiryDate'],
    [visa, 'brpExpiryDate'],
    [settlement, 'settlementDate'],
  ] as const)('takes a day that may lie ahead: %#', (step, field) => {
    expect(read(step, { [field]: '2199-12-31' }).data).toMatchObject({ [field]: '2199-12-31' });
  });

  it('says no of a British partner for whoever has none', () => {
    const spouse = (maritalStatus: string) =>
      read(relationship, { maritalStatus, marriedToBritishCitizen: 'yes' }).data?.marriedToBritishCitizen;
    expect(['married', 'civil_partnership'].map(spouse)).toEqual([true, true]);
    expect(['single', 'divorced', 'separated', 'widowed', ''].map(spouse)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });
});
