import type { IlrProgressResponse } from '@settlewise/contract/progress';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { aTask, serverWithTasks } from '../../testing/tasks';

const requirements: IlrProgressResponse['requirements'] = [
  { key: 'life_in_uk', title: 'Life in the UK test', state: 'not_met', detail: 'No pass yet.' },
  { key: 'english', title: 'English at level B1', state: 'met', detail: 'You said that you have it.' },
];

function serverWith(ilr: Partial<IlrProgressResponse> = {}, ...tasks: Parameters<typeof serverWithTasks>) {
  const server = serverWithTasks(...tasks);
  const body = anIlrProgress({ visaType: 'skilled_worker', requirements, ...ilr });
  server.on('GET /api/immigration/profile/ilr-progress', () => ({ status: 200, body }));
  server.on('GET /api/immigration/profile/citizenship-eligibility', () => ({
    status: 200,
    body: aCitizenshipAnswer(),
  }));
  return server;
}

const suggestions = async () =>
  within(await screen.findByRole('region', { name: 'Suggested for your application' }));
const offered = (part: Awaited<ReturnType<typeof suggestions>>) =>
  part.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('The tasks suggested for an application', () => {
  it('stand below a list in which nothing is, and are added with one press', async () => {
    const server = serverWith();
    const added = aTask('Book the Life in the UK test');
    server.on('POST /api/tasks', () => {
      server.keep(added);
      return { status: 201, body: added };
    });
    const { person } = openPage('/dashboard/tasks');
    expect(offered(await suggestions())).toEqual([
      'Add: Book the Life in the UK test',
      'Add: Collect my payslips',
      'Add: Ask my employer for a letter',
      'Add: Apply for ILR',
    ]);
    await person.click(screen.getByRole('button', { name: 'Add: Book the Life in the UK test' }));
    expect(await screen.findByRole('rowheader', { name: 'Book the Life in the UK test' })).toBeTruthy();
    const [request] = server.requests('POST /api/tasks');
    expect(request?.body).toEqual({
      title: 'Book the Life in the UK test',
      description: 'Book it on GOV.UK. A pass never expires.',
      category: 'appointment',
      stage: 'pending',
      priority: 'high',
      dueDate: '2027-01-06',
      dependantId: null,
    });
    expect(request?.idempotencyKey).toMatch(/\S/);
    expect(offered(await suggestions())).not.toContain('Add: Book the Life in the UK test');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your tasks'));
  });

  it('leave out what is in the list, and the passport that lasts is no task', async () => {
    serverWith({}, aTask('collect my payslips'));
    openPage('/dashboard/tasks');
    expect(offered(await suggestions())).not.toContain('Add: Collect my payslips');
    expect(screen.queryByRole('button', { name: 'Add: Renew my passport' })).toBeNull();
  });

  it('are none before visa and dates are known', async () => {
    serverWith({ missing: ['visaType', 'visaStartDate'] }, aTask('Book test'));
    openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    expect(screen.queryByRole('region', { name: 'Suggested for your application' })).toBeNull();
  });

  it('stay when one could not be added, and say why', async () => {
    const server = serverWith();
    server.on('POST /api/tasks', () => ({ status: 503, body: { message: 'The record is away.' } }));
    const { person } = openPage('/dashboard/tasks');
    await suggestions();
    await person.click(screen.getByRole('button', { name: 'Add: Apply for ILR' }));
    expect(await screen.findByText('Create failed')).toBeTruthy();
    expect(screen.getByText('The record is away.')).toBeTruthy();
    expect(offered(await suggestions())).toContain('Add: Apply for ILR');
  });
});
