import type { JourneyResponse } from '@settlewise/contract/journeys';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../record/addresses/testing/anAddress';
import { aJourney, amina } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const today = civilDateInLondon(new Date());
const daysAgo = (days: number) => addDays(today, -days);

/** A signed-in person's server that keeps a list of journeys. */
function serverWith(...journeys: JourneyResponse[]) {
  let kept = journeys;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absence-journeys': () => ({ status: 200, body: kept }),
    'GET /api/absences/summary': () => ({ status: 200, body: anAbsenceSummary(0, 0) }),
  });
  return { ...server, keep: (changed: JourneyResponse[]) => (kept = changed) };
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

  it('says that loading failed, loads when asked again, and names an address abroad that has no journey', async () => {
    const server = serverWith(aJourney('Spain', daysAgo(20), daysAgo(10)));
    server.on('GET /api/absence-journeys', () => ({ status: 503, body: { message: 'Away' } }));
    const abroad = { ...anAddress('kochi', '2024-04-01', '2024-06-30'), country: 'india', role: 'abroad' };
    server.on('GET /api/addresses', () => ({ status: 200, body: [abroad] }));
    const { person } = openPage('/absence-tracker');
    expect(await screen.findByText('Failed to load absence records. Please try again later.')).toBeTruthy();
    server.on('GET /api/absence-journeys', () => ({
      status: 200,
      body: [aJourney('Spain', daysAgo(20), daysAgo(10))],
    }));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Spain' })).toBeTruthy();
    expect(
      await screen.findByText(/^1 High Street, Leeds: You had an address outside the UK from 1 April 2024/),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open your address history/ });
    expect(link.getAttribute('href')).toBe('/address');
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

  it('shows what the days mean, and where they went, in its other tabs', async () => {
    serverWith(aJourney('Spain', daysAgo(20), daysAgo(10)));
    const { person, router } = openPage('/absence-tracker');
    await person.click(await screen.findByRole('tab', { name: 'Eligibility' }));
    expect(router.state.location.search).toBe('?tab=eligibility');
    expect(screen.getByRole('heading', { name: 'British citizenship' })).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Analysis' }));
    expect(router.state.location.search).toBe('?tab=analysis');
    expect(screen.getByRole('heading', { name: 'Top destinations' })).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Journeys' }));
    expect(router.state.location.search).toBe('');
  });

  it('tidies dates that are typed into the form of a journey, counts both travel days, and sends them once under one key', async () => {
    const server = serverWith();
    server.on('POST /api/absence-journeys', () => ({
      status: 503,
      body: { message: 'Nothing was changed.' },
    }));
    const { person } = openPage('/absence-tracker');
    await person.click(await screen.findByRole('button', { name: 'Add journey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add journey' }));
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
      'After this trip: 11 of 180 days in the 12 months to 10 April 2025 (ILR: 180 in any 12 months). With your travel days: 15.',
    );
    await person.clear(departure);
    await person.type(departure, '5 May 2024');
    expect(said()).toContain('Over the ILR limit by 161 days');
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
