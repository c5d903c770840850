import { ilrCalculationRequest, ilrCalculationResponse, twoFirstDaysOf } from '@settlewise/contract';
import { addDays, addMonths, calculateIlr } from '@settlewise/rules';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../api/queryClient';
import { verdictOf as savedVerdictOf } from '../../../record/assessments/savedResult';
import { aSavedIlrResult, summaryOf } from '../../../testing/savedResults';
import { Toasts } from '../../../ui/toasts/Toasts';
import { showToast } from '../../../ui/toasts/toastStore';
import { ilrParts } from '../share/ilrParts';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { IlrResults } from './IlrResults';
import { NextStep } from './results/NextStep';
import { verdictOf } from './results/verdict';

const today = '2026-11-26';

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Six journeys whose travel days alone bring twelve months over the limit, on the second of two visas. */
const form = ilrCalculationRequest.parse({
  ...{ visaType: 'global_talent', endorsedBy: 'exceptional_promise' },
  ...{ visaStartDate: '2024-09-27', visaExpiryDate: '2028-11-26' },
  permissions: [
    { from: '2021-09-27', to: '2024-08-08', visaType: 'global_talent' },
    { from: '2024-09-27', to: '2028-11-26', appliedInTime: 'yes' },
  ],
  useDetailedAbsences: true,
  detailedAbsences: [12, 10, 8, 6, 4, 2].map((months) => {
    const startDate = addDays(addMonths(today, -months), 10);
    return { startDate, endDate: addDays(startDate, 30) };
  }),
  ...{ hasPassedLifeInUK: true, hasEnglishQualification: true, goodCharacter: true },
  meetsSalaryRequirement: true,
});
const result = ilrCalculationResponse.parse(calculateIlr(form, today));

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <IlrResults form={form} result={result} />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** As the list of saved results says it. */
const summaryOfResult = (answer: typeof result) =>
  savedVerdictOf(
    {
      ...summaryOf(aSavedIlrResult()),
      ...{ isEligible: answer.isEligible, headline: null, calculatedOn: today },
      twoFirstDays: twoFirstDaysOf('ilr', answer),
    },
    today,
  );

const factsOf = (card: HTMLElement) =>
  Array.from(card.querySelectorAll('dl > div')).map((row) => row.textContent);

describe('A result whose two counts come to two answers', () => {
  it('has both numbers side by side wherever it has one', () => {
    show();
    for (const title of ['Worst 12 months', 'Last 12 months']) {
      const card = within(screen.getByRole('region', { name: title }));
      expect(card.getByRole('group', { name: 'With your travel days' }).textContent).toContain(
        '186 of 180 days',
      );
      expect(card.getByRole('group', { name: 'By the Home Office’s count' }).textContent).toContain(
        '174 of 180 days',
      );
    }
  });

  it('has no requirement that is not met, or over the limit, by one of the counts alone', () => {
    show();
    const lines = within(screen.getByRole('region', { name: 'Requirements' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    const [residence, absences] = ['Continuous residence period', 'Absences limit'].map((title) =>
      lines.find((line) => line.includes(title)),
    );
    for (const line of [residence, absences]) {
      expect(line).toContain('Two ways to count, two answers');
      expect(line).not.toMatch(/Not met yet|Over the ILR limit/);
    }
    expect(residence).toContain('With your travel days: ');
    expect(absences).toContain(
      'With your travel days: 186 of 180 days. By the Home Office’s count: 174 of 180 days.',
    );
  });

  it('says which visa a day belongs to, when the person came, and from when the years count', () => {
    show();
    const dates = factsOf(screen.getByRole('region', { name: 'Important dates' }));
    expect(dates).toEqual(
      expect.arrayContaining([
        'Visa startThe visa that you hold now27 Sep 2024',
        'UK entryTaken as the start of your first visa27 Sep 2021',
        expect.stringMatching(/^Years count fromBy the Home Office’s count: 27 Sep 2021/),
        expect.stringMatching(/^Earliest ILR date.*By the Home Office’s count: /),
        expect.stringMatching(/^Projected eligibility.*By the Home Office’s count: /),
      ]),
    );
    expect(ilrParts({ calculator: 'ilr', form, result }).details).toContainEqual({
      name: 'UK entry',
      value: '27 September 2021',
    });
  });

  it('says of no days that they are over the limit without the count by which they are', () => {
    show();
    const said = screen.getByText(/Your absences are over the limit of the route/).textContent;
    expect(said).toMatch(
      /^By the Home Office’s count, .* you can be within the limit\. With your travel days: /,
    );
    expect(screen.queryByText(/The first day you can apply is/)).toBeNull();
  });

  it('names both days with their count, in red, where both are over the limit', () => {
    const over = ilrCalculationRequest.parse({
      ...{ visaType: 'skilled_worker', visaStartDate: '2022-06-01', useDetailedAbsences: true },
      detailedAbsences: [
        { startDate: '2024-03-29', endDate: '2024-06-25' },
        { startDate: '2024-08-01', endDate: '2025-01-12' },
      ],
      ...{ hasPassedLifeInUK: true, hasEnglishQualification: true, goodCharacter: true },
      meetsSalaryRequirement: true,
    });
    const answer = ilrCalculationResponse.parse(calculateIlr(over, today));
    render(
      <MemoryRouter>
        <NextStep result={answer} />
      </MemoryRouter>,
    );
    const [theirs, ours] = [
      answer.homeOffice?.settlement?.earliestApplicationDate ?? '',
      answer.suggestedEligibilityDate ?? '',
    ].map((day) => formatLongDate(day));
    expect(theirs).not.toBe(ours);
    const both = `You may be eligible from ${theirs} by the Home Office’s count, or from ${ours} with your travel days`;
    expect(screen.getByText(both)).toBeTruthy();
    expect(verdictOf(answer)).toMatchObject({ tone: 'over', headline: both });
    expect(ilrParts({ calculator: 'ilr', form: over, result: answer }).verdict.headline).toBe(both);
    expect(summaryOfResult(answer)).toMatchObject({ word: 'Not Currently Eligible', date: both });
    expect(document.body.textContent).toContain('Do not apply before either day:');
  });

  it('is not hidden by the message that it is there; a failure is told where it cannot be overlooked', async () => {
    show();
    const head = screen.getByRole('heading', { name: 'ILR Eligibility Results' }).parentElement;
    const frame = head?.parentElement;
    showToast('Calculation complete', 'Your ILR eligibility has been calculated.');
    // It is drawn once more where the frame makes room for it.
    await waitFor(() =>
      expect(frame?.firstElementChild?.contains(screen.getByText('Calculation complete'))).toBe(true),
    );
    showToast('The file was not made', 'Try again.', 'destructive');
    expect(frame?.contains(await screen.findByText('The file was not made'))).toBe(false);
  });
});
