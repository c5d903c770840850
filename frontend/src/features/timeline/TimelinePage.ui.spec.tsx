import type { OwnTimelineResponse } from '@settlewise/contract/timelineEntries';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';
import { anEntry, asOf } from '../../testing/shared';

const past = [
  anEntry('Passport uploaded', 'document', '2026-11-20'),
  anEntry('Lisbon', 'journey', '2025-12-28', { endDate: '2026-01-04' }),
  anEntry('Skilled Worker visa began', 'visa', '2022-05-04'),
];
const ahead = [
  anEntry('Due: Book the test', 'task', '2026-11-22'),
  anEntry('Journey to Spain', 'journey', '2026-12-20', { endDate: '2027-01-02' }),
  anEntry('First day to apply for ILR', 'settlement', '2027-04-06'),
];

function serverWith(entries: OwnTimelineResponse['entries']) {
  return serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
    'GET /api/timeline': () => ({ status: 200, body: { asOf, entries } }),
  });
}

async function open(entries: OwnTimelineResponse['entries'] = [...ahead, ...past], query = '') {
  const server = serverWith(entries);
  const page = openPage(`/dashboard/timeline${query}`);
  await screen.findByRole('region', { name: 'Ahead' });
  return { ...page, server };
}

const textsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const years = () =>
  within(screen.getByRole('region', { name: 'What happened so far' }))
    .getAllByRole('group')
    .map((details) => ({
      name: details.querySelector('summary')?.textContent,
      open: details.hasAttribute('open'),
    }));

describe('The timeline of the person', () => {
  it('begins with what lies ahead, the soonest first, and says in how many days', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Timeline');
    expect(textsIn('Ahead')).toEqual([
      expect.stringContaining('22 Nov 2026 · tomorrowDue: Book the test'),
      expect.stringContaining('20 Dec 2026 – 02 Jan 2027 · in 29 daysJourney to Spain'),
      expect.stringContaining('06 Apr 2027 · in 136 daysFirst day to apply for ILR'),
    ]);
    expect(years()).toEqual([
      { name: '2026: 1 entry', open: false },
      { name: '2025: 1 entry', open: false },
      { name: '2022: 1 entry', open: false },
    ]);
    expect(screen.getByText(/as of 21 November 2026/).textContent).toBe('6 entries, as of 21 November 2026');
  });

  it('shows the eight soonest, and what comes later when that is opened', async () => {
    const days = Array.from({ length: 11 }, (_none, at) =>
      anEntry(`Task ${at}`, 'task', `2026-12-${String(at + 10)}`),
    );
    const { person } = await open(days);
    const later = screen.getByText('Later: 3 entries');
    expect(later.closest('details')?.open).toBe(false);
    await person.click(later);
    expect(later.closest('details')?.open).toBe(true);
    expect(within(screen.getByRole('region', { name: 'Ahead' })).getByText('Task 10')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What happened so far' })).toBeNull();
  });

  it('is filtered in the address, and then stands open', async () => {
    const { person, router, server } = await open();
    await person.click(screen.getByText('Show only some of it'));
    await person.selectOptions(screen.getByLabelText('Kind'), 'Journey');
    expect(router.state.location.search).toBe('?kind=journey');
    expect(textsIn('Ahead')).toHaveLength(1);
    expect(years()).toEqual([{ name: '2025: 1 entry', open: true }]);
    expect(screen.getByText(/as of/).textContent).toBe(
      '2 of 6 entries, as of 21 November 2026 · only: Journey',
    );
    await person.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(textsIn('Ahead')).toHaveLength(3));
    expect(server.requests('GET /api/timeline')).toHaveLength(1);
  });

  it('is printed whole', async () => {
    const opened = vi.fn(() => years().every((year) => year.open));
    vi.stubGlobal('print', opened);
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Print / Save as PDF' }));
    expect(opened).toHaveReturnedWith(true);
  });

  it('says where nothing lies ahead what to add, and where', async () => {
    await open(past);
    const region = within(screen.getByRole('region', { name: 'Ahead' }));
    expect(region.getByText(/Nothing lies ahead yet/)).toBeTruthy();
    expect(region.getByRole('link', { name: 'Add your visa' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
  });

  it('that cannot be loaded says so, and is asked for again', async () => {
    const server = serverWith(past);
    server.on('GET /api/timeline', () => ({ status: 503, body: { message: 'Away.' } }));
    const { person } = openPage('/dashboard/timeline');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error Loading Timeline')).toBeTruthy();
    server.on('GET /api/timeline', () => ({ status: 200, body: { asOf, entries: [...ahead, ...past] } }));
    await person.click(alert.getByRole('button', { name: 'Retry' }));
    await screen.findByText('First day to apply for ILR');
  });
});
