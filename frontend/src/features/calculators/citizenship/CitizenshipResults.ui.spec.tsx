import {
  type CitizenshipCalculationRequest,
  citizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statusOf } from '../../../record/assessments/reasons/reasonStatus';
import { CitizenshipResults } from './CitizenshipResults';
import { DiscretionBands } from './results/DiscretionBands';
import { RouteInfo } from './results/RouteInfo';
import { verdictOf } from './results/verdict';
import { aForm, calculatedOn } from './testing/aForm';
import {
  atRequirements,
  calculatingServer,
  everyRequirement,
  showCalculator,
  typedDate,
} from './testing/citizenshipTesting';

beforeEach(() => localStorage.clear());

const resultOf = (form: CitizenshipCalculationRequest) =>
  citizenshipCalculationResponse.parse(calculateCitizenship(form, calculatedOn));

function showResult(form: CitizenshipCalculationRequest) {
  render(<CitizenshipResults form={form} result={resultOf(form)} />);
}

const card = (title: string) => {
  const heading = screen.getByRole('heading', { level: 3, name: title });
  const found = heading.closest('article');
  if (found === null) throw new Error(`${title} is not on a card`);
  return within(found);
};
const trip = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('A result', () => {
  it('says first that one can apply, when, and by which rules, with years as whole years and months of 30 days', () => {
    const form = aForm();
    const { ruleSet } = resultOf(form);
    showResult(form);
    expect(
      screen.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2026' }),
    ).toBeTruthy();
    expect(screen.getByText('Eligible')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Suggestions to Become Eligible' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Why this date' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What to do next' })).toBeTruthy();
    for (const title of ['Settlement Period', 'UK Residence History', 'Absences', 'Core Requirements']) {
      expect(card(title).getByText('Met')).toBeTruthy();
    }
    // 3 February 2020 to 1 December 2026; 4 March 2025 to the same day.
    expect(card('UK Residence History').getByText('6 years 10 months')).toBeTruthy();
    expect(card('Settlement Period').getByText('1 year 9 months')).toBeTruthy();
    expect(
      screen
        .getByRole('link', { name: 'official guidance on becoming a British citizen' })
        .getAttribute('href'),
    ).toBe('https://www.gov.uk/becoming-a-british-citizen');
    expect(screen.getAllByText(new RegExp(`Calculated on 21 November 2026.*${ruleSet.version}`)).length).toBe(
      2,
    );
  });

  it('lists under “Why not yet” nothing that is met', () => {
    const form = aForm({ settlementDate: '2026-03-04' });
    const result = resultOf(form);
    const isMet = result.reasons.map((reason) => statusOf(reason) === 'met');
    expect([isMet.includes(true), isMet.includes(false)]).toEqual([true, true]);
    render(<CitizenshipResults form={form} result={{ ...result, suggestedEligibilityDate: null }} />);
    const list = screen.getByRole('heading', { name: 'Why not yet' }).parentElement;
    if (list === null) throw new Error('The heading stands above its reasons');
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(within(list).queryByText('Met')).toBeNull();
  });

  it('says first why, then what to do next, and folds away what is only good to know', async () => {
    showResult(aForm({ settlementDate: '2026-03-04', hasCriminalRecord: true }));
    expect(screen.getByText('Not Currently Eligible')).toBeTruthy();
    expect(card('Settlement Period').getByText('Not met yet')).toBeTruthy();
    expect(screen.getByText('Take advice before you apply:')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Wait before you apply' })).toBeTruthy();
    const [why, next, toKnow, numbers] = [
      screen.getByRole('heading', { name: 'Why this date' }),
      screen.getByText('What to do next, in this order.'),
      screen.getByRole('button', { name: 'Good to know (1)' }),
      screen.getByRole('heading', { name: 'Settlement Period' }),
    ];
    for (const [one, other] of [
      [why, next],
      [next, toKnow],
      [toKnow, numbers],
    ] as const)
      expect(one.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(toKnow.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toKnow);
    const opened = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(opened.getByText(/^A criminal record can lead to a refusal/)).toBeTruthy();
  });

  it('keeps the day beside English and the test that are still to show', () => {
    showResult(aForm({ englishLanguage: false, lifeInUK: false }));
    expect(
      screen.getByRole('heading', {
        name: 'Time and days away are right on 1 December 2026. Still to show: English at level B1 or higher, Life in the UK test passed',
      }),
    ).toBeTruthy();
    expect(screen.queryByText('N/A')).toBeNull();
    expect(card('Core Requirements').getAllByText(': not met yet')).toHaveLength(2);
    const suggestions = screen.getByRole('region', { name: 'Suggestions to Become Eligible' });
    expect(within(suggestions).getByRole('heading', { name: 'English language' })).toBeTruthy();
    expect(within(suggestions).getByRole('heading', { name: 'Life in the UK test' })).toBeTruthy();
  });

  it.each([
    [460, 50, 'Normally accepted', '451 to 480 days'],
    [500, 50, 'Accepted only for good reasons', '481 to 730 days'],
    [901, 50, 'Normally refused', '901 days or more'],
    [400, 95, 'Normally accepted', '91 to 100 days'],
    [400, 150, 'Accepted only for good reasons', '101 to 180 days'],
    [460, 200, 'Normally refused', '181 days or more'],
  ])('explains the discretion for %i days and %i in the final year: %s', (total, recent, words, range) => {
    const result = resultOf(aForm({ totalAbsences: total, recentAbsences: recent }));
    render(<DiscretionBands result={result} />);
    const here = screen.getAllByText('· You are here').map((mark) => mark.closest('li'));
    expect(here.some((row) => row?.textContent.includes(words) && row.textContent.includes(range))).toBe(
      true,
    );
    expect(verdictOf(result).why).toMatch(
      /What stands in the way on 1 December 2026: \d+ of \d+ days in (?:12 months|5 years), over/,
    );
  });

  it('says over which limit days are, and nothing of discretion where every limit is met', () => {
    showResult(aForm({ totalAbsences: 460, recentAbsences: 90 }));
    expect(screen.getByRole('heading', { name: 'If you are over a limit' })).toBeTruthy();
    expect(card('Absences').getByText('Over the citizenship limit')).toBeTruthy();
    expect(
      screen.getByText(/What stands in the way on 1 December 2026: 460 of 450 days in 5 years, over/),
    ).toBeTruthy();
    cleanup();
    // Only totals were typed: there is no picture of trips.
    showResult(aForm({ totalAbsences: 450, recentAbsences: 90 }));
    expect(screen.queryByRole('heading', { name: 'If you are over a limit' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your days away' })).toBeNull();
  });

  it('asks a spouse for three years, 270 days and no waiting time', () => {
    showResult(aForm({ isSpouseRoute: true, settlementDate: '2026-11-20', settlementStatus12Months: false }));
    expect(screen.getByText('Eligible')).toBeTruthy();
    expect(card('Settlement Period').getByText('no waiting time needed')).toBeTruthy();
    expect(
      card('Absences').getByRole('progressbar', { name: 'In the 3 years' }).getAttribute('aria-valuetext'),
    ).toBe('0 of 270 days. Within the citizenship limit: 270 days left.');
    expect(card('Core Requirements').queryByText('Settled for 12 months or more')).toBeNull();
    // Where no waiting time is asked, days of settlement are set against nothing.
    const settled = card('Settlement Period').getByText('Days settled').parentElement;
    expect(settled?.textContent).toBe('Days settled11');
  });

  it.each([
    ['uk_ancestry', 'UK Ancestry'],
    ['child_born_in_uk', 'Child Born in the UK'],
    ['some_new_route', 'Some New Route'],
    ['', 'Standard Route'],
  ])('shows the route %s as %s', (immigrationRoute, label) => {
    const form = aForm({ immigrationRoute });
    render(<RouteInfo form={form} result={resultOf(form)} />);
    expect(within(screen.getByRole('region', { name: 'Your route' })).getByText(label)).toBeTruthy();
  });

  it('has N/A for a first day that nobody can name', () => {
    const form = aForm({ goodCharacter: false });
    render(<RouteInfo form={form} result={resultOf(form)} />);
    expect(screen.getByText('N/A')).toBeTruthy();
  });

  it('draws the trips, and is made by the Home Office’s count, with the travel days as a margin', () => {
    const form = aForm({ useDetailedAbsences: true, absenceRecords: [trip('2026-03-01', '2026-05-31')] });
    const result = resultOf(form);
    // 92 days with both travel days, 90 without.
    expect([result.absenceDaysRecent, result.isEligible]).toEqual([92, true]);
    render(<CitizenshipResults form={form} result={result} />);
    expect(screen.getByText('Eligible')).toBeTruthy();
    expect(screen.queryByText('Two answers')).toBeNull();
    expect(
      screen.getByText(
        /^The Home Office does not count days of travel\. It counts 90 days in the final year\. The limit is 90\. No day is left\. With days of travel it is 92 days: keep proof of them\./,
      ),
    ).toBeTruthy();
    expect(document.querySelector('.MuiChip-colorError, [data-level="over"]')).toBeNull();
    expect(
      card('Absences')
        .getByRole('progressbar', { name: 'In the last 12 months' })
        .getAttribute('aria-valuetext'),
    ).toBe('90 of 90 days. At the citizenship limit: no days left. Over 90% of the limit.');
    expect(card('Absences').getByText('With your travel days: 92 of 90. Keep proof of them.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Your days away' })).toBeTruthy();
    expect(screen.getAllByText(/Your final year/).length).toBeGreaterThan(0);
  });

  it.each([
    ['trips', aForm({ useDetailedAbsences: true, absenceRecords: [trip('2025-01-01', '2025-01-12')] })],
    ['totals', aForm({ totalAbsences: 10, recentAbsences: 0 })],
  ])('shows what one more trip would change, with %s', (_mode, form) => {
    showResult(form);
    fireEvent.change(screen.getByRole('textbox', { name: 'Leave the UK' }), {
      target: { value: '1/5/2026' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Come back' }), { target: { value: '31/8/2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try this trip' }));
    expect(screen.getByText('131 of 450 days away, 121 of 90 in the final year')).toBeTruthy();
    expect(screen.getAllByText('Not Currently Eligible').length).toBe(1);
  });
});

describe('The results of the calculator', () => {
  function calculate() {
    const server = calculatingServer();
    const scrolled = vi.fn();
    const { person } = showCalculator({ ...atRequirements, ticks: everyRequirement });
    vi.stubGlobal('scrollTo', scrolled);
    const act = () => person.click(screen.getByRole('button', { name: 'Calculate Eligibility' }));
    return { server, person, scrolled, act };
  }

  it('wait under an overlay, then take the focus, at the top of the page', async () => {
    const { server, scrolled, act } = calculate();
    let answer = () => {};
    server.on(
      'POST /api/calculate-eligibility',
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200, body: calculateCitizenship(aForm(), calculatedOn) });
        }),
    );
    await act();
    const overlay = await screen.findByRole('dialog', { name: 'Calculating your eligibility...' });
    expect(within(overlay).getByRole('status').textContent).toContain(
      'This may take a few moments as we analyze your information.',
    );
    expect(screen.getByRole('button', { name: 'Calculate Eligibility', hidden: true })).toHaveProperty(
      'disabled',
      true,
    );
    answer();
    const heading = await screen.findByRole('heading', { name: 'Your Results' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  });

  it('do not come when the calculation fails: a toast says so, and the form stays', async () => {
    const { server, act } = calculate();
    server.on('POST /api/calculate-eligibility', () => ({
      status: 503,
      body: { message: 'The calculator is resting.' },
    }));
    await act();
    const toasts = within(await screen.findByRole('region', { name: /^Messages/ }));
    expect(await toasts.findByText('Calculation Error')).toBeTruthy();
    expect(toasts.getByText('The calculator is resting.')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'I have passed the Life in the UK test' })).toHaveProperty(
      'checked',
      true,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    server.on('POST /api/calculate-eligibility', () => ({ status: 418 }));
    await act();
    expect(await toasts.findByText('Failed to calculate eligibility. Please try again.')).toBeTruthy();
  });

  it('do not come when a field is refused: its step opens, with the words beside it', async () => {
    const { server, act } = calculate();
    server.on('POST /api/calculate-eligibility', () => ({
      status: 422,
      body: {
        message: 'Some answers cannot be used.',
        errors: [{ path: 'settlementDate', message: 'That day cannot be.' }],
      },
    }));
    await act();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'That day cannot be.' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Settlement Status' })).toBeTruthy();
    expect(typedDate('settlement').getAttribute('aria-invalid')).toBe('true');
  });

  it('can be printed, and are left by “Calculate Again”, unless that was a slip', async () => {
    const { person, act } = calculate();
    await act();
    const heading = await screen.findByRole('heading', { name: 'Your Results' });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await person.click(screen.getByRole('button', { name: 'Print / Save as PDF' }));
    // The button says so until the dialog opens.
    expect(screen.getByRole('button', { name: 'Printing...' })).toBeTruthy();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'Print / Save as PDF' })).toBeTruthy();

    await person.click(screen.getByRole('button', { name: 'Calculate Again' }));
    const question = await screen.findByRole('alertdialog', { name: 'Clear your answers?' });
    await person.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(heading.isConnected).toBe(true);

    await person.click(screen.getByRole('button', { name: 'Calculate Again' }));
    await person.click(await screen.findByRole('button', { name: 'Clear answers' }));
    expect(await screen.findByRole('heading', { name: 'Settlement Status' })).toBeTruthy();
    for (const date of ['entry', 'settlement', 'application'] as const) {
      expect(typedDate(date).value).toBe('');
    }
    expect(screen.getByRole('button', { name: '3 Requirements' })).toHaveProperty('disabled', true);
  });

  it('are gone after a reload: one can start over, or go back to the answers', async () => {
    calculatingServer();
    const { person } = showCalculator(undefined, '/citizenship?view=results');
    expect(await screen.findByText('No calculation results available. Please try again.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Start Over' }));
    await person.click(await screen.findByRole('button', { name: 'Clear answers' }));
    expect(await screen.findByRole('heading', { name: 'Settlement Status' })).toBeTruthy();
  });
});
