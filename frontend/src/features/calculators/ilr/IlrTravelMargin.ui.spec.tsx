import {
  ilrCalculationRequest,
  ilrCalculationResponse,
  isRed,
  twoFirstDaysOf,
} from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { addDays, addMonths } from '@settlewise/rules/calendar';
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
  visaType: 'global_talent',
  endorsedBy: 'exceptional_promise',
  visaStartDate: '2024-09-27',
  visaExpiryDate: '2028-11-26',
  permissions: [
    { from: '2021-09-27', to: '2024-08-08', visaType: 'global_talent' },
    { from: '2024-09-27', to: '2028-11-26', appliedInTime: 'yes' },
  ],
  useDetailedAbsences: true,
  detailedAbsences: [12, 10, 8, 6, 4, 2].map((months) => {
    const startDate = addDays(addMonths(today, -months), 10);
    return { startDate, endDate: addDays(startDate, 30) };
  }),
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  goodCharacter: true,
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
      isEligible: answer.isEligible,
      headline: null,
      calculatedOn: today,
      suggestedEligibilityDate: answer.suggestedEligibilityDate,
      isRed: isRed('ilr', answer),
      twoFirstDays: twoFirstDaysOf('ilr', answer),
    },
    today,
  );

const factsOf = (card: HTMLElement) =>
  Array.from(card.querySelectorAll('dl > div')).map((row) => row.textContent);

describe('A result that is within the limit without its travel days alone', () => {
  it('has the Home Office’s number wherever it has one, with the travel days as a margin', () => {
    show();
    for (const title of ['Worst 12 months', 'Last 12 months']) {
      const card = screen.getByRole('region', { name: title });
      expect(within(card).getByRole('meter').getAttribute('aria-valuetext')).toMatch(
        /^174 of 180 days, 97%\. Close to the ILR limit/,
      );
      expect(card.textContent).toContain('With your travel days: 186 of 180. Keep proof of them.');
    }
    expect(document.querySelector('[data-level="over"], [data-colour="over"]')).toBeNull();
  });

  it('meets the requirements', () => {
    show();
    const lines = within(screen.getByRole('region', { name: 'Requirements' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(lines).toContainEqual(expect.stringMatching(/Continuous residence periodMet/));
    expect(lines).toContainEqual(
      expect.stringContaining('Absences limitMet174 of 180 days. ILR: 180 in any 12 months.'),
    );
  });

  it('says which visa a day belongs to, when the person came, and from when the years count', () => {
    show();
    const dates = factsOf(screen.getByRole('region', { name: 'Important dates' }));
    expect(dates).toEqual([
      'Visa startThe visa that you hold now27 Sep 2024',
      'UK entryTaken as the start of your first visa27 Sep 2021',
      'Years count from27 Sep 2021',
      'Visa expiry26 Nov 2028',
      'Earliest ILR date30 Aug 2026',
    ]);
    expect(ilrParts({ calculator: 'ilr', form, result }).details).toContainEqual({
      name: 'uk_entry',
      value: '2021-09-27',
    });
  });

  it('names one day, in red, where the Home Office’s count is over as well', () => {
    const over = ilrCalculationRequest.parse({
      visaType: 'skilled_worker',
      visaStartDate: '2022-06-01',
      useDetailedAbsences: true,
      detailedAbsences: [
        { startDate: '2024-03-29', endDate: '2024-06-25' },
        { startDate: '2024-08-01', endDate: '2025-01-12' },
      ],
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      goodCharacter: true,
      meetsSalaryRequirement: true,
    });
    const answer = ilrCalculationResponse.parse(calculateIlr(over, today));
    render(
      <MemoryRouter>
        <NextStep result={answer} />
      </MemoryRouter>,
    );
    const from = 'You may be eligible from 11 May 2029';
    expect(screen.getByText(from)).toBeTruthy();
    expect(document.body.textContent).toContain('Do not apply before that day:');
    expect(verdictOf(answer)).toMatchObject({ tone: 'over', headline: from });
    expect(answer.travelMargin).toBe(
      'The Home Office does not count days of travel. With days of travel the first day is 14 May 2029.',
    );
    expect(ilrParts({ calculator: 'ilr', form: over, result: answer }).verdict).toMatchObject({
      code: 'first_day',
      days: ['2029-05-11'],
    });
    expect(summaryOfResult(answer)).toMatchObject({ word: 'Not Currently Eligible', date: from });
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
