import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aminasProfile, aNextAct, aSummary, serverWithDashboard } from '../../testing/dashboard';
import { aLawNotice, lawNotices } from '../../testing/lawNotices';
import { openPage } from '../../testing/openPage';
import { narrowToPhone } from '../../testing/phone';
import { lawDeskCall } from '../../testing/serverInMemory';
import { aTask, completed } from '../../testing/tasks';
import { aDocument } from '../documents/testing/aDocument';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** The visa is known, three years of five have passed. */
const onTheWay = {
  progress: 60,
  estimatedEligibilityDate: '2028-12-04',
  earliestApplicationDate: '2028-11-06',
  timeLeft: { months: 24, days: 13 },
  visaType: 'Skilled Worker',
};

describe('The overview', () => {
  it('counts, lists and leads on', async () => {
    const server = serverWithDashboard(aSummary({}, { dependantCount: 2, totalAbsenceDays: 120 }));
    server.on('GET /api/tasks', () => ({
      status: 200,
      body: [
        aTask('Book test', { dueDate: '2026-12-03' }),
        aTask('Renew passport', { dueDate: '2026-11-01', isOverdue: true, priority: 'urgent' }),
        aTask('Scan payslips', completed),
      ],
    }));
    server.on('GET /api/documents', () => ({
      status: 200,
      body: [aDocument(), aDocument({ title: 'Old card', status: 'expired' })],
    }));
    server.on('GET /api/account/profile', () => ({
      status: 200,
      body: { ...aminasProfile, visaType: 'skilled_worker', visaEndDate: '2031-01-05' },
    }));
    openPage('/dashboard');
    const counts = within(await screen.findByRole('list', { name: 'Counts' }));
    expect(counts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Documents2 in your vault, 1 expired', '/dashboard/documents'],
      ['Tasks2 to do, 1 overdue', '/dashboard/tasks'],
      ['Dependants2 in your record', '/dashboard/dependants'],
    ]);
    const tasks = await card('Upcoming tasks');
    expect(tasks.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Complete Renew passport',
      'Complete Book test',
    ]);
    const documents = await card('Recent documents');
    expect(documents.getByText('Old card')).toBeTruthy();
    expect(documents.getAllByText('1.5 KB')).toHaveLength(2);
    const profile = await card('Profile summary');
    for (const words of ['Amina Khan', 'amina@example.org', 'Skilled Worker', '05 Jan 2031'])
      expect(profile.getByText(words)).toBeTruthy();
    expect((await card('Travel absences')).getByText(/120 days away/)).toBeTruthy();
    expect((await card('Notifications')).getByText(/will appear here/)).toBeTruthy();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const led = new Set(links.map((link) => link.getAttribute('href')));
    for (const address of [
      '/dashboard/ilr-calculator',
      '/dashboard/absences',
      '/dashboard/documents',
      '/dashboard/tasks',
      '/dashboard/profile',
      '/dashboard/notifications',
    ])
      expect(led).toContain(address);
  });

  it('has the notices of the person’s route, says that waiting has a risk, and how old the rules are', async () => {
    const nextAct = aNextAct({ kind: 'apply_for_ilr' });
    const server = serverWithDashboard(
      aSummary({ ...onTheWay, eligibleNow: true }, { topic: 'skilled_worker', nextAct }),
    );
    const id = '0f8f6c3e-2a64-4c8e-9d3b-7a1d5e2c9b10';
    const others = aLawNotice({ id, concerns: ['partner'], title: 'For partners' });
    server.on(lawDeskCall, () => lawNotices([aLawNotice(), others]));
    openPage('/dashboard');
    const news = await card('News about the law');
    expect(await news.findByText('Announced, not the law: A made-up rule')).toBeTruthy();
    expect(news.getByText('If you are ready, apply now: waiting has a risk.')).toBeTruthy();
    expect(news.queryByText(/For partners/)).toBeNull();
    expect(screen.getByText(/^Rules read on 6 December 2025, news to 6 October 2026/)).toBeTruthy();
  });

  it('folds the risk of waiting on a phone, and shows a notice published meanwhile on the next page', async () => {
    narrowToPhone();
    const server = serverWithDashboard(
      aSummary({ ...onTheWay, eligibleNow: true }, { topic: 'skilled_worker' }),
    );
    const { router } = openPage('/changes');
    await screen.findByRole('heading', { level: 1 });
    server.on(lawDeskCall, () => lawNotices([aLawNotice()]));
    await act(() => router.navigate('/dashboard'));
    const news = await card('News about the law');
    expect(await news.findByText('Announced, not the law: A made-up rule')).toBeTruthy();
    const folded = news.getByText('Ready to apply? Waiting has a risk').closest('details');
    expect(folded?.open).toBe(false);
  });

  it('says of an empty record what will be where, in each of its tabs, which the address remembers', async () => {
    serverWithDashboard();
    const { person, router } = openPage('/dashboard');
    expect(await screen.findByText(/Nothing to do/)).toBeTruthy();
    expect(screen.getByText(/No documents yet/)).toBeTruthy();
    expect(screen.getByText(/No days away recorded yet/)).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Absences' }));
    expect(router.state.location.search).toBe('?tab=absences');
    expect(screen.getByRole('meter', { name: 'Days away in the last 5 years' })).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Tasks' }));
    expect(screen.getByText('0 tasks to do, 0 completed')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(screen.getByText('0 documents in your vault')).toBeTruthy();
  });

  it('shows its shape while it loads, says that it could not be loaded, tries again, and asks for everything on Refresh', async () => {
    const server = serverWithDashboard();
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.on('GET /api/dashboard/summary', () => new Promise((resolve) => (answer = resolve)));
    const { person } = openPage('/dashboard');
    expect(await screen.findByText('Loading your dashboard…')).toBeTruthy();
    answer({ status: 503, body: { message: 'The store is away.' } });
    server.on('GET /api/dashboard/summary', () => ({ status: 503, body: { message: 'The store is away.' } }));
    expect(await screen.findByText('Error Loading Dashboard')).toBeTruthy();
    expect(screen.getByText('The store is away.')).toBeTruthy();

    server.on('GET /api/dashboard/summary', () => ({ status: 200, body: aSummary() }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'ILR progress' })).toBeTruthy();
    expect(screen.queryByText('Error Loading Dashboard')).toBeNull();

    const calls = ['dashboard/summary', 'tasks', 'documents', 'absences/summary', 'account/profile'];
    const timesAsked = () => calls.map((call) => server.requests(`GET /api/${call}`).length);
    const before = timesAsked();
    server.on('GET /api/dashboard/summary', () => ({ status: 200, body: aSummary(onTheWay) }));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Your dashboard is up to date.')).toBeTruthy();
    expect(screen.getByText('04 December 2028')).toBeTruthy();
    expect(timesAsked()).toEqual(before.map((times) => times + 1));
  });

  it('shows the rest where one part could not be loaded, and loads that part again', async () => {
    const server = serverWithDashboard(aSummary(onTheWay));
    server.on('GET /api/documents', () => ({ status: 500, body: { message: '' } }));
    const { person } = openPage('/dashboard');
    const documents = await card('Recent documents');
    expect(await documents.findByText('Error Loading Data')).toBeTruthy();
    expect(screen.getByText('04 December 2028')).toBeTruthy();
    server.on('GET /api/documents', () => ({ status: 200, body: [aDocument()] }));
    await person.click(documents.getByRole('button', { name: 'Refresh' }));
    expect(await documents.findByText('My passport')).toBeTruthy();
  });
});
