import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { aDependant } from '../../testing/aDependant';
import { anAbsenceSummary } from '../../testing/dashboard';
import { setField } from '../../testing/setField';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { Toasts } from '../../ui/toasts/Toasts';
import { JourneyDialog } from './JourneyDialog';
import { useKeepInTracker } from './useKeepInTracker';

const today = civilDateInLondon(new Date());

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <JourneyDialog useKeeping={useKeepInTracker} others={[]} onClose={() => setIsOpen(false)} />}
      <Toasts />
    </>
  );
}

/** The form of a new journey, of a server that keeps none. */
async function openDialog(permittedReasons: readonly string[] = [], dependants: readonly object[] = []) {
  const server = serverInMemory({
    'GET /api/absences/summary': () => ({
      status: 200,
      body: { ...anAbsenceSummary(0, 0), permittedReasons },
    }),
    'GET /api/dependants': () => ({ status: 200, body: dependants }),
    'POST /api/absence-journeys': () => ({ status: 500, body: { message: 'Something is wrong.' } }),
  });
  const { person } = showPiece(<Page />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add journey' }));
  return { server, person, dialog };
}

describe('The form of a journey', () => {
  it('asks for what is missing, says why a date is none, and refuses a return before the departure', async () => {
    const { server, person, dialog } = await openDialog();
    const send = () => person.click(dialog.getByRole('button', { name: 'Add journey' }));
    const summary = () => within(dialog.getByRole('alert'));
    const departure = dialog.getByLabelText('Departure date');
    await send();
    // Said once: no toast has the same again.
    expect(screen.getAllByText('Missing Information')).toEqual([summary().getByText('Missing Information')]);
    expect(summary().getByText('Please fill in all required fields before submitting.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^Messages/ })?.textContent ?? '').toBe('');
    expect(
      summary()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter a valid departure date',
      'Please enter a valid return date',
      'Please enter a destination',
      'Please choose a reason',
    ]);

    setField(departure, '31 sep 2024');
    await send();
    expect(summary().getByRole('link', { name: 'September 2024 has no day 31' })).toBeTruthy();
    expect(summary().getByRole('link', { name: 'Please enter a valid return date' })).toBeTruthy();
    expect(document.getElementById(`${departure.id}-error`)?.textContent).toBe(
      'September 2024 has no day 31',
    );

    setField(departure, '10/4/2025');
    setField(dialog.getByLabelText('Return date'), '9/4/2025');
    setField(dialog.getByLabelText('Destination'), 'Spain');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    await send();
    expect(summary().getByText('Invalid Dates')).toBeTruthy();
    expect(summary().getByRole('link', { name: 'Return date must be after departure date' })).toBeTruthy();
    expect(server.requests('POST /api/absence-journeys')).toEqual([]);
  });

  it('keeps its toasts where keyboard and screen reader can reach them', async () => {
    const { person, dialog } = await openDialog();
    setField(dialog.getByLabelText('Departure date'), '10/4/2025');
    setField(dialog.getByLabelText('Return date'), '19/4/2025');
    setField(dialog.getByLabelText('Destination'), 'Spain');
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

  it('asks for no return of somebody who is still away, and counts up to today', async () => {
    const { server, person, dialog } = await openDialog();
    setField(dialog.getByLabelText('Departure date'), addDays(today, -4));
    await person.click(dialog.getByRole('checkbox', { name: 'I am still away' }));
    expect(dialog.queryByLabelText('Return date')).toBeNull();
    expect(dialog.getByRole('status', { name: 'What this trip comes to' }).textContent).toContain(
      '5 days so far, the day you left and today included.',
    );
    setField(dialog.getByLabelText('Destination'), 'Lagos');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Family');
    server.on('POST /api/absence-journeys', () => ({
      status: 422,
      body: {
        message: 'Enter that date first.',
        errors: [{ path: 'returnDate', message: 'Enter that date first.' }],
      },
    }));
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    expect((await dialog.findAllByText('Enter that date first.')).length).toBeGreaterThan(1);
    expect(server.requests('POST /api/absence-journeys').map(({ body }) => body)).toEqual([
      { departureDate: addDays(today, -4), returnDate: null, destination: 'Lagos', reason: 'family' },
    ]);
  });

  it('asks for a reason of the rules only where the route knows one, and sends it', async () => {
    const { server, person, dialog } = await openDialog(['compelling_compassionate']);
    await person.click(await dialog.findByText('May this absence be left out? (optional)'));
    const reason = dialog.getByLabelText(/^Reason that the rules permit/);
    expect(within(reason).getAllByRole('option')).toHaveLength(2);
    setField(dialog.getByLabelText('Departure date'), '10/1/2025');
    setField(dialog.getByLabelText('Return date'), '20/9/2025');
    const effect = dialog.getByRole('status', { name: 'What this trip comes to' });
    expect(effect.textContent).toContain('180 days');
    await person.selectOptions(reason, 'Illness or death in the family, or something as serious');
    expect(effect.textContent).not.toContain('180 days');
    setField(dialog.getByLabelText('Destination'), 'Lagos');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Family');
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    await waitFor(() =>
      expect(server.requests('POST /api/absence-journeys').map(({ body }) => body)).toMatchObject([
        { destination: 'Lagos', permittedReason: 'compelling_compassionate' },
      ]),
    );
  });

  it('is shared with dependants who do not always travel along', async () => {
    const { server, person, dialog } = await openDialog(
      [],
      [
        aDependant({ id: 1, firstName: 'Zainab', lastName: 'Okafor', travelsWith: 'own' }),
        aDependant({ id: 2, firstName: 'Leila', lastName: 'Okafor', travelsWith: 'me' }),
        aDependant({ id: 3, firstName: 'Femi', lastName: 'Okafor', travelsWith: null }),
        aDependant({ id: 4, firstName: 'Tomi', lastName: 'Okafor', travelsWith: null, british: true }),
      ],
    );
    await person.click(await dialog.findByRole('checkbox', { name: 'Zainab Okafor' }));
    for (const name of ['Leila Okafor', 'Femi Okafor', 'Tomi Okafor'])
      expect(dialog.queryByRole('checkbox', { name })).toBeNull();
    // Nobody has said whose journeys Femi makes: none counts until then.
    expect(
      dialog.getByText(
        'Not offered: Femi Okafor. First answer “Journeys out of the UK” for them on the Dependants page. Until then no journey counts for them.',
      ),
    ).toBeTruthy();
    setField(dialog.getByLabelText('Departure date'), '10/4/2025');
    setField(dialog.getByLabelText('Return date'), '19/4/2025');
    setField(dialog.getByLabelText('Destination'), 'Spain');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    await person.click(dialog.getByRole('button', { name: 'Add journey' }));
    await waitFor(() =>
      expect(server.requests('POST /api/absence-journeys').map(({ body }) => body)).toMatchObject([
        { destination: 'Spain', travellers: [1] },
      ]),
    );
  });
});
