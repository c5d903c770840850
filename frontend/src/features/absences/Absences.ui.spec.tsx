import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAddress } from '../../record/addresses/testing/anAddress';
import { JourneyDialog } from '../../record/journeys/JourneyDialog';
import { aJourney, amina } from '../../testing/builders';
import { anAbsenceSummary } from '../../testing/dashboard';
import { setField } from '../../testing/setField';
import { limitChecks } from '../../testing/limits';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { AbsenceRecord } from './AbsenceRecord';
import { useKeepAbsence } from './useKeepAbsence';

const spain = aJourney('Spain', '2025-04-03', '2025-04-10', { id: 'j1' });
const kenya = aJourney('Kenya', '2024-12-20', '2025-01-05', { id: 'j2', reason: 'a wedding' });

const yearsOf = (journeys: readonly JourneyResponse[]): AbsenceSummaryResponse['byYear'] =>
  Object.fromEntries(
    [...new Set(journeys.map(({ departureDate }) => departureDate.slice(0, 4)))].map((year) => {
      const trips = journeys.filter(({ departureDate }) => departureDate.startsWith(year));
      return [
        year,
        { count: trips.length, totalDays: trips.reduce((days, trip) => days + trip.days, 0), trips },
      ];
    }),
  );

/** The destinations of the list, from above. */
const listed = () =>
  within(screen.getByRole('table', { name: /^Your journeys/ }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** A signed-in person's server that keeps journeys, and says the same of the periods whatever they are. */
function serverWith(
  journeys: readonly JourneyResponse[],
  summary: AbsenceSummaryResponse = anAbsenceSummary(8, 25),
) {
  let kept = journeys;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/absences': () => ({ status: 200, body: kept }),
    'GET /api/absences/summary': () => ({ status: 200, body: { ...summary, byYear: yearsOf(kept) } }),
  });
  return { ...server, keep: (...changed: JourneyResponse[]) => (kept = changed) };
}

describe('The dashboard’s absence tracker', () => {
  it('shows the limits, the one that decides first, and the history, the latest first, whole or of one year', async () => {
    serverWith([kenya, spain]);
    const { person } = openPage('/dashboard/absences');
    const year = await screen.findByRole('meter', { name: 'Days away in the last 12 months' });
    expect(screen.getAllByRole('meter')[0]?.getAttribute('aria-label')).toBe(
      'Days away in the worst 12 months',
    );
    expect(year.getAttribute('aria-valuetext')).toBe('8 of 90 days. Within the citizenship limit.');
    expect(
      screen.getByRole('meter', { name: 'Days away in the last 5 years' }).getAttribute('aria-valuetext'),
    ).toBe('25 of 450 days. Within the citizenship limit.');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All Time', '2025', '2024']);
    expect(listed()).toEqual(['Spain', 'Kenya']);
    expect(screen.getByText('2 journeys, 25 days with travel days')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
    await person.click(screen.getByRole('tab', { name: '2024' }));
    expect(listed()).toEqual(['Kenya']);
    expect(
      within(screen.getByRole('tabpanel')).getByText('1 journey, 17 days with travel days'),
    ).toBeTruthy();
  });

  it('says that loading failed, loads when asked again, and names an address abroad that has no journey', async () => {
    const server = serverWith([spain]);
    server.on('GET /api/absences', () => ({ status: 503, body: { message: 'The store is away.' } }));
    const abroad = { ...anAddress('kochi', '2024-04-01', '2024-06-30'), country: 'india', role: 'abroad' };
    server.on('GET /api/addresses', () => ({ status: 200, body: [abroad] }));
    const { person } = openPage('/dashboard/absences');
    expect(await screen.findByText('Error Loading Data')).toBeTruthy();
    expect(screen.getByText('The store is away.')).toBeTruthy();
    server.on('GET /api/absences', () => ({ status: 200, body: [spain] }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('rowheader', { name: 'Spain' })).toBeTruthy();
    expect(
      await screen.findByText(/^1 High Street, Leeds: You had an address outside the UK from 1 April 2024/),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open your address history/ });
    expect(link.getAttribute('href')).toBe('/address');
  });

  it('asks for what is missing in the specification’s words, refuses a return before the departure, and sends nothing', async () => {
    const server = serverWith([]);
    const { person } = showPiece(
      <JourneyDialog useKeeping={useKeepAbsence} others={[]} onClose={() => undefined} />,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Journey' }));
    const problems = async () => {
      await person.click(dialog.getByRole('button', { name: 'Add Journey' }));
      const links = within(await dialog.findByRole('alert')).getAllByRole('link');
      return links.map((link) => link.textContent);
    };
    setField(dialog.getByLabelText('Destination'), 'S');
    expect(await problems()).toEqual([
      'Please enter a valid departure date',
      'Please enter a valid return date',
      'Destination must be at least 2 characters',
      'Please provide a reason for your absence',
    ]);
    setField(dialog.getByLabelText('Departure date'), '10/4/2025');
    setField(dialog.getByLabelText('Return date'), '9/4/2025');
    setField(dialog.getByLabelText('Destination'), 'Spain');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    expect(await problems()).toEqual(['Return date must be after departure date']);
    expect(server.requests('POST /api/absences')).toEqual([]);
  });

  it('records a journey once under one key, through a failure, and shows it', async () => {
    const server = serverWith([]);
    server.on('POST /api/absences', () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    const { person } = openPage('/dashboard/absences');
    await person.click(await screen.findByRole('button', { name: 'Add Journey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Journey' }));
    setField(dialog.getByLabelText('Departure date'), '3/4/2025');
    setField(dialog.getByLabelText('Return date'), '10/4/2025');
    setField(dialog.getByLabelText('Destination'), 'Spain');
    await person.selectOptions(dialog.getByLabelText('Reason'), 'Holiday');
    await person.click(dialog.getByRole('button', { name: 'Add Journey' }));
    expect(await screen.findByText('Failed to save your absence journey')).toBeTruthy();
    expect(dialog.getByLabelText('Destination')).toHaveProperty('value', 'Spain');

    server.on('POST /api/absences', () => {
      server.keep(spain);
      return { status: 201, body: spain };
    });
    await person.dblClick(dialog.getByRole('button', { name: 'Add Journey' }));
    expect(await screen.findByText('Absence recorded')).toBeTruthy();
    expect(await screen.findByRole('rowheader', { name: 'Spain' })).toBeTruthy();
    const [refused, accepted, ...more] = server.requests('POST /api/absences');
    expect(more).toEqual([]);
    expect(accepted?.body).toEqual({
      departureDate: '2025-04-03',
      returnDate: '2025-04-10',
      destination: 'Spain',
      reason: 'holiday',
    });
    expect(accepted?.idempotencyKey).toBe(refused?.idempotencyKey);
  });

  it('changes a journey where its line stands, and gives the focus back', async () => {
    const server = serverWith([spain, kenya]);
    server.on('PATCH /api/absence-journeys/j1', () => {
      server.keep({ ...spain, destination: 'Portugal' }, kenya);
      return { status: 200, body: { ...spain, destination: 'Portugal' } };
    });
    const { person } = openPage('/dashboard/absences');
    await person.click(await screen.findByRole('button', { name: 'Edit journey to Spain' }));
    const line = within(await screen.findByRole('group', { name: 'Edit journey' }));
    expect(line.getByRole('status', { name: 'What this trip comes to' }).textContent).toContain(
      '21 of 180 days in the 12 months to 10 April 2025 (ILR: 180 in any 12 months). With your travel days: 25.',
    );
    setField(line.getByLabelText('Destination'), 'Portugal');
    await person.click(line.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Journey Changed')).toBeTruthy();
    expect(document.activeElement).toBe(
      await screen.findByRole('button', { name: 'Edit journey to Portugal' }),
    );
  });

  it('has the import, the export, the order of the forms, the print and the pictures of the public one', async () => {
    serverWith([spain, kenya]);
    const { person } = openPage('/dashboard/absences');
    await screen.findByRole('rowheader', { name: 'Spain' });
    for (const heading of [
      'Your years',
      'Absences by time period',
      'Absences by reason',
      'Absences by quarter',
      'Top destinations',
    ])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    expect(screen.getByText(/^Journeys of Amina/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/api/absences/export?format=csv',
    );
    expect(screen.getByRole('link', { name: /^List for application forms/ }).getAttribute('href')).toBe(
      '/api/absences/export?format=form',
    );
    await person.click(screen.getByRole('button', { name: 'Import journeys' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import journeys' }));
    // A table that was pasted is not lost by a slip.
    setField(dialog.getByRole('textbox', { name: 'Your journeys' }), '3/4/2025');
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await person.click(question.getByRole('button', { name: 'Keep typing' }));
    expect(await dialog.findByDisplayValue('3/4/2025')).toBeTruthy();
  });

  it('asks before it deletes, says when that failed, and deletes when asked again', async () => {
    const server = serverWith([spain, kenya]);
    server.on('DELETE /api/absences/j1', () => ({ status: 503, body: { message: 'Nothing was changed.' } }));
    const { person } = openPage('/dashboard/absences');
    await person.click(await screen.findByRole('button', { name: 'Delete journey to Spain' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Delete journey' }));
    expect(await screen.findByText('Failed to delete absence journey')).toBeTruthy();

    server.on('DELETE /api/absences/j1', () => {
      server.keep(kenya);
      return { status: 204 };
    });
    await person.click(dialog.getByRole('button', { name: 'Delete journey' }));
    expect(await screen.findByText('Absence deleted')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All Time', '2024']),
    );
    expect(screen.queryByRole('rowheader', { name: 'Spain' })).toBeNull();
  });
});

describe('The limits of the absence tracker', () => {
  it.each([
    [80, 400, null, 'Within the citizenship limit.', 'Within the citizenship limit.'],
    [
      81,
      401,
      'Approaching absence limit',
      'Close to the citizenship limit.',
      'Close to the citizenship limit.',
    ],
    [
      91,
      451,
      'Over the citizenship limit: more than 90 days away in the last 12 months',
      'Over the citizenship limit.',
      'Over the citizenship limit.',
    ],
  ])('at %i and %i days warns: %s', async (lastYear, fiveYears, warning, yearWords, fiveWords) => {
    serverWith([], anAbsenceSummary(lastYear, fiveYears, { warningMessage: warning }));
    showPiece(<AbsenceRecord />);
    const year = await screen.findByRole('meter', { name: 'Days away in the last 12 months' });
    expect(year.getAttribute('aria-valuetext')).toBe(`${lastYear} of 90 days. ${yearWords}`);
    const five = screen.getByRole('meter', { name: 'Days away in the last 5 years' });
    expect(five.getAttribute('aria-valuetext')).toBe(`${fiveYears} of 450 days. ${fiveWords}`);
    if (warning === null) expect(screen.queryByText('Approaching absence limit')).toBeNull();
    else expect(screen.getByText(warning)).toBeTruthy();
  });

  it('goes by whole days, and says beside each number what it is with the days of travel', async () => {
    const finalYear = { days: 91, cautious: 95 };
    serverWith(
      [],
      anAbsenceSummary(95, 100, {
        warningMessage: 'Over the citizenship limit: more than 90 days away in the last 12 months',
        limits: limitChecks({ settlement: finalYear, finalYear, fiveYears: { days: 98, cautious: 100 } }),
      }),
    );
    showPiece(<AbsenceRecord />);
    expect(
      await screen.findByText(/You have 91 days away in the last 12 months\..* With your travel days: 95\.$/),
    ).toBeTruthy();
    expect(
      screen.getByRole('meter', { name: 'Days away in the last 12 months' }).getAttribute('aria-valuetext'),
    ).toBe('91 of 90 days. Over the citizenship limit.');
    expect(screen.getByText('With your travel days: 100.')).toBeTruthy();
  });

  it('warns of nothing over where only the days of travel exceed the limit, and says that these need proof', async () => {
    const counted = { days: 174, cautious: 186 };
    const limits = limitChecks({ settlement: counted, finalYear: counted, fiveYears: counted });
    serverWith([], anAbsenceSummary(186, 186, { limits }));
    showPiece(<AbsenceRecord />);
    const [fullest] = await screen.findAllByRole('meter');
    expect(fullest?.getAttribute('aria-valuetext')).toBe('174 of 180 days. Close to the ILR limit.');
    expect(screen.getByText('Close to the ILR limit, and within it')).toBeTruthy();
    expect(screen.getByText('With your travel days: 186 of 180. Keep proof of them.')).toBeTruthy();
    expect(screen.queryByText(/^Over the ILR limit/)).toBeNull();
  });

  it('leads with the number that decides, where it is over while the last years are not', async () => {
    const limits = limitChecks({
      settlement: { days: 216 },
      finalYear: { days: 20 },
      fiveYears: { days: 240 },
    });
    serverWith([], anAbsenceSummary(20, 240, { limits }));
    showPiece(<AbsenceRecord />);
    expect(await screen.findByText('Over the ILR limit by 36 days')).toBeTruthy();
    const [first] = screen.getAllByRole('meter');
    expect(first?.getAttribute('aria-valuetext')).toBe('216 of 180 days. Over the ILR limit.');
    expect(first?.getAttribute('data-colour')).toBe('over');
  });
});
