import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJourney, amina } from '../../../testing/builders';
import { formatLongDate } from '../../../ui/dates/formatDate';
import {
  atAbsences,
  atTrips,
  button,
  calculatingServer,
  passSecondStep,
  showCalculator,
} from './testing/citizenshipTesting';
import { setField } from '../../../testing/setField';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

beforeEach(() => localStorage.clear());

const days = (name: RegExp) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const progress = (name: RegExp) => screen.getByRole('progressbar', { name });

/** What stands below a bar: a verdict, with the shape of its colour. */
const levelOf = (name: RegExp) => progress(name).closest('[data-level]')?.getAttribute('data-level');

describe('Absences as totals', () => {
  it('have no verdict before there is something to judge', async () => {
    calculatingServer();
    const { person } = showCalculator(atAbsences);
    for (const bar of [/last 5 years/, /last 12 months/]) {
      expect(progress(bar).getAttribute('aria-valuetext')).toMatch(/^0 of \d+ days\. No days entered yet\.$/);
      expect(levelOf(bar)).toBe('quiet');
    }
    await person.click(button('Track Individual Trips'));
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toBe(
      '0 of 450 days. No trips entered yet.',
    );
    expect(levelOf(/^Total days away/)).toBe('quiet');
    await person.click(button('Back to Manual Input'));
    setField(days(/last 5 years/), '12');
    expect(levelOf(/last 5 years/)).toBe('within');
  });

  it('have a bar that warns above 75 % and above 90 %, and says when it is over', () => {
    calculatingServer();
    showCalculator(atAbsences);
    const total = days(/last 5 years/);
    const saidAt = (typed: string) => {
      setField(total, typed);
      return progress(/last 5 years/).getAttribute('aria-valuetext');
    };
    expect(saidAt('337')).toBe('337 of 450 days. Within the citizenship limit: 113 days left.');
    expect(saidAt('338')).toBe(
      '338 of 450 days. Within the citizenship limit: 112 days left. Over 75% of the limit.',
    );
    expect(saidAt('405')).toBe(
      '405 of 450 days. Close to the citizenship limit: 45 days left. Over 75% of the limit.',
    );
    expect(saidAt('406')).toBe(
      '406 of 450 days. Close to the citizenship limit: 44 days left. Over 90% of the limit.',
    );
    expect(saidAt('451')).toBe('451 of 450 days. Over the citizenship limit by 1 day.');
    // What is no number is 0.
    const recent = days(/last 12 months/);
    setField(recent, 'abc');
    expect(recent.value).toBe('0');
  });

  it('cannot be more than the period has days', async () => {
    calculatingServer();
    const { person } = showCalculator(atAbsences);
    expect(days(/last 5 years/)).toHaveProperty('max', '1825');
    expect(days(/last 12 months/)).toHaveProperty('max', '365');
    setField(days(/last 5 years/), '1826');
    setField(days(/last 12 months/), '366');
    await person.click(button('Next'));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('Enter a whole number of days from 0 to 1,825')).toBeTruthy();
    expect(summary.getByText('Enter a whole number of days from 0 to 365')).toBeTruthy();

    await person.click(button('Previous'));
    await person.click(screen.getByRole('switch', { name: /^Spouse route/ }));
    await person.click(button('Next'));
    expect(days(/last 3 years/)).toHaveProperty('max', '1095');
  });
});

describe('Absences as trips', () => {
  function openTrips() {
    const server = calculatingServer();
    const { person } = showCalculator(atTrips);
    const start = screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
    const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'End date' });
    const add = async (from: string, to: string) => {
      setField(start, from);
      setField(end, to);
      await person.click(button('Add Trip'));
    };
    return { server, person, start, end, add };
  }

  it('have the Home Office’s number in the bar, and the travel days as a margin, as the result has them', async () => {
    const { add } = openTrips();
    const today = civilDateInLondon(new Date());
    const typed = (days: number) => formatLongDate(addDays(today, days));
    // 92 days with both travel days, 90 without them.
    await add(typed(-120), typed(-29));
    expect(progress(/last 12 months/).getAttribute('aria-valuetext')).toBe(
      '90 of 90 days. At the citizenship limit: no days left. Over 90% of the limit.',
    );
    expect(screen.getByText('With your travel days: 92 of 90. Keep proof of them.')).toBeTruthy();
    expect(document.querySelector('[data-level="over"]')).toBeNull();
    // Ten days more, eight of them whole.
    await add(typed(-20), typed(-11));
    expect(progress(/last 12 months/).getAttribute('aria-valuetext')).toBe(
      '98 of 90 days. Over the citizenship limit by 8 days.',
    );
    expect(levelOf(/last 12 months/)).toBe('over');
  });

  it('need both dates, in order, and say so', async () => {
    const { add, start, end } = openTrips();
    const refused = () => within(screen.getByRole('alert')).getByRole('link').textContent;
    await add('', '');
    expect(screen.getAllByText('Missing Information')).toHaveLength(1);
    expect(refused()).toBe('Please select both start and end dates');
    await add('3/4/2025', '');
    expect(refused()).toBe('Please select both start and end dates');
    expect(end.getAttribute('aria-invalid')).toBe('true');
    await add('3/4/2025', '2/4/2025');
    expect(refused()).toBe('End date must be after start date');
    expect(screen.getByText('Invalid Dates')).toBeTruthy();
    await add('31 Feb 2025', '2/4/2025');
    expect(refused()).toBe('February 2025 has no day 31');
    expect(start.value).toBe('31 Feb 2025');
    expect(screen.getByText(/^No trips added yet/)).toBeTruthy();
  });

  it('are listed with both travel days, summed up without them, as a tooltip says, and deleted', async () => {
    const { person, add, start, end } = openTrips();
    const tooltip = button('How are days counted?').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(tooltip)?.textContent).toMatch(
      /both count as full absence days in the list of trips\. The Home Office counts only the days between them/,
    );
    setField(screen.getByRole('textbox', { name: /^Reason/ }), 'Family');
    await add('3/4/2025', '10/4/2025');
    expect(screen.getByRole('row', { name: /03 Apr 2025 – 10 Apr 2025 8 days Trip 1 Family/ })).toBeTruthy();
    expect([start.value, end.value]).toEqual(['', '']);
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', '');
    // The same day there and back is a trip of one day, and no whole day.
    await add('1/5/2025', '1/5/2025');
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toBe(
      '6 of 450 days. Within the citizenship limit: 444 days left.',
    );
    await person.click(button('Delete trip 1'));
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toBe(
      '0 of 450 days. Within the citizenship limit: 450 days left.',
    );
    await person.click(button('Back to Manual Input'));
    expect(days(/last 5 years/).value).toBe('0');
  });

  it('say before they are added what they lead to, by both limits', () => {
    const { start, end } = openTrips();
    setField(start, '3/4/2025');
    setField(end, '10/4/2025');
    const said = screen.getByRole('status', { name: 'What this trip comes to' }).textContent;
    expect(said).toContain('8 days, the days you leave and come back included.');
    expect(said).toMatch(
      /After this trip: \d+ of 90 days in the 12 months to .* \(Citizenship: 90 in the final year\)/,
    );
    expect(said).toMatch(
      /And 6 of 450 days in the 5 years to .* \(Citizenship: 450 in five years\)\. With your travel days: 8\./,
    );
  });

  it('are changed where their line stands, and what is wrong there is told', async () => {
    const { person, add } = openTrips();
    await add('3/4/2025', '10/4/2025');
    await add('8/4/2025', '12/4/2025');
    // Days of two trips count once.
    expect(screen.getAllByText(/^Overlaps another trip/)).toHaveLength(2);
    await person.click(button('Delete trip 2'));
    await add('1/5/2025', '2/5/2025');
    await person.click(button('Edit trip 2'));
    const line = within(screen.getByRole('group', { name: 'Trip 2' }));
    const [from, to] = [line.getByLabelText('Start date'), line.getByLabelText('End date')];
    expect(document.activeElement).toBe(from);
    setField(from, '9/4/2025');
    expect(line.getByText(/^Overlaps with the trip of 3 to 10 April 2025\./)).toBeTruthy();
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toMatch(/^28 of 450/);
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Edit trip 2'));
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toMatch(/^6 of 450/);

    await person.click(button('Edit trip 2'));
    const again = within(screen.getByRole('group', { name: 'Trip 2' }));
    await person.clear(again.getByLabelText('End date'));
    await person.click(again.getByRole('button', { name: 'Done' }));
    await person.click(button('Next'));
    const summary = within(screen.getByRole('alert'));
    await person.click(summary.getByRole('link', { name: 'Trip 2: Please select both start and end dates' }));
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'Trip 2' })).getByLabelText('End date'),
    );
    expect(to).not.toBe(document.activeElement);
  });

  it('are sent with their inclusive days, also when they are typed and not added, and hold up the next step when they are not whole', async () => {
    const { server, person, start, end, add } = openTrips();
    await add('3/4/2025', '10/4/2025');
    setField(start, '1/5/2026');
    await person.click(button('Next'));
    const summary = within(screen.getByRole('alert'));
    const refused = 'The new trip is not complete: enter both dates, or clear what you typed of it';
    await person.click(summary.getByRole('link', { name: refused }));
    expect(document.activeElement).toBe(end);
    expect(end.getAttribute('aria-invalid')).toBe('true');

    // It waits where somebody goes back meanwhile.
    await person.click(button('Previous'));
    await screen.findByRole('heading', { name: 'Settlement Status' });
    await person.click(button('Next'));
    expect(screen.getByRole('textbox', { name: 'Start date' })).toHaveProperty('value', '01 May 2026');

    setField(screen.getByRole('textbox', { name: 'End date' }), '31/7/2026');
    await passSecondStep(person);
    await person.click(button('Calculate Eligibility'));
    await screen.findByRole('heading', { name: 'Your Results' });
    expect(server.requests('POST /api/calculate-eligibility')[0]?.body).toMatchObject({
      useDetailedAbsences: true,
      totalAbsences: 100,
      absenceRecords: [
        { id: expect.stringMatching(/./), startDate: '2025-04-03', endDate: '2025-04-10', totalDays: 8 },
        { startDate: '2026-05-01', endDate: '2026-07-31', totalDays: 92 },
      ],
    });
  });

  it('can be the recorded journeys of a signed-in person', async () => {
    const server = calculatingServer();
    server.on('GET /api/user', () => ({ status: 200, body: amina }));
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', '2025-04-03', '2025-04-10'), aJourney('Ghana', '2024-04-01', '2024-04-02')],
    }));
    const { person } = showCalculator(atAbsences);
    await person.click(await screen.findByRole('button', { name: 'Use my recorded journeys (2)' }));
    expect(await screen.findByRole('row', { name: /8 days Trip 1 Spain/ })).toBeTruthy();
    expect(progress(/^Total days away/).getAttribute('aria-valuetext')).toMatch(/^6 of 450/);
  });
});
