import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aNextAct,
  aminasProfile,
  anAbsenceSummary,
  aSummary,
  serverWithDashboard,
} from '../../testing/dashboard';
import { limitChecks } from '../../testing/limits';
import { openPage } from '../../testing/openPage';
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

describe('The ILR card', () => {
  it('says what the day of the next act rests on, and the verdict not once more', async () => {
    serverWithDashboard(aSummary(onTheWay));
    openPage('/dashboard');
    const ilr = await card('ILR progress');
    for (const words of ['60%', 'Skilled Worker', '5 years', '04 December 2028', '24 months and 13 days'])
      expect(ilr.getByText(words)).toBeTruthy();
    for (const words of ['You can apply for ILR from 6 November 2028', 'In progress'])
      expect(ilr.queryByText(words)).toBeNull();
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '60',
    ]);
    expect(ilr.getByText(/ILR is required first/)).toBeTruthy();
  });

  it('gives no date while the visa is not known, and says what is missing', async () => {
    serverWithDashboard(aSummary({ missing: ['visaType', 'visaStartDate'] }));
    openPage('/dashboard');
    const ilr = await card('ILR progress');
    expect(ilr.getByText('Your ILR date is not known yet')).toBeTruthy();
    expect(ilr.getByText(/Add your visa type and the day your visa started/)).toBeTruthy();
    expect(ilr.getByText('Not known yet')).toBeTruthy();
    expect(ilr.getByRole('link', { name: 'Add your visa' }).getAttribute('href')).toBe(
      '/dashboard/immigration-profile',
    );
  });

  it('says that one can apply now', async () => {
    serverWithDashboard(
      aSummary({
        ...onTheWay,
        status: 'Eligible to apply',
        eligibleNow: true,
        progress: 100,
        timeLeft: null,
      }),
    );
    openPage('/dashboard');
    const ilr = await card('ILR progress');
    expect(ilr.getByText('You are now eligible to apply')).toBeTruthy();
    expect(ilr.queryByText('Time left')).toBeNull();
  });

  it('says why the date moved, and what the other count makes of it', async () => {
    serverWithDashboard(
      aSummary(
        {
          ...onTheWay,
          status: 'Over the ILR limit',
          note: 'You have 181 days away; the limit is 180.',
          homeOfficeSays: 'By the Home Office’s count you have 179 days away.',
        },
        {
          twoCounts: { cautious: '2028-11-06', homeOffice: '2026-10-01' },
          limits: limitChecks({
            settlement: { days: 181, homeOffice: 179 },
            finalYear: { days: 10 },
            fiveYears: { days: 181 },
          }),
        },
      ),
    );
    openPage('/dashboard');
    const ilr = await card('ILR progress');
    expect(ilr.getByText('You have 181 days away; the limit is 180.')).toBeTruthy();
    const both = ilr.getByRole('region', { name: 'Two ways to count' }).textContent;
    expect(both).toContain('You can apply from 6 November 2028181 days of 180');
    expect(both).toContain('You can apply (the first day was 1 October 2026)179 days of 180');
    // What each number counts to stands beside it.
    expect(ilr.getByText('of the 5 years from 4 December 2023')).toBeTruthy();
    expect(ilr.getByText(/^On this day your years are complete\./)).toBeTruthy();
    expect(ilr.getByText('until your years are complete')).toBeTruthy();
    // Why there are two numbers is said once on the page.
    await card('Travel absences');
    expect(screen.getAllByText(/^The Home Office does not count the day you leave/)).toHaveLength(1);
  });

  it('says no sentence again that the next act has said', async () => {
    const why = 'Your earlier visa left a gap.';
    serverWithDashboard(
      aSummary({ note: why }, { nextAct: aNextAct({ kind: 'no_date', headline: 'Find out', why }) }),
    );
    openPage('/dashboard');
    await card('ILR progress');
    expect(screen.getAllByText(why)).toHaveLength(1);
  });

  it('says of a visa that leads to no ILR that there is no date', async () => {
    serverWithDashboard(
      aSummary({
        status: 'No route to ILR',
        requiredYears: null,
        visaType: 'Student',
        note: 'Student does not lead to settlement.',
      }),
    );
    openPage('/dashboard');
    const ilr = await card('ILR progress');
    expect(ilr.getByText('No ILR date from this visa')).toBeTruthy();
    expect(ilr.getByText('Student does not lead to settlement.')).toBeTruthy();
  });

  it('says that ILR was granted, and when citizenship can follow', async () => {
    serverWithDashboard(
      aSummary(
        { status: 'Granted', hasILR: true, ilrGrantDate: '2026-03-01', progress: 100 },
        {
          citizenship: { eligibleNow: false, firstGoodDate: '2027-03-01', note: 'A year of ILR is needed.' },
        },
      ),
    );
    openPage('/dashboard');
    const ilr = await card('ILR progress');
    expect(ilr.getByText('You have indefinite leave to remain')).toBeTruthy();
    expect(ilr.getByText(/granted on 1 March 2026/)).toBeTruthy();
    expect(ilr.getByText('You can apply for citizenship from 1 March 2027.')).toBeTruthy();
    expect(ilr.getByText('A year of ILR is needed.')).toBeTruthy();
    expect(ilr.queryByText('Visa type')).toBeNull();
    expect(ilr.queryByText(/ILR is required first/)).toBeNull();
  });
});

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

  it('says of an empty record what will be where', async () => {
    serverWithDashboard();
    openPage('/dashboard');
    expect(await screen.findByText(/Nothing to do/)).toBeTruthy();
    expect(screen.getByText(/No documents yet/)).toBeTruthy();
    expect(screen.getByText(/No days away recorded yet/)).toBeTruthy();
  });

  it('completes a task as its checkbox does, and keeps the focus in the page', async () => {
    const server = serverWithDashboard();
    const task = aTask('Book test');
    let done = false;
    server.on('GET /api/tasks', () => ({ status: 200, body: [done ? { ...task, ...completed } : task] }));
    server.on('PATCH /api/tasks/book-test', () => {
      done = true;
      return { status: 200, body: { ...task, ...completed } };
    });
    const { person } = openPage('/dashboard');
    await person.click(await screen.findByRole('button', { name: 'Complete Book test' }));
    expect(await screen.findByText('Task updated')).toBeTruthy();
    expect(server.requests('PATCH /api/tasks/book-test').map(({ body }) => body)).toEqual([
      { stage: 'completed' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Complete Book test' })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Upcoming tasks' })),
    );
  });

  it('says when a task could not be completed, and leaves it', async () => {
    const server = serverWithDashboard();
    server.on('GET /api/tasks', () => ({ status: 200, body: [aTask('Book test')] }));
    server.on('PATCH /api/tasks/book-test', () => ({
      status: 503,
      body: { message: 'Nothing was changed.' },
    }));
    const { person } = openPage('/dashboard');
    await person.click(await screen.findByRole('button', { name: 'Complete Book test' }));
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText('Nothing was changed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Complete Book test' })).toBeTruthy();
  });

  it('shows its shape while it loads', async () => {
    const server = serverWithDashboard();
    let answer: (value: { status: number; body: unknown }) => void = () => undefined;
    server.on('GET /api/dashboard/summary', () => new Promise((resolve) => (answer = resolve)));
    openPage('/dashboard');
    expect(await screen.findByText('Loading your dashboard…')).toBeTruthy();
    answer({ status: 200, body: aSummary() });
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeTruthy();
  });

  it('says that the dashboard could not be loaded, and tries again', async () => {
    const server = serverWithDashboard();
    server.on('GET /api/dashboard/summary', () => ({ status: 503, body: { message: 'The store is away.' } }));
    const { person } = openPage('/dashboard');
    expect(await screen.findByText('Error Loading Dashboard')).toBeTruthy();
    expect(screen.getByText('The store is away.')).toBeTruthy();
    server.on('GET /api/dashboard/summary', () => ({ status: 200, body: aSummary() }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'ILR progress' })).toBeTruthy();
    expect(screen.queryByText('Error Loading Dashboard')).toBeNull();
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

  it('asks for everything again when it is refreshed, and says when it is up to date', async () => {
    const server = serverWithDashboard();
    const { person } = openPage('/dashboard');
    await screen.findByRole('tab', { name: 'Overview' });
    server.on('GET /api/dashboard/summary', () => ({ status: 200, body: aSummary(onTheWay) }));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Your dashboard is up to date.')).toBeTruthy();
    expect(screen.getByText('04 December 2028')).toBeTruthy();
    for (const call of [
      'GET /api/dashboard/summary',
      'GET /api/tasks',
      'GET /api/documents',
      'GET /api/absences/summary',
      'GET /api/account/profile',
    ])
      expect(server.requests(call)).toHaveLength(2);
  });
});

describe('What to do next', () => {
  it('stands first, with its day and what is left for it', async () => {
    const act = aNextAct({
      headline: 'Apply for ILR by 1 January 2027',
      ...{ kind: 'apply_for_ilr', daysLeft: 41, day: '2027-01-01' },
      left: [
        {
          key: 'english',
          title: 'English at level B1 or above',
          detail: '',
          to: '/dashboard/immigration-profile',
        },
      ],
      tasks: [{ id: 't', title: 'Book the test', dueDate: '2026-12-01', isOverdue: false }],
      moreTasks: 1,
      documents: { met: 4, of: 7, missing: [{ id: 'G1', title: 'Passport' }], more: 0, days: null },
    });
    serverWithDashboard(aSummary(onTheWay, { nextAct: act }));
    openPage('/dashboard');
    const next = await card('What to do next');
    expect(next.getByRole('heading', { name: 'Apply for ILR by 1 January 2027' })).toBeTruthy();
    expect(next.getByText('41 days left to apply')).toBeTruthy();
    expect(next.getByRole('link', { name: 'View my progress' }).getAttribute('href')).toBe(
      '/dashboard/progress',
    );
    expect(next.getByText('These four things are left:')).toBeTruthy();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'English at level B1 or above',
      'Book the test, due on 1 December 2026',
      '1 more task',
      'Checklist: Passport',
    ]);
    expect(next.getByRole('link', { name: 'Passport' }).getAttribute('href')).toBe(
      '/dashboard/documents?category=checklist',
    );
    expect(next.getByText('4 of 7 points of your checklist are done.')).toBeTruthy();
  });

  it('says for which day the documents are, where the two counts name two', async () => {
    const documents = {
      ...{ met: 2, of: 8, missing: [{ id: 'G7', title: 'English' }], more: 0 },
      days: { plannedOn: '2030-11-14', earlier: { on: '2026-01-01', met: 1, of: 8 } },
    };
    serverWithDashboard(aSummary(onTheWay, { nextAct: aNextAct({ documents }) }));
    openPage('/dashboard');
    const next = await card('What to do next');
    expect(next.getByRole('listitem').textContent).toBe('Checklist for 14 November 2030: English');
    expect(
      next.getByText(
        'For an application today, 1 of 8 points of your checklist is done. For 14 November 2030, 2 of 8 points of your checklist are done.',
      ),
    ).toBeTruthy();
  });

  it('counts the lines below it, of which a long checklist is one', async () => {
    const documents = { met: 2, of: 8, missing: [], more: 6, days: null };
    serverWithDashboard(aSummary(onTheWay, { nextAct: aNextAct({ documents }) }));
    openPage('/dashboard');
    const next = await card('What to do next');
    expect(next.getByText('This one thing is left:')).toBeTruthy();
    expect(next.getByRole('link', { name: '6 documents of your checklist' })).toBeTruthy();
  });
});

describe('The overview’s tab of absences', () => {
  it('names the count of a warning where the other count allows the days', async () => {
    const limits = limitChecks({
      settlement: { days: 95, homeOffice: 85 },
      finalYear: { days: 95, homeOffice: 85 },
      fiveYears: { days: 95 },
    });
    const server = serverWithDashboard();
    server.on('GET /api/absences/summary', () => ({
      status: 200,
      body: anAbsenceSummary(95, 95, { limits }),
    }));
    openPage('/dashboard?tab=absences');
    expect(await screen.findByText('Warning: You are exceeding yearly limit')).toBeTruthy();
    expect(
      screen.getByText(
        'Over the citizenship limit by 5 days with your travel days. By the Home Office’s count: 85 of 90 days. This limit counts on the day you apply for citizenship, not for ILR.',
      ),
    ).toBeTruthy();
  });

  it('says by how many days each count is over, where they are not the same', async () => {
    const limits = limitChecks({
      settlement: { days: 160, homeOffice: 154 },
      finalYear: { days: 160, homeOffice: 154 },
      fiveYears: { days: 160, homeOffice: 154 },
    });
    const server = serverWithDashboard();
    server.on('GET /api/absences/summary', () => ({
      status: 200,
      body: anAbsenceSummary(160, 160, { limits }),
    }));
    openPage('/dashboard?tab=absences');
    expect(
      await screen.findByText(
        'Over the citizenship limit by 70 days with your travel days; by 64 by the Home Office’s count. This limit counts on the day you apply for citizenship, not for ILR.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/by either count/)).toBeNull();
  });

  it('says nothing of ILR to one who applies for citizenship next', async () => {
    const limits = limitChecks(
      { settlement: null, finalYear: { days: 120, homeOffice: 118 }, fiveYears: { days: 120 } },
      'citizenship',
    );
    const server = serverWithDashboard();
    server.on('GET /api/absences/summary', () => ({
      status: 200,
      body: anAbsenceSummary(120, 120, { limits }),
    }));
    openPage('/dashboard?tab=absences');
    expect(
      await screen.findByText(
        'Over the citizenship limit by 30 days with your travel days; by 28 by the Home Office’s count.',
      ),
    ).toBeTruthy();
  });

  it.each([
    [80, '10 days remaining', null],
    [89, '1 day remaining', null],
    [
      90,
      'Warning: You are exceeding yearly limit',
      'At the citizenship limit: no days left. This limit counts on the day you apply for citizenship, not for ILR.',
    ],
    [
      120,
      'Warning: You are exceeding yearly limit',
      'Over the citizenship limit by 30 days, by either count. This limit counts on the day you apply for citizenship, not for ILR.',
    ],
  ])('says of %i days in the last 12 months: %s', async (days, words, whose) => {
    const server = serverWithDashboard();
    server.on('GET /api/absences/summary', () => ({ status: 200, body: anAbsenceSummary(days, 401) }));
    openPage('/dashboard?tab=absences');
    expect(await screen.findByText(words)).toBeTruthy();
    if (whose !== null) expect(screen.getByText(whose)).toBeTruthy();
    const year = screen.getByRole('meter', { name: 'Days away in the worst 12 months' });
    expect([year.getAttribute('aria-valuenow'), year.getAttribute('aria-valuemax')]).toEqual([
      `${days}`,
      '180',
    ]);
    expect(
      screen.getByRole('meter', { name: 'Days away in the last 12 months' }).getAttribute('aria-valuemax'),
    ).toBe('90');
    const five = screen.getByRole('meter', { name: 'Days away in the last 5 years' });
    expect(five.getAttribute('aria-valuetext')).toBe('401 of 450 days. Close to the citizenship limit.');
  });

  it('opens by its tab, which the address remembers', async () => {
    serverWithDashboard();
    const { person, router } = openPage('/dashboard');
    await person.click(await screen.findByRole('tab', { name: 'Absences' }));
    expect(router.state.location.search).toBe('?tab=absences');
    await person.click(screen.getByRole('tab', { name: 'Tasks' }));
    expect(await screen.findByText('0 tasks to do, 0 completed')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Documents' }));
    expect(await screen.findByText('0 documents in your vault')).toBeTruthy();
  });
});
