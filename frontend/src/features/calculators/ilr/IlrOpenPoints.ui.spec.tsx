import {
  ilrCalculationRequest,
  type IlrCalculationRequest,
  ilrCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Step } from '../wizard/steps';
import { createQueryClient } from '../../../api/queryClient';
import { setField } from '../../../testing/setField';
import type { AnsweredQuestion } from './draft/answeredQuestion';
import { IlrResults } from './IlrResults';

const today = '2026-11-23';

const entered2021 = {
  visaType: 'skilled_worker',
  visaStartDate: '2024-07-30',
  useDetailedAbsences: true,
  detailedAbsences: [],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  goodCharacter: true,
  meetsSalaryRequirement: true,
};
const withGap = (appliedInTime?: string) => ({
  permissions: [
    { from: '2021-05-15', to: '2024-05-14' },
    { from: '2024-07-30', to: '2027-07-29', ...(appliedInTime !== undefined && { appliedInTime }) },
  ],
});

/** Shows the result that the engine really gives to a form. */
function showResult(part: Partial<Record<keyof IlrCalculationRequest, unknown>> = {}) {
  const form = ilrCalculationRequest.parse({ ...entered2021, ...part });
  const result = ilrCalculationResponse.parse(calculateIlr(form, today));
  const answered: AnsweredQuestion[] = [];
  const wentBackTo: Step[] = [];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IlrResults
          form={form}
          result={result}
          onAnswer={(answer) => answered.push(answer)}
          onGoBack={(step) => wentBackTo.push(step)}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { result, answered, wentBackTo, person: userEvent.setup() };
}

afterEach(cleanup);

const banner = () => within(screen.getByRole('region', { name: 'Your result' }));

describe('Days between two visas of a Skilled Worker who came on 15 May 2021', () => {
  it('show both dates and one question, to be answered right there', async () => {
    const { answered, person } = showResult(withGap());
    const open = within(screen.getByRole('region', { name: 'One question decides your date' }));
    expect(open.getByText('you can apply (the first day was 17 April 2026)')).toBeTruthy();
    expect(open.getByText('you can apply from 2 July 2029')).toBeTruthy();
    expect(screen.queryByText('You can apply for ILR now')).toBeNull();
    await person.click(open.getByRole('button', { name: 'Yes, in time' }));
    expect(answered).toEqual([{ code: 'applied_in_time', permission: 1, answer: 'yes' }]);
  });

  it('do not count against who applied in time, and nothing is asked any more', () => {
    showResult(withGap('yes'));
    expect(banner().getByText('You can apply for ILR now')).toBeTruthy();
    expect(banner().getByText(/The first day was 17 April 2026/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'One question decides your date' })).toBeNull();
  });

  it('start the years again for who did not', () => {
    showResult(withGap('no'));
    expect(banner().getByText('You may be eligible from 2 July 2029')).toBeTruthy();
    expect(
      screen.getByText(/5 years have passed, but days without permission that counts break them/),
    ).toBeTruthy();
    expect(screen.getByText(/counted from 30 July 2024/)).toBeTruthy();
  });

  it('show both dates to who is not sure', () => {
    showResult(withGap('not_sure'));
    expect(screen.getByRole('region', { name: 'One question decides your date' })).toBeTruthy();
  });
});

describe('A result that rests on too little', () => {
  it('says that we cannot say yet, names the years and leads back to them', async () => {
    const { person, wentBackTo } = showResult({
      visaType: 'long_residence',
      visaStartDate: '2014-01-01',
      useDetailedAbsences: false,
      absencesPerYear: [2022, 2023, 2024, 2025, 2026].map((year) => ({ year, days: 0 })),
    });
    expect(banner().getByText('We cannot say yet')).toBeTruthy();
    expect(screen.getByText('Enter your days away in 2019. Enter 0 if you were not away.')).toBeTruthy();
    expect(
      screen.queryByText(/You can apply (?:for ILR )?(?:now|from)|the first day was|be eligible from/),
    ).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Go back to your absences' }));
    expect(wentBackTo).toEqual([2]);
  });
});

describe('What stands beside the date', () => {
  it('is English that nobody knows yet, and the date stays', () => {
    showResult({ visaType: 'uk_ancestry', visaStartDate: '2021-06-01', englishLevel: 'not_sure' });
    expect(banner().getByText(/By years and days away, you can apply: the first day was/)).toBeTruthy();
    expect(banner().getByText(/You still need to show English at level B1/)).toBeTruthy();
  });

  it('is what holds for who has applied and waits', () => {
    showResult({ visaStartDate: '2021-06-01', awaitingDecisionSince: '2026-11-10' });
    expect(banner().getByText(/For an application made on 10 November 2026/)).toBeTruthy();
    expect(screen.getByText(/your application is withdrawn/)).toBeTruthy();
    expect(screen.queryByText('You can apply for ILR now')).toBeNull();
  });

  it('is what holds while an extension has no decision, and that ILR varies it', () => {
    showResult({
      visaStartDate: '2021-06-01',
      permissions: [{ from: '2021-06-01', to: '2026-10-31' }],
      extensionAppliedOn: '2026-10-15',
    });
    expect(screen.getByText('While you wait for the decision on your extension')).toBeTruthy();
    expect(screen.getByText(/you still have permission on the same conditions/)).toBeTruthy();
    expect(screen.getByText(/varies.*Do not withdraw the extension first/)).toBeTruthy();
    expect(screen.getByText(/you withdraw your application/)).toBeTruthy();
    expect(
      screen.getAllByText('You can apply for ILR before the decision on your extension').length,
    ).toBeGreaterThan(0);
  });

  it('is the announced change, only for who asks, and marked', async () => {
    const { person } = showResult({ visaStartDate: '2021-06-01' });
    expect(screen.queryByText('Announced, not the law')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'If the announced changes became law' }));
    expect(screen.getByText('Announced, not the law')).toBeTruthy();
    expect(screen.getByText(/Skilled Worker: the proposal names 10 years/)).toBeTruthy();
  });

  it('is the day before a trip that would end it', async () => {
    const { person } = showResult({ visaStartDate: '2021-06-01' });
    setField(screen.getByRole('textbox', { name: 'Leave the UK' }), '1/12/2026');
    setField(screen.getByRole('textbox', { name: 'Come back' }), '30/9/2027');
    await person.click(screen.getByRole('button', { name: 'Try this trip' }));
    expect(
      await screen.findByText(/^Apply before you leave on 1 December 2026\. After it, not before/),
    ).toBeTruthy();
  });
});

const goodToKnow = async (person: ReturnType<typeof showResult>['person']) =>
  person.click(screen.getByRole('button', { name: /^Good to know/ }));

describe('Protection', () => {
  const refugee = (from: string, part = {}) =>
    showResult({ visaType: 'refugee', visaStartDate: from, ...part });

  it('can be turned into settlement now, in the last 28 days', async () => {
    const { person } = refugee('2021-12-03');
    expect(banner().getByText('You can apply for ILR now')).toBeTruthy();
    expect(banner().getByText(/The first day was 5 November 2026/)).toBeTruthy();
    await goodToKnow(person);
    expect(screen.getByText(/On the day after, you have no permission\./)).toBeTruthy();
  });

  it('that is over leads back to the visa', async () => {
    const { person, wentBackTo } = refugee('2020-11-23');
    expect(banner().getByText('By what you gave, your permission has ended')).toBeTruthy();
    expect(screen.queryByText(/You can apply for ILR now|Eligible for ILR/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Go back to your visa' }));
    expect(wentBackTo).toEqual([1]);
  });

  it('granted since 2 March 2026 asks for the day of the claim, and takes no later one as safe', async () => {
    const { answered, person } = refugee('2026-10-24');
    const open = within(screen.getByRole('region', { name: 'One question decides your date' }));
    const outcomes = open
      .getAllByText(/^If you claimed/, { selector: 'span' })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(outcomes).toEqual([
      'If you claimed on or after 2 March 2026: we cannot name a date',
      'If you claimed before 2 March 2026: you can apply from 26 September 2031',
    ]);
    expect(banner().queryByText(/take the later one as yours/)).toBeNull();
    const use = open.getByRole('button', { name: 'Use this day' });
    await person.click(use);
    expect(open.getByText('Enter the day you claimed protection')).toBeTruthy();
    expect(answered).toEqual([]);
    await person.type(open.getByRole('textbox', { name: 'Day you claimed protection' }), '24/10/2026');
    await person.click(use);
    expect(answered).toEqual([{ code: 'claimed_on', answer: '2026-10-24' }]);
  });

  it('claimed since then has no date, and says whom to ask', () => {
    refugee('2026-10-24', { claimedOn: '2026-10-24' });
    expect(banner().getByText('We cannot say when you can apply')).toBeTruthy();
    expect(screen.getAllByText(/Immigration Advice Authority, formerly OISC/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/26 September 2031/)).toBeNull();
  });
});

describe('Global Talent held since 10 January 2024', () => {
  const talent = { visaType: 'global_talent', visaStartDate: '2024-01-10' };

  it('has two days until it is said who endorsed, to be answered right there', async () => {
    const { answered, person } = showResult(talent);
    const open = within(screen.getByRole('region', { name: 'One question decides your date' }));
    expect(open.getByText('you can apply from 13 December 2026')).toBeTruthy();
    expect(open.getByText('you can apply from 13 December 2028')).toBeTruthy();
    expect(open.queryByRole('button', { name: 'Not sure' })).toBeNull();
    await person.click(open.getByRole('button', { name: 'Another body, exceptional promise' }));
    expect(answered).toEqual([{ code: 'endorsed_by', answer: 'exceptional_promise' }]);
  });

  it.each([
    ['science_body', '13 December 2026'],
    ['prize', '13 December 2026'],
    ['exceptional_talent', '13 December 2026'],
    ['exceptional_promise', '13 December 2028'],
  ])('has one day with %s', (endorsedBy, day) => {
    showResult({ ...talent, endorsedBy });
    expect(banner().getByText(`You may be eligible from ${day}`)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'One question decides your date' })).toBeNull();
  });
});

describe('The two first days of a partner', () => {
  const datesCard = () => screen.getByRole('region', { name: 'Important dates' }).textContent;

  it('are among the dates and the reasons, the safe one as such', async () => {
    const { person } = showResult({ visaType: 'spouse', visaStartDate: '2024-10-14' });
    expect(datesCard()).toContain('First day in practiceGOV.UK names it: 28 days before16 Sep 2029');
    expect(datesCard()).toContain('The safe day, by the letter of the Rules');
    await goodToKnow(person);
    expect(
      screen.getByText(/GOV\.UK lets you apply from 16 September 2029\..* The safe day is 14 October 2029\./),
    ).toBeTruthy();
  });

  it('say which level of English each of them asks for', () => {
    showResult({ visaType: 'spouse', visaStartDate: '2022-04-10' });
    expect(datesCard()).toContain('English at B1 is asked on 13 March 2027, and at B2 on 10 April 2027');
  });
});

it('Five good years of long ago are named as a reason that does not help', () => {
  showResult({
    visaStartDate: '2016-02-01',
    detailedAbsences: [
      { startDate: '2025-10-07', endDate: '2026-01-14' },
      { startDate: '2026-02-04', endDate: '2026-05-14' },
    ],
  });
  expect(banner().getByText('Not Currently Eligible')).toBeTruthy();
  expect(banner().getByText(/196 of 180 days in 12 months\. Over the ILR limit by 16 days\./)).toBeTruthy();
  expect(screen.getAllByText(/So these earlier years do not help you/).length).toBeGreaterThan(0);
  expect(screen.queryByText('You can apply for ILR now')).toBeNull();
});
