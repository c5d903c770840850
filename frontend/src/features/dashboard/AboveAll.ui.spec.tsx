import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOpened, forgetAllDrafts, writeDraft } from '../../record/drafts/draftStorage';
import { amina } from '../../testing/builders';
import { aSummary, serverWithDashboard } from '../../testing/dashboard';
import { amarasRecord } from '../../testing/shared';
import { showPiece } from '../../testing/showPiece';
import { YourAnswer } from '../home/YourAnswer';
import { AboveAll } from './AboveAll';

beforeEach(forgetAllDrafts);

const show = () => showPiece(<AboveAll asksWhoShares={false} isAdministrator={false} />);

const trip = (from: string, to: string, reason: string) => ({
  id: from,
  from,
  to,
  days: 5,
  reason,
  permittedReason: null,
  crownDependency: null,
});
const typed = {
  useDetailedAbsences: true,
  absences: [
    trip('2024-08-01', '2024-12-20', 'Portugal, "the coast"'),
    trip('2025-02-01', '2025-03-05', ''),
    trip('2025-05-09', '', 'unfinished'),
  ],
};
const row = (departureDate: string, returnDate: string, destination: string, at: number) => ({
  row: at,
  outcome: 'new',
  typed: [departureDate, returnDate, destination],
  problems: [],
  journey: {
    departureDate,
    returnDate,
    days: 1,
    destination,
    reason: 'other',
    notes: null,
    crownDependency: null,
  },
});
const imported = {
  dryRun: true,
  heading: false,
  added: 2,
  alreadyThere: 0,
  refused: 0,
  rows: [
    row('2024-08-01', '2024-12-20', 'Portugal, "the coast"', 1),
    row('2025-02-01', '2025-03-05', 'Abroad', 2),
  ],
};

describe('Trips that were typed into the ILR calculator', () => {
  it('are shown before they come into the record, and stored with one more press', async () => {
    writeDraft('ilr', typed);
    const server = serverWithDashboard();
    server.on('GET /api/absences', () => ({ status: 200, body: [] }));
    server.on('POST /api/absences/import', () => ({ status: 200, body: imported }));
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Put these 2 journeys into my record' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import journeys' }));
    expect(await dialog.findByText('2 journeys to add.')).toBeTruthy();
    expect(dialog.getByText(/Portugal/)).toBeTruthy();
    const [looked] = server.sent.filter(({ path }) => path.startsWith('/api/absences/import'));
    expect(looked).toMatchObject({
      path: '/api/absences/import?dryRun=1',
      body: {
        text: '"2024-08-01","2024-12-20","Portugal, ""the coast""","Other"\n"2025-02-01","2025-03-05","Abroad","Other"',
      },
    });
    expect(server.requests('POST /api/absences/import')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Add 2 journeys' }));
    await waitFor(() => expect(server.requests('POST /api/absences/import')).toHaveLength(1));
  });

  it('are not offered where they are totals by year, or nothing was typed', async () => {
    writeDraft('ilr', { ...typed, useDetailedAbsences: false });
    const server = serverWithDashboard();
    show();
    await act(() => draftOpened('ilr'));
    expect(server.requests('GET /api/absences')).toEqual([]);
    expect(screen.queryByRole('button', { name: /into my record/ })).toBeNull();
  });
});

const nothing = { visa: false, journeys: false, passport: false, englishAndTest: false };

describe('Somebody without a record of their own', () => {
  it.each([
    ['the dashboard', <AboveAll key="above" asksWhoShares isAdministrator={false} />],
    ['the home page', <YourAnswer key="answer" user={amina} />],
  ])('finds the record that is shared with them on %s', async (_page, part) => {
    const server = serverWithDashboard(
      aSummary({ missing: ['visaType', 'visaStartDate'] }, { firstSteps: nothing }),
    );
    server.on('GET /api/shared', () => ({ status: 200, body: [amarasRecord] }));
    showPiece(part);
    expect((await screen.findByRole('link', { name: 'Open the record' })).getAttribute('href')).toBe(
      `/shared-with-me/${amarasRecord.grantId}`,
    );
  });
});
