import type { JourneyResponse } from '@settlewise/contract';
import { addDays, addYears, civilDateInLondon } from '@settlewise/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../record/addresses/testing/anAddress';
import { aJourney, amina } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const today = civilDateInLondon(new Date());
const daysAgo = (days: number) => addDays(today, -days);

const summaryCall = 'GET /api/absences/summary';
/** The card of a goal. */
const goal = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement ?? document.body);

/** A signed-in person's server that keeps a list of journeys. */
function serverWith(...journeys: JourneyResponse[]) {
  let kept = journeys;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absence-journeys': () => ({ status: 200, body: kept }),
    [summaryCall]: () => ({ status: 200, body: anAbsenceSummary(0, 0) }),
  });
  return { ...server, keep: (changed: JourneyResponse[]) => (kept = changed) };
}

async function openAddDialog(person: ReturnType<typeof openPage>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Add journey' }));
  return within(await screen.findByRole('dialog', { name: 'Add journey' }));
}

describe('The absence tracker', () => {
  it('asks a visitor to sign in', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 401, body: { message: 'Not signed in' } }) });
    openPage('/absence-tracker');
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login/Sign Up' }).getAttribute('href')).toBe('/auth');
  });

  it('is what /absence leads to', async () => {
    serverWith();
    const { router } = openPage('/absence');
    await screen.findByRole('heading', { level: 1, name: 'UK Absence Tracker' });
    expect(router.state.location.pathname).toBe('/absence-tracker');
  });

  it('says that loading failed, and loads when asked again', async () => {
    const server = serverWith(aJourney('Spain', daysAgo(20), daysAgo(10)));
    server.on('GET /api/absence-journeys', () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = openPage('/absence-tracker');
    expect(await screen.findByText('Failed to load absence records. Please try again later.')).toBeTruthy();
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', daysAgo(20), daysAgo(10))],
    }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Spain' })).toBeTruthy();
  });

  it('shows a journey once the server has worked it in, also when its first answer was stale', async () => {
    const server = serverWith();
    const journey = aJourney('Spain', daysAgo(20), daysAgo(10));
    server.on('GET /api/absence-journeys', () => {
      server.on('GET /api/absence-journeys', () => ({ status: 200, body: [journey] }));
      return { status: 200, body: [], headers: { 'Settlewise-Stale': 'true' } };
    });
    openPage('/absence-tracker');
    expect(await screen.findByRole('rowheader', { name: 'Spain' })).toBeTruthy();
  });

  it('names twelve months over the ILR limit that the last years’ totals hide', async () => {
    const server = serverWith(aJourney('Home', addYears(daysAgo(200), -3), addYears(daysAgo(10), -3)));
    const limits = limitChecks({
      settlement: { days: 191 },
      finalYear: { days: 0 },
      fiveYears: { days: 191 },
    });
    server.on(summaryCall, () => ({ status: 200, body: anAbsenceSummary(0, 191, { limits }) }));
    openPage('/absence-tracker?tab=eligibility');
    const ilr = await goal('ILR (settlement)');
    expect(ilr.getByText('Over the ILR limit')).toBeTruthy();
    expect(
      ilr.getByText(
        'You have 191 days away in the 12 months from 22 Nov 2025 to 21 Nov 2026. The ILR limit is 180 in any 12 months.',
      ),
    ).toBeTruthy();
    expect((await goal('British citizenship')).getByText('Within the citizenship limit')).toBeTruthy();
    // The limit that decides leads here as on every other page.
    expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
      'Days away in the worst 12 months',
      'Days away in the last 12 months',
    ]);
  });

  it('has no pill of citizenship at ILR, and says there what citizenship alone limits', async () => {
    const server = serverWith(aJourney('Home', daysAgo(830), daysAgo(550)));
    const limits = limitChecks({
      settlement: { days: 160 },
      finalYear: { days: 160 },
      fiveYears: { days: 281 },
    });
    server.on(summaryCall, () => ({ status: 200, body: anAbsenceSummary(160, 281, { limits }) }));
    openPage('/absence-tracker?tab=eligibility');
    const ilr = await goal('ILR (settlement)');
    expect(ilr.getByText('Close to the ILR limit')).toBeTruthy();
    expect(ilr.queryByText(/^Over the citizenship limit/)).toBeNull();
    expect(ilr.getByText('These limits count for citizenship, not for ILR:')).toBeTruthy();
    expect(
      ilr.getByText(/^You have 160 days away in the last 12 months\. The citizenship limit is 90/),
    ).toBeTruthy();
    expect(
      ilr.getByText(
        'You have 281 days away in the last 3 years. The citizenship limit is 270 in the three years before you apply. It counts only if you are married to a British citizen.',
      ),
    ).toBeTruthy();
    const citizenship = await goal('British citizenship');
    expect(citizenship.getByText('Over the citizenship limit')).toBeTruthy();
    expect(citizenship.queryByText(/last 3 years/)).toBeNull();
  });

  it('says of somebody with ILR that its limits no longer count', async () => {
    const server = serverWith(aJourney('Italy', daysAgo(200), daysAgo(186)));
    const limits = limitChecks(
      { settlement: null, finalYear: { days: 15 }, fiveYears: { days: 35 } },
      'citizenship',
    );
    server.on(summaryCall, () => ({
      status: 200,
      body: anAbsenceSummary(15, 35, { limits, citizenshipDecides: true, settlementDecides: false }),
    }));
    openPage('/absence-tracker?tab=eligibility');
    expect((await goal('ILR (settlement)')).getByText(/its limits no longer count/)).toBeTruthy();
    expect(screen.getAllByRole('meter')).toHaveLength(1);
  });

  it('holds no journey of somebody with ILR against its limit, in the form and in the picture', async () => {
    const server = serverWith(aJourney('Spain', '2025-04-03', '2025-04-10', { id: 'j1' }));
    server.on(summaryCall, () => ({
      status: 200,
      body: anAbsenceSummary(8, 8, { citizenshipDecides: true, settlementDecides: false }),
    }));
    const { person } = openPage('/absence-tracker');
    await person.click(await screen.findByRole('button', { name: 'Edit journey to Spain' }));
    const line = within(await screen.findByRole('group', { name: 'Edit journey' }));
    const comesTo = line.getByRole('status', { name: 'What this trip comes to' });
    expect(comesTo.textContent).toContain('8 days');
    expect(comesTo.textContent).not.toMatch(/180|ILR/);
    await person.keyboard('{Escape}');
    await person.click(screen.getByRole('tab', { name: 'Eligibility' }));
    const years = await screen.findByRole('region', { name: 'Your years' });
    expect(years.textContent).not.toMatch(/180|ILR/);
    for (const picture of within(years).getAllByRole('img'))
      expect(picture.getAttribute('aria-label')).not.toMatch(/limit/);
  });

  it('filters by the day of return, and counts what is shown', async () => {
    const aYearAgo = addYears(today, -1);
    serverWith(
      aJourney('Just outside', addDays(aYearAgo, -4), aYearAgo),
      aJourney('Just inside', addDays(aYearAgo, 1), addDays(aYearAgo, 1)),
      aJourney('Long ago', addYears(daysAgo(10), -4), addYears(daysAgo(1), -4)),
    );
    const { person } = openPage('/absence-tracker');
    expect(await screen.findByText('3 journeys, 16 days')).toBeTruthy();
    const period = screen.getByLabelText('Period');

    await person.selectOptions(period, 'Last 12 months');
    expect(screen.getByText('1 journey, 1 day')).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Just inside']);

    await person.selectOptions(period, 'Last 3 years');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Just inside',
      'Just outside',
    ]);
    await person.selectOptions(period, 'Last 5 years');
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });

  it('counts a day of two journeys once and says in words that they overlap', async () => {
    serverWith(
      aJourney('Spain', daysAgo(30), daysAgo(20), { overlaps: true }),
      aJourney('France', daysAgo(25), daysAgo(15), { overlaps: true }),
    );
    openPage('/absence-tracker');
    expect(await screen.findAllByText('Overlaps another journey')).toHaveLength(2);
    expect(screen.getByText('2 journeys, 16 days')).toBeTruthy();
  });

  it('gives two answers where the counts come to two, and lets neither lead', async () => {
    const server = serverWith(aJourney('India', daysAgo(91), daysAgo(1)));
    const counted = { days: 91, homeOffice: 89 };
    const limits = limitChecks(
      { settlement: counted, finalYear: counted, fiveYears: counted },
      'citizenship',
    );
    server.on(summaryCall, () => ({ status: 200, body: anAbsenceSummary(91, 91, { limits }) }));
    const { person } = openPage('/absence-tracker');
    const meters = (await screen.findAllByRole('meter')).map((meter) => meter.getAttribute('aria-valuetext'));
    expect(meters).toEqual([
      '91 of 90 days. Over the citizenship limit.',
      '89 of 90 days. Close to the citizenship limit.',
    ]);
    await person.click(screen.getByRole('tab', { name: 'Eligibility' }));
    const citizenship = await goal('British citizenship');
    expect(citizenship.getByText('Two ways to count, two answers')).toBeTruthy();
    expect(citizenship.queryByText('Your days away are over the citizenship limit')).toBeNull();
    expect(citizenship.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'With your travel days: 91 of 90 days in 12 months. Over the citizenship limit by 1 day.',
      'By the Home Office’s count: 89 of 90 days in 12 months. Close to the citizenship limit, and within it.',
      'You have 91 days away in the last 5 years. The citizenship limit is 450 in the five years before you apply.',
    ]);
    expect(citizenship.getByText(/^The Home Office does not count the day you leave/)).toBeTruthy();
    expect(
      (await goal('ILR (settlement)')).getByText('Your days away are within the ILR limits'),
    ).toBeTruthy();
  });

  it('counts no day on the islands for citizenship', async () => {
    serverWith(aJourney('Jersey', daysAgo(120), daysAgo(1), { crownDependency: 'visited' }));
    openPage('/absence-tracker?tab=analysis');
    const meter = await screen.findByRole('meter', { name: 'Last 12 months: days away' });
    expect(meter.getAttribute('aria-valuetext')).toBe('0 of 90 days. Within the citizenship limit.');
  });

  it('shows the six destinations with the most days', async () => {
    const places = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, index) =>
      aJourney(`Place ${name}`, daysAgo(200 - 10 * index), daysAgo(200 - 10 * index - index - 1)),
    );
    serverWith(...places);
    openPage('/absence-tracker?tab=analysis');
    await screen.findByRole('heading', { name: 'Top destinations' });
    expect(screen.getByText('Place G')).toBeTruthy();
    expect(screen.queryByText('Place A')).toBeNull();
  });

  it('says that an address abroad has no journey, and where to correct it', async () => {
    const abroad = { ...anAddress('kochi', '2024-04-01', '2024-06-30'), country: 'india', role: 'abroad' };
    const server = serverWith();
    server.on('GET /api/addresses', () => ({ status: 200, body: [abroad] }));
    openPage('/absence-tracker');
    await screen.findByRole('region', { name: 'Your journeys' });
    expect(
      await screen.findByText(/^1 High Street, Leeds: You had an address outside the UK from 1 April 2024/),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open your address history/ });
    expect(link.getAttribute('href')).toBe('/address');
  });
});

describe('The form of a journey', () => {
  it('asks for what is missing', async () => {
    const server = serverWith();
    const { person } = openPage('/absence-tracker');
    const dialog = await openAddDialog(person);
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    const summary = within(await dialog.findByRole('alert'));
    // Said once: no toast has the same again.
    expect(screen.getAllByText('Missing Information')).toEqual([summary.getByText('Missing Information')]);
    expect(summary.getByText('Please fill in all required fields before submitting.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Messages/ })?.textContent ?? '').toBe('');
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Please enter a valid departure date',
      'Please enter a valid return date',
      'Please enter a destination',
      'Please choose a reason',
    ]);
    expect(server.requests('POST /api/absence-journeys')).toEqual([]);
  });

  it('says of a date that does not exist why, in the summary as beside the field', async () => {
    serverWith();
    const { person } = openPage('/absence-tracker');
    const dialog = await openAddDialog(person);
    await person.type(dialog.getByLabelText('Departure date'), '31 sep 2024');
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    const summary = within(await dialog.findByRole('alert'));
    expect(summary.getByRole('link', { name: 'September 2024 has no day 31' })).toBeTruthy();
    expect(summary.getByRole('link', { name: 'Please enter a valid return date' })).toBeTruthy();
    const departure = dialog.getByLabelText('Departure date');
    expect(document.getElementById(`${departure.id}-error`)?.textContent).toBe(
      'September 2024 has no day 31',
    );
  });

  it('keeps its toasts where keyboard and screen reader can reach them', async () => {
    const server = serverWith();
    server.on('POST /api/absence-journeys', () => ({
      status: 500,
      body: { message: 'Something is wrong.' },
    }));
    const { person } = openPage('/absence-tracker');
    const dialog = await openAddDialog(person);
    await person.type(dialog.getByLabelText('Departure date'), '10/4/2025');
    await person.type(dialog.getByLabelText('Return date'), '19/4/2025');
    await person.type(dialog.getByLabelText('Destination'), 'Spain');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    // By role: what is hidden from assistive technology is not found.
    const toast = within(await dialog.findByRole('region', { name: /^Messages/ }));
    expect(await toast.findByText('Error Adding Journey')).toBeTruthy();
    await person.keyboard('[F8]');
    expect(document.activeElement?.contains(toast.getByText('Error Adding Journey'))).toBe(true);
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(toast.getByRole('button', { name: 'Close this message' }));
    await person.keyboard('{Enter}');
    expect(screen.queryByText('Error Adding Journey')).toBeNull();

    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('refuses a return before the departure', async () => {
    serverWith();
    const { person } = openPage('/absence-tracker');
    const dialog = await openAddDialog(person);
    await person.type(dialog.getByLabelText('Departure date'), '10/4/2025');
    await person.type(dialog.getByLabelText('Return date'), '9/4/2025');
    await person.type(dialog.getByLabelText('Destination'), 'Spain');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    const summary = within(await dialog.findByRole('alert'));
    expect(summary.getByText('Invalid Dates')).toBeTruthy();
    expect(summary.getByRole('link', { name: 'Return date must be after departure date' })).toBeTruthy();
  });

  it('tidies typed dates, counts both travel days, and sends them once under one key', async () => {
    const server = serverWith();
    server.on('POST /api/absence-journeys', () => ({
      status: 503,
      body: { message: 'Nothing was changed.' },
    }));
    const { person } = openPage('/absence-tracker');
    const dialog = await openAddDialog(person);
    await person.type(dialog.getByLabelText('Departure date'), '3/4/2025');
    await person.type(dialog.getByLabelText('Return date'), '10 apr 25');
    await person.type(dialog.getByLabelText('Destination'), ' Spain ');
    expect(dialog.getByLabelText('Departure date')).toHaveProperty('value', '03 Apr 2025');
    expect(dialog.getByText('Thursday 10 April 2025')).toBeTruthy();
    expect(dialog.getByText('8 days')).toBeTruthy();
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    expect(await screen.findByText('Error Adding Journey')).toBeTruthy();
    expect(dialog.getByLabelText('Destination')).toHaveProperty('value', ' Spain ');

    const added = aJourney('Spain', '2025-04-03', '2025-04-10');
    server.on('POST /api/absence-journeys', () => {
      server.keep([added]);
      return { status: 201, body: added };
    });
    await person.dblClick(dialog.getByRole('button', { name: 'Add journey' }));
    expect(await screen.findByText('Journey Added')).toBeTruthy();
    expect(await screen.findByRole('rowheader', { name: 'Spain' })).toBeTruthy();
    const [refused, accepted, ...more] = server.requests('POST /api/absence-journeys');
    expect(more).toEqual([]);
    expect(accepted?.body).toEqual({
      departureDate: '2025-04-03',
      returnDate: '2025-04-10',
      days: 8,
      destination: 'Spain',
      reason: 'holiday',
    });
    expect(accepted?.idempotencyKey).toBe(refused?.idempotencyKey);
  });

  it('changes a journey, and takes its notes away when they are emptied', async () => {
    const spain = aJourney('Spain', '2025-04-03', '2025-04-10', { id: 'j1', notes: 'Easter' });
    const server = serverWith(spain);
    server.on('PATCH /api/absence-journeys/j1', () => ({ status: 200, body: spain }));
    const { person } = openPage('/absence-tracker');
    await person.click(await screen.findByRole('button', { name: 'Edit journey to Spain' }));
    const dialog = within(await screen.findByRole('group', { name: 'Edit journey' }));
    await person.clear(dialog.getByLabelText(/^Notes/));
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Journey Changed');
    expect(server.requests('PATCH /api/absence-journeys/j1')[0]?.body).toEqual({
      departureDate: '2025-04-03',
      returnDate: '2025-04-10',
      destination: 'Spain',
      reason: 'holiday',
      notes: null,
    });
  });

  it('opens where its line stands, says what the change leads to before it is saved, and closes with Escape', async () => {
    const server = serverWith(
      aJourney('Spain', '2025-04-03', '2025-04-10', { id: 'j1' }),
      aJourney('France', '2024-05-03', '2024-05-09', { id: 'j2' }),
    );
    const { person } = openPage('/absence-tracker');
    const open = await screen.findByRole('button', { name: 'Edit journey to Spain' });
    open.focus();
    await person.keyboard('{Enter}');
    const line = within(await screen.findByRole('group', { name: 'Edit journey' }));
    const departure = line.getByLabelText('Departure date');
    expect(document.activeElement).toBe(departure);
    expect(screen.queryByRole('dialog')).toBeNull();
    const said = () => line.getByRole('status', { name: 'What this trip comes to' }).textContent;
    expect(said()).toContain(
      'After this trip: 15 of 180 days in the 12 months to 10 April 2025 (ILR: 180 in any 12 months).',
    );
    await person.clear(departure);
    await person.type(departure, '5 May 2024');
    expect(said()).toContain('Over the ILR limit by 163 days');
    expect(said()).toContain(
      'Overlaps with the trip to France, 3 to 9 May 2024. Days of both are counted once.',
    );
    await person.keyboard('{Escape}');
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit journey to Spain' })),
    );
    expect(screen.queryByRole('group', { name: 'Edit journey' })).toBeNull();
    expect(screen.getByRole('row', { name: /03 Apr 2025 – 10 Apr 2025/ })).toBeTruthy();
    expect(server.requests('PATCH /api/absence-journeys/j1')).toEqual([]);
  });

  it('asks before it deletes, and does not delete when the answer is no', async () => {
    const spain = aJourney('Spain', '2025-04-03', '2025-04-10', { id: 'j1' });
    const server = serverWith(spain);
    server.on('DELETE /api/absence-journeys/j1', () => {
      server.keep([]);
      return { status: 204 };
    });
    const { person } = openPage('/absence-tracker');
    await person.click(await screen.findByRole('button', { name: 'Delete journey to Spain' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.requests('DELETE /api/absence-journeys/j1')).toEqual([]);

    await person.click(screen.getByRole('button', { name: 'Delete journey to Spain' }));
    await person.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete journey' }),
    );
    expect(await screen.findByText('Journey Deleted')).toBeTruthy();
    expect(await screen.findByText('No journeys yet')).toBeTruthy();
  });
});
