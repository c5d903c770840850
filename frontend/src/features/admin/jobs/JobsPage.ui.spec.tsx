import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lastListed, listOf, serverWithAdministrator } from '../../../testing/admin';
import { openPage } from '../../../testing/openPage';
import { aJob, aQueue } from '../../../testing/operations';

function serverWithJobs(jobs: readonly unknown[] = [aJob('mail~YQ')]) {
  const server = serverWithAdministrator();
  server.on('GET /api/admin/queues', () =>
    listOf([
      aQueue('mail', { failed: 1, waiting: 2 }),
      aQueue('reminder-ticks', {
        schedulers: [{ id: 'tick', everyMs: 60_000, nextAt: '2026-11-21T14:06:00.000Z' }],
      }),
    ]),
  );
  server.on('GET /api/admin/jobs', () => listOf(jobs));
  return server;
}

const list = async () => within(await screen.findByRole('table', { name: /^List of/ }));

describe('The jobs', () => {
  it('stand under their queues, which say what is in them, and open to say what they are for', async () => {
    serverWithJobs();
    const { person } = openPage('/admin/jobs');
    const queues = within(await screen.findByRole('table', { name: 'Queues and what is in them' }));
    const [, mail, ticks] = queues.getAllByRole('row');
    expect(
      within(mail ?? document.body)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Waiting: 2, in mail', 'Failed: 1, in mail']);
    expect(ticks?.textContent).toMatch(/Every minute$/);
    await person.click(queues.getByRole('button', { name: 'Details: mail' }));
    expect(queues.getByText('Does what mail is for.')).toBeTruthy();
    await person.click(queues.getByRole('button', { name: 'Details: reminder-ticks' }));
    expect(queues.getByText(/^next/).textContent).toBe('next 21 Nov 2026, 14:06:00');
    const board = screen.getByRole('link', { name: 'Open the board (new tab)' });
    expect([board.getAttribute('href'), board.getAttribute('target')]).toEqual([
      '/api/admin/board',
      '_blank',
    ]);
  });

  it('are those that failed at first, with tries and reason, and others by choice', async () => {
    const server = serverWithJobs();
    const { person } = openPage('/admin/jobs');
    const [, row] = (await list()).getAllByRole('row');
    expect(row?.textContent).toContain('MailFailed5 of 5The mail server does not answer');
    expect(lastListed(server, '/api/admin/jobs')).toMatchObject({ filter: {}, sort: ['addedAt', 'DESC'] });
    await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'For later');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Queue' }), 'mail');
    await waitFor(() =>
      expect(lastListed(server, '/api/admin/jobs').filter).toEqual({ state: 'delayed', queue: 'mail' }),
    );
  });

  it('are found from the count in a queue', async () => {
    const server = serverWithJobs();
    const { person } = openPage('/admin/jobs');
    await person.click(await screen.findByRole('link', { name: 'Waiting: 2, in mail' }));
    await waitFor(() =>
      expect(lastListed(server, '/api/admin/jobs').filter).toEqual({ state: 'waiting', queue: 'mail' }),
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('waiting');
  });

  it('are done again or removed after a question, each only where that can be', async () => {
    const server = serverWithJobs([
      aJob('mail~YQ'),
      aJob('mail~Yg', { state: 'active', reason: null, finishedAt: null }),
    ]);
    server.on('POST /api/admin/jobs/mail~YQ/retry', () => ({ status: 202, body: {} }));
    server.on('DELETE /api/admin/jobs/mail~YQ', () => {
      server.on('GET /api/admin/jobs', () => listOf([aJob('mail~Yg', { state: 'active' })]));
      return { status: 200, body: { id: 'mail~YQ' } };
    });
    const { person } = openPage('/admin/jobs');
    const table = await list();
    await person.click(table.getByRole('button', { name: 'Retry: mail' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The job is in its queue again.')).toBeTruthy();
    await person.click(table.getByRole('button', { name: 'Remove: mail' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove this job' }));
    expect(dialog.getByText(/This cannot be undone\.$/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The job is removed.')).toBeTruthy();
    // The button is gone with its row; the focus stays at the table.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: mail' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^List of/ }));
    expect(server.requests('DELETE /api/admin/jobs/mail~YQ')).toHaveLength(1);
  });

  it('say what refuses an act', async () => {
    const server = serverWithJobs();
    server.on('POST /api/admin/jobs/mail~YQ/retry', () => ({
      status: 409,
      body: { message: 'Only a job that has failed can be tried again.' },
    }));
    const { person } = openPage('/admin/jobs');
    await person.click((await list()).getByRole('button', { name: 'Retry: mail' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Only a job that has failed can be tried again.')).toBeTruthy();
  });

  it('say that none has failed', async () => {
    serverWithJobs([]);
    openPage('/admin/jobs');
    expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeTruthy();
  });
});
