import {
  ilrCalculationRequest,
  type IlrCalculationRequest,
  ilrCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../api/queryClient';
import { narrowToPhone } from '../../../testing/phone';
import { setField } from '../../../testing/setField';
import { IlrResults } from './IlrResults';

const today = '2026-11-21';

// The page says how long ago sources were read.
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const complete = {
  visaType: 'skilled_worker',
  visaStartDate: '2021-06-01',
  useDetailedAbsences: true,
  detailedAbsences: [{ startDate: '2023-05-12', endDate: '2023-06-22', reason: 'Wedding' }],
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  goodCharacter: true,
  meetsSalaryRequirement: true,
};

/** Shows the result that the engine really gives to a form. */
function showResult(
  part: Partial<Record<keyof IlrCalculationRequest, unknown>> = {},
  onGoBack?: ComponentProps<typeof IlrResults>['onGoBack'],
) {
  const form = ilrCalculationRequest.parse({ ...complete, ...part });
  const result = ilrCalculationResponse.parse(calculateIlr(form, today));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IlrResults
          form={form}
          result={result}
          {...(onGoBack !== undefined && { onGoBack })}
          actions={<button type="button">Start Over</button>}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { result, person: userEvent.setup() };
}

const noDaysIn = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ year: first + index, days: 0 }));

afterEach(cleanup);

const banner = () => within(screen.getByRole('region', { name: 'Your result' }));
const panel = (name: string) => within(screen.getByRole('region', { name, hidden: true }));
const overview = () => panel('Overview');
const requirement = (name: string) =>
  within(overview().getByRole('region', { name: 'Requirements' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent.startsWith(name))?.textContent;
const dates = () =>
  Array.from(overview().getByRole('region', { name: 'Important dates' }).querySelectorAll('dl > div')).map(
    (row) => [row.querySelector('dt')?.firstChild?.textContent, row.querySelector('dd')?.textContent],
  );

describe('The banner of an ILR result', () => {
  it('says that somebody is eligible, with visa type and qualifying years', () => {
    showResult();
    expect(screen.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeTruthy();
    expect(banner().getByText('Eligible for ILR')).toBeTruthy();
    expect(banner().getByText(/your days away are within the limit/)).toBeTruthy();
    expect(banner().getByText('Skilled Worker')).toBeTruthy();
    expect(banner().getByText('5 years')).toBeTruthy();
  });

  it('names the day from which somebody may be eligible, and why not before', () => {
    showResult({ visaStartDate: '2023-06-01' });
    expect(banner().getByText('Not Currently Eligible')).toBeTruthy();
    expect(banner().getByText('You may be eligible from 4 May 2028')).toBeTruthy();
    expect(
      banner().getByText(/Your 5 years count from 1 June 2023. They are complete on 1 June 2028/),
    ).toBeTruthy();
  });

  it('names both first days of a partner, the safe one as such, and so does what to do next', () => {
    showResult({ visaType: 'spouse', visaStartDate: '2022-02-01', detailedAbsences: [] });
    const both = 'You may be eligible from 4 January 2027. The safe day is 1 February 2027';
    expect(banner().getByRole('heading', { name: both })).toBeTruthy();
    expect(banner().getByRole('region', { name: 'Two first days' }).textContent).toMatch(
      /In practice, by GOV.UKYou can apply from 4 January 2027The safe day, by the RulesYou can apply from 1 February 2027/,
    );
    for (const name of ['Overview', 'Next Steps']) {
      expect(panel(name).getByText(both)).toBeTruthy();
      expect(panel(name).getByText(/^Do not apply before 4 January 2027\./)).toBeTruthy();
    }
    // No reason names one of them as the first.
    expect(screen.queryByText(/The first day you can apply is/)).toBeNull();
    cleanup();
    // From the first of both days on, GOV.UK lets them apply.
    showResult({ visaType: 'spouse', visaStartDate: '2021-12-01', detailedAbsences: [] });
    expect(banner().getByText('Two answers')).toBeTruthy();
    expect(banner().getByText('GOV.UK lets you apply now. The safe day is 1 December 2026')).toBeTruthy();
    expect(screen.queryByText(/Do not apply before/)).toBeNull();
  });

  it('says which twelve months stand in the way', () => {
    showResult({ detailedAbsences: [{ startDate: '2024-05-12', endDate: '2024-11-22' }] });
    expect(
      banner().getByText(
        /^193 of 180 days in 12 months\. Over the ILR limit by 13 days\. From 28 April 2029 that no longer counts against you\./,
      ),
    ).toBeTruthy();
    expect(overview().getByRole('region', { name: 'Why this date' }).textContent).toMatch(
      /You have 193 days away in the 12 months.*193 of 180 days · 13 May 2024 to 12 May 2025/,
    );
  });

  it('says which answer stands in the way when time does not', () => {
    showResult({ hasEnglishQualification: false });
    expect(banner().getByText('One requirement is not met yet')).toBeTruthy();
    expect(
      banner().getByText(/By your answer, you do not meet the English language requirement/),
    ).toBeTruthy();
    expect(screen.queryByText(/You may be eligible from/)).toBeNull();
  });

  it('names no day for a visa that leads nowhere, and does not guess for an unknown one', () => {
    showResult({ visaType: 'student' });
    expect(banner().getByText('This visa does not lead to ILR by itself')).toBeTruthy();
    cleanup();
    showResult({ visaType: 'other' });
    expect(banner().getByText('We cannot say yet')).toBeTruthy();
    expect(banner().getByText(/Your visa type does not say which rules apply/)).toBeTruthy();
    expect(banner().getByText('5 years')).toBeTruthy();
  });

  it('counts ten years for long residence', () => {
    showResult({ visaType: 'long_residence', visaStartDate: '2018-01-11', detailedAbsences: [] });
    expect(banner().getByText('10 years')).toBeTruthy();
  });
});

describe('The overview of an ILR result', () => {
  it('ticks off what is met', () => {
    showResult({ goodCharacter: false });
    expect(requirement('Continuous residence period')).toContain('Met');
    expect(requirement('Absences limit')).toContain(
      '40 of 180 days. ILR: 180 in any 12 months. With your travel days: 42.',
    );
    expect(requirement('English language')).toContain('Met');
    expect(requirement('Good character')).toContain('Not met');
    expect(requirement('Financial/employment')).toContain('Met');
  });

  it('says English once beside the date, not as a reason of it, and names the test that is not asked', () => {
    showResult({ visaStartDate: '2023-06-01', englishLevel: 'B1', hasEnglishQualification: true });
    expect(banner().getByText(/By your answers you also need: English at level B2\.$/)).toBeTruthy();
    expect(overview().getByRole('region', { name: 'Why this date' }).textContent).not.toContain('English');
    const next = panel('Next Steps');
    expect(next.getByRole('heading', { name: 'What is not met by your answers', hidden: true })).toBeTruthy();
    expect(next.getByText('English at level B2')).toBeTruthy();
    expect(next.getByText(/^Life in the UK test: not asked here/)).toBeTruthy();
    expect(next.queryByText(/Nothing: you said yes/)).toBeNull();
  });

  it('lists the dates; the entry falls back to the visa start', () => {
    showResult();
    expect(dates()).toEqual([
      ['Visa start', '01 Jun 2021'],
      ['UK entry', '01 Jun 2021'],
      ['Visa expiry', 'Not entered'],
      ['Earliest ILR date', '04 May 2026'],
    ]);
  });

  it('names the end of the visa only where it was typed, and else says what it supposes', () => {
    const notEntered = 'You did not enter when your visa ends';
    showResult({ visaStartDate: '2022-06-01', visaExpiryDate: '2027-06-01' });
    expect(overview().getByText('We suppose that your permission lasts until you apply')).toBeTruthy();
    // Five years last until the first day to apply.
    expect(screen.queryByText(notEntered)).toBeNull();
    cleanup();
    showResult({ visaExpiryDate: '2026-06-01' });
    expect(dates()).toContainEqual(['Visa expiry', 'Not entered']);
    expect(screen.getByText(notEntered)).toBeTruthy();
    expect(screen.getByText(/holds only if your permission goes on until you apply/)).toBeTruthy();
    cleanup();
    showResult({
      visaStartDate: '2022-06-01',
      visaExpiryDate: '2027-06-01',
      detailedAbsences: [{ startDate: '2024-05-12', endDate: '2024-11-22' }],
    });
    expect(screen.getByText(/holds only if your permission goes on until 28 April 2029\./)).toBeTruthy();
    cleanup();
    showResult({
      visaStartDate: '2022-06-01',
      visaExpiryDate: '2027-05-31',
      permissions: [{ from: '2022-06-01', to: '2027-05-31' }],
    });
    expect(dates()).toContainEqual(['Visa expiry', '31 May 2027']);
    expect(screen.queryByText(notEntered)).toBeNull();
  });

  it('leads on a phone as in a wide window to the end of the visa that was not entered', async () => {
    narrowToPhone();
    const steps: number[] = [];
    const { person } = showResult({ visaExpiryDate: '2026-06-01' }, (step) => steps.push(step));
    await person.click(screen.getByRole('button', { name: 'Enter the last day' }));
    expect(steps).toEqual([1]);
  });

  it('says of the projected date which day it is', () => {
    showResult({ visaStartDate: '2023-06-01' });
    expect(dates()).toContainEqual(['Projected eligibility', '04 May 2028']);
    expect(
      overview().getByText('The first day to apply. Your years are complete on 1 June 2028.'),
    ).toBeTruthy();
  });

  it('has N/A for a projected date that nobody can name', () => {
    showResult({ visaType: 'student', entryDate: '2021-07-01' });
    expect(dates()).toEqual([
      ['Visa start', '01 Jun 2021'],
      ['UK entry', '01 Jul 2021'],
      ['Visa expiry', 'Not entered'],
      ['Projected eligibility', 'N/A'],
    ]);
  });

  it('says first why, then what to do next, which leads to the next steps, and folds away the rest', async () => {
    const { person } = showResult({ visaStartDate: '2023-06-01' });
    const [why, next, toKnow, list] = [
      overview().getByRole('heading', { name: 'Why this date' }),
      overview().getByRole('heading', { name: 'What to do next' }),
      overview().getByRole('button', { name: /^Good to know \(\d+\)$/ }),
      overview().getByRole('heading', { name: 'Requirements' }),
    ];
    for (const [one, other] of [
      [why, next],
      [next, toKnow],
      [toKnow, list],
    ] as const)
      expect(one.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // What is not met yet is no alarm.
    expect(overview().getByRole('region', { name: 'Why this date' }).textContent).toContain('Not yet');
    expect(toKnow.getAttribute('aria-expanded')).toBe('false');
    await person.click(overview().getByRole('button', { name: 'Open the next steps' }));
    expect(screen.getByRole('tab', { name: 'Next Steps' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is made by the Home Office’s count, and says beside it what the travel days change', () => {
    // 181 days with both travel days, 179 without: only the cautious count is over.
    showResult({ detailedAbsences: [{ startDate: '2024-05-01', endDate: '2024-10-28' }] });
    expect(banner().getByText('Eligible for ILR')).toBeTruthy();
    expect(banner().getByRole('heading', { name: 'You can apply for ILR now' })).toBeTruthy();
    expect(
      banner().getByText(
        /^The Home Office does not count days of travel\. It counts 179 days in the worst 12 months\. The limit is 180\. There is 1 day left\. With days of travel it is 181 days: keep proof of them\. With days of travel the first day is \d+ \w+ \d{4}\.$/,
      ),
    ).toBeTruthy();
    // Whoever can apply is told of no days to wait.
    expect(document.body.textContent).not.toMatch(/days to wait|Two answers|Not Currently Eligible/);
    expect(panel('Next Steps').getByText('You are eligible to apply for ILR')).toBeTruthy();
    cleanup();
    showResult();
    expect(banner().queryByText(/With your travel days/)).toBeNull();
  });

  it.each([
    ['trips', {}, /^The date moves from/],
    [
      'yearly totals',
      { useDetailedAbsences: false, absencesPerYear: noDaysIn(2021, 2026) },
      /^The date moves from/,
    ],
  ])('moves the verdict when a trip is tried, with %s', async (_, form, moved) => {
    const { person } = showResult(form);
    setField(screen.getByRole('textbox', { name: 'Leave the UK' }), '1/2/2026');
    setField(screen.getByRole('textbox', { name: 'Come back' }), '30/9/2026');
    await person.click(screen.getByRole('button', { name: 'Try this trip' }));
    expect(await screen.findByText(moved)).toBeTruthy();
  });

  it('shows no picture of trips where only totals are known', () => {
    showResult({ useDetailedAbsences: false, absencesPerYear: [{ year: 2025, days: 190 }] });
    expect(screen.queryByRole('heading', { name: 'Your days away' })).toBeNull();
    expect(
      overview().getByRole('meter', { name: 'Days away in the busiest year' }).getAttribute('aria-valuetext'),
    ).toBe('190 of 180 days, 106%. Over the ILR limit by 10 days.');
  });
});

describe('The absences of an ILR result', () => {
  const withTotal = (perYear: number) =>
    showResult({
      visaStartDate: '2021-01-01',
      useDetailedAbsences: false,
      absencesPerYear: [2022, 2023, 2024, 2025].map((year) => ({ year, days: perYear })),
    });
  const bar = () => panel('Absences').getByRole('meter', { name: 'Total days away', hidden: true });

  it.each([
    [150, '67%', 'within'],
    [168, '75%', 'within'],
    [170, '76%', 'soon'],
  ])('are four years of %i days: %s of 900', (perYear, percent, level) => {
    withTotal(perYear);
    expect(bar().getAttribute('aria-valuetext')).toContain(percent);
    expect(bar().getAttribute('data-colour')).toBe(level);
    // Five times 180 is no limit of its own: nobody is within it.
    expect(bar().getAttribute('aria-valuetext')).not.toMatch(/Within|Close to|left/);
    expect(bar().getAttribute('aria-valuetext')).toContain('180 days in any 12 months');
    // No colour without its words.
    expect(bar().getAttribute('aria-valuetext')?.includes('Over 75% of 900 days')).toBe(level === 'soon');
  });

  it('are no alarm above 95 % of a total that decides nothing', () => {
    showResult({
      visaStartDate: '2021-01-01',
      useDetailedAbsences: false,
      absencesPerYear: [2022, 2023, 2024, 2025, 2026].map((year) => ({ year, days: 175 })),
    });
    expect(bar().getAttribute('aria-valuetext')).toContain('97%');
    expect(bar().getAttribute('data-colour')).toBe('soon');
  });

  it('are broken down by year, a year over 180 marked in words', () => {
    showResult({ detailedAbsences: [{ startDate: '2024-05-12', endDate: '2024-11-22' }] });
    const absences = panel('Absences');
    const row = absences.getByRole('row', { name: /^2024/, hidden: true });
    expect(row.textContent).toContain('Over the ILR limit');
    expect(absences.getByText('Discretion may apply')).toBeTruthy();
    expect(absences.getByText(/The reasons stand in CR 3\.4/)).toBeTruthy();
  });

  it('say which days they count and what counts: days before the entry, and no trip before the visa', () => {
    showResult({
      visaStartDate: '2023-03-15',
      entryDate: '2023-04-10',
      detailedAbsences: [
        { startDate: '2022-04-01', endDate: '2022-05-20' },
        { startDate: '2023-08-01', endDate: '2023-08-20' },
      ],
    });
    const words =
      'The days from the start of your visa to your entry on 10 April 2023 count as days away. Days away before 15 March 2023 do not count.';
    const rowsOf = (region: HTMLElement) =>
      [...region.querySelectorAll('tr')].map((row) =>
        [...row.querySelectorAll('th, td')]
          .slice(0, 2)
          .map((cell) => cell.textContent.trim())
          .join(' '),
      );
    const breakdown = panel('Absences').getByRole('region', { name: 'Yearly breakdown', hidden: true });
    const pictures = overview().getByRole('region', { name: 'Your days away', hidden: true });
    expect(rowsOf(breakdown)).toEqual(
      expect.arrayContaining(['Year Days away, with travel days', '2023 46']),
    );
    expect(rowsOf(pictures)).toEqual(expect.arrayContaining(['2022 0', '2023 44']));
    for (const told of [breakdown, pictures]) expect(told.textContent).toContain(words);
    expect(pictures.textContent).toContain('15 Mar 2023 to 09 Apr 2023');
  });

  it('name the same years as “complete on” does, where too many days away moved them', () => {
    showResult({
      visaStartDate: '2022-06-01',
      detailedAbsences: [{ startDate: '2023-05-12', endDate: '2024-01-22' }],
    });
    const whole = document.body.textContent;
    const from = /counted from (\d+ \w+ \d{4})/.exec(whole)?.[1] ?? '';
    expect(from).toMatch(/2023|2024/);
    expect(whole).toContain(`Your qualifying years now count from ${from}.`);
    const inPicture = /qualifying years: (\d+ \w+ \d{4})/i.exec(
      overview().getByRole('region', { name: 'Your days away', hidden: true }).textContent,
    )?.[1];
    expect(new Date(inPicture ?? '')).toEqual(new Date(from));
    // Until then nobody is told that the visa itself began anew.
    expect(whole).toContain('one without a gap since 1 June 2022.');
  });

  it('have no limit where the route sets none', () => {
    showResult({ visaType: 'spouse' });
    expect(panel('Absences').getByText(/This route sets no limit on days away/)).toBeTruthy();
    expect(panel('Absences').queryByRole('meter', { hidden: true })).toBeNull();
    expect(panel('Absences').queryByText('Discretion may apply')).toBeNull();
  });
});

describe('The next steps of an ILR result', () => {
  it.each([
    ['eligible', {}, 'You are eligible to apply for ILR'],
    ['eligible later', { visaStartDate: '2023-06-01' }, 'You may be eligible from 4 May 2028'],
    ['not eligible', { goodCharacter: false }, 'You do not meet the requirements at present'],
  ])('say that somebody is %s', (_, form, message) => {
    showResult(form);
    expect(panel('Next Steps').getByText(message)).toBeTruthy();
  });

  it('open into papers, costs and official guidance', async () => {
    const { person } = showResult();
    await person.click(screen.getByRole('tab', { name: 'Next Steps' }));
    const titles = ['Preparing your application', 'Costs', 'Official government guidance'];
    for (const title of titles) {
      const accordion = screen.getByRole('button', { name: title });
      expect(accordion.getAttribute('aria-expanded')).toBe('false');
      await person.click(accordion);
      expect(accordion.getAttribute('aria-expanded')).toBe('true');
    }
    for (const paper of ['Passport and eVisa', 'Proof of residence, if asked', 'Travel evidence'])
      expect(screen.getByText(paper)).toBeTruthy();
    for (const certificate of ['English certificate, if asked', 'Life in the UK certificate'])
      expect(screen.getByText(certificate)).toBeTruthy();
    expect(screen.getByText('£3,226')).toBeTruthy();
    expect(screen.getByText('+£500')).toBeTruthy();
    expect(screen.getByText('+£1,000')).toBeTruthy();
    expect(screen.getByText('None for ILR')).toBeTruthy();
    expect(
      screen.getByText(/last read on 26 August 2026\. A later edition .* check before you pay/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Indefinite leave to remain \(/ }).getAttribute('href')).toBe(
      'https://www.gov.uk/indefinite-leave-to-remain',
    );
  });

  it('name no fee for refugees', () => {
    showResult({ visaType: 'refugee' });
    expect(panel('Next Steps').getByText('No fee')).toBeTruthy();
  });
});

it('An ILR result ends with its day, its version and its rules', () => {
  const { result } = showResult();
  expect(result.calculationVersion).toBe('3.0');
  expect(
    screen.getByText(
      /Calculated on 21 November 2026 · Version 3\.0 · By rules .* · Rules read on 6 December 2025, news to 6 October 2026/,
    ),
  ).toBeTruthy();
});
