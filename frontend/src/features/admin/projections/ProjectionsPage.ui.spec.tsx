import type { AdminProjectionResponse } from '@settlewise/contract/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { aFailure, aProjection } from '../../../testing/operations';

const call = 'GET /api/admin/projections';

function serverWithProjections(projections: readonly AdminProjectionResponse[]) {
  const server = serverWithAdministrator();
  server.on(call, () => listOf(projections));
  return server;
}

/** Under the line that says how all of them stand. */
const rows = async (name = 'Projections and how they stand') =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

const summary = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('The projections', () => {
  it('say how they stand, the stopped ones first, with the error and the event that caused it', async () => {
    serverWithProjections([
      aProjection('accounts'),
      aProjection('journeys', { failure: aFailure(), lagEvents: 3, lagMs: 4_000, caughtUp: false }),
    ]);
    const { person } = openPage('/admin/projections');
    const [first] = await rows('Projections to look at');
    const [second] = await rows();
    expect(summary()).toContain('Stopped 1 of 2 live projections up to date');
    expect(first?.textContent).toContain('journeys table version 1Stopped3 events, 4 s');
    expect(second?.textContent).toContain(
      'accounts table version 1LiveNothing0.4 a second, after 35 ms120/119',
    );
    await person.click(screen.getByRole('button', { name: 'Details: accounts' }));
    expect((await rows())[1]?.textContent).toBe(
      'Schema version1Latency35 msWorkerweb-2, pid 4312Lease7 held',
    );
    const stopped = within(screen.getByRole('list', { name: 'Stopped projections' }));
    expect(stopped.getByText('“journeys” has stopped')).toBeTruthy();
    expect(stopped.getByText('The field “days” is missing')).toBeTruthy();
    expect(stopped.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/events/event-9',
      '/admin/streams/absences-id-amara',
    ]);
  });

  it('are one line while nothing is wrong, under which all of them open', async () => {
    const names = ['accounts', 'documents', 'journeys'];
    serverWithProjections(names.map((name) => aProjection(name)));
    const { person } = openPage('/admin/projections');
    const all = await screen.findByText('All projections');
    expect(summary()).toContain('Live 3 live projections, all up to date');
    expect(screen.queryByRole('table', { name: 'Projections to look at' })).toBeNull();
    expect(all.closest('details')?.open).toBe(false);
    await person.click(all);
    expect(await rows()).toHaveLength(3);
  });

  it('that are late or being built stand below the line', async () => {
    serverWithProjections([
      aProjection('accounts'),
      // A second behind is what happens all the time.
      aProjection('documents', { caughtUp: false, lagEvents: 1, lagMs: 1_000 }),
      aProjection('journeys', { caughtUp: false, lagEvents: 80, lagMs: 90_000 }),
      aProjection('tasks', { id: 'tasks~2', state: 'building', progress: 0.4 }),
    ]);
    openPage('/admin/projections');
    const exceptions = await rows('Projections to look at');
    expect(exceptions.map((row) => row.textContent.split(' ')[0])).toEqual(['journeys', 'tasks']);
    expect(summary()).toContain('Late 2 of 3 live projections up to date');
  });

  it('can be let try again only where they stopped', async () => {
    const server = serverWithProjections([
      aProjection('accounts'),
      aProjection('journeys', { failure: aFailure() }),
    ]);
    server.on('POST /api/admin/projections/journeys/retry', () => {
      server.on(call, () => listOf([aProjection('accounts'), aProjection('journeys')]));
      return { status: 202, body: [] };
    });
    const { person } = openPage('/admin/projections');
    await rows();
    expect(screen.getAllByRole('button', { name: /^Retry/ })).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Retry: journeys' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Stopped projections' })).toBeNull());
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });

  it('are built anew beside the present ones after a question, with their progress', async () => {
    const server = serverWithProjections([aProjection('journeys')]);
    const built = aProjection('journeys', {
      id: 'journeys~2',
      state: 'building',
      generation: 2,
      progress: 0.4,
      caughtUp: false,
      lagEvents: 72,
      lagMs: 9_000,
    });
    server.on('POST /api/admin/projections/journeys/rebuild', () => {
      server.on(call, () => listOf([aProjection('journeys'), built]));
      return { status: 202, body: [] };
    });
    const { person } = openPage('/admin/projections');
    await rows();
    await person.click(screen.getByRole('button', { name: 'Rebuild: journeys' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rebuild “journeys”' }));
    expect(dialog.getByText(/Readers go on seeing the present one until/)).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Rebuild' }));
    const bar = await screen.findByRole('progressbar', { name: 'Building of journeys' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    // One at a time.
    expect(screen.queryByRole('button', { name: 'Rebuild: journeys' })).toBeNull();
    server.on(call, () => listOf([aProjection('journeys', { generation: 2 })]));
    expect(await screen.findByText('table version 2')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('are not asked for again after a failure until somebody wants to', async () => {
    const server = serverWithAdministrator();
    server.on(call, () => ({ status: 503, body: { message: 'The database is away.' } }));
    const { person } = openPage('/admin/projections');
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    server.on(call, () => listOf([aProjection('journeys')]));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(1);
  });
});
