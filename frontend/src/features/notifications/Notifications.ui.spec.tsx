import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNotification, serverWithNotifications } from '../../testing/notifications';
import { openPage } from '../../testing/openPage';
import { showPiece } from '../../testing/showPiece';
import { Toasts } from '../../ui/toasts/Toasts';
import { CalendarCard } from './calendar/CalendarCard';

const visa = aNotification('Your visa ends in 90 days');
const task = aNotification('A task is overdue', {
  type: 'alert',
  kind: 'task_overdue',
  link: '/dashboard/tasks',
  createdAt: '2026-11-19T08:00:00.000Z',
});
const old = aNotification('You can apply for ILR', {
  type: 'other',
  isRead: true,
  link: null,
  createdAt: '2026-10-01T08:00:00.000Z',
});

const list = async () =>
  within(await screen.findByRole('list', { name: 'Notifications, the most urgent first' }));
const titles = async () => (await list()).getAllByRole('heading').map((heading) => heading.textContent);

describe('The notifications', () => {
  it('are listed by urgency, with what is new marked and counted, and can be narrowed to that', async () => {
    serverWithNotifications(visa, task, old);
    const { person, router } = openPage('/dashboard/notifications');
    expect(await titles()).toEqual([task.title, visa.title, old.title]);
    const items = (await list()).getAllByRole('listitem');
    expect(items.map((item) => within(item).queryByText('New') !== null)).toEqual([true, true, false]);
    expect(
      items.map((item) => within(item).queryByRole('button', { name: /^Mark as read/ }) !== null),
    ).toEqual([true, true, false]);
    expect(within(items[0] ?? document.body).getByText('Alert')).toBeTruthy();
    expect(within(items[1] ?? document.body).getByText('Warning')).toBeTruthy();
    expect(within(items[1] ?? document.body).getByText('20 Nov 2026')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Unread (2)' }));
    expect(await titles()).toEqual([task.title, visa.title]);
    expect(router.state.location.search).toBe('?tab=unread');
  });

  it('open to say all of what to do, and close again', async () => {
    const message = 'To stay you need to apply before it ends.\nIf you have a new visa, enter its dates.';
    serverWithNotifications({ ...visa, message });
    const { person } = openPage('/dashboard/notifications');
    const more = await screen.findByRole('button', { name: `More about: ${visa.title}` });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await person.click(more);
    const less = screen.getByRole('button', { name: `Less about: ${visa.title}` });
    const opened = document.getElementById(less.getAttribute('aria-controls') ?? '');
    expect(opened?.textContent).toBe(message);
    await person.click(less);
    expect(screen.getByRole('button', { name: `More about: ${visa.title}` })).toBeTruthy();
    expect(opened?.isConnected).toBe(false);
  });

  it('become a task by one press once they are open, as long as they hold, and then lead to it', async () => {
    const server = serverWithNotifications(visa, old);
    let isAdded = false;
    server.on('GET /api/alerts', () => ({
      status: 200,
      body: {
        asOf: '2026-11-26',
        ahead: [],
        waiting: [
          { ...visa, source: null, task: { title: 'Extend my visa', dueDate: '2027-01-19', isAdded } },
        ],
      },
    }));
    const call = `POST /api/notifications/${visa.id}/task`;
    server.on(call, () => {
      isAdded = true;
      return {
        status: 201,
        body: {
          id: 't1',
          title: 'Extend my visa',
          description: null,
          category: 'application',
          stage: 'pending',
          priority: 'high',
          dueDate: '2027-01-19',
          isOverdue: false,
          completedAt: null,
          dependantId: null,
          createdAt: '2026-11-26T08:00:00.000Z',
        },
      };
    });
    const { person } = openPage('/dashboard/notifications');
    await person.click(await screen.findByRole('button', { name: `More about: ${visa.title}` }));
    await person.click(
      await screen.findByRole('button', { name: `Add task “Extend my visa”: ${visa.title}` }),
    );
    const link = await screen.findByRole('link', { name: 'In your tasks: Extend my visa' });
    expect(link.getAttribute('href')).toBe('/dashboard/tasks');
    expect(server.requests(call)).toHaveLength(1);
    // What holds no longer asks for nothing.
    await person.click(screen.getByRole('button', { name: `More about: ${old.title}` }));
    expect(screen.queryByRole('button', { name: /^Add task/ })).toBeNull();
  });

  it('whose reason is gone say so, with the day and why, and ask for nothing', async () => {
    const why = 'Your record has another day for it now: 4 December 2027.';
    const gone = aNotification('Your visa expires on 18 February 2027', {
      type: 'other',
      isRead: true,
      withdrawn: { on: '2026-11-25', why },
    });
    serverWithNotifications(gone, visa);
    const { person } = openPage('/dashboard/notifications');
    expect(await titles()).toEqual([visa.title, gone.title]);
    const item = within((await list()).getAllByRole('listitem')[1] ?? document.body);
    expect(item.getByText('Withdrawn')).toBeTruthy();
    expect(item.getByText(/Withdrawn on 25 November 2026/)).toBeTruthy();
    await person.click(item.getByRole('button', { name: `More about: ${gone.title}` }));
    expect(item.getByText(`Withdrawn on 25 November 2026. ${why}`)).toBeTruthy();
    expect(item.queryByRole('button', { name: /^Done/ })).toBeNull();
  });

  it('are shown a hundred at a time, and the older ones when asked for', async () => {
    const many = Array.from({ length: 102 }, (_, index) => aNotification(`No ${index}`));
    serverWithNotifications(...many);
    // Among so many a role would be looked for at length.
    const texts = () =>
      [...document.querySelectorAll('main li h2, main li h3')].map((title) => title.textContent);
    const { person } = openPage('/dashboard/notifications');
    await list();
    expect(texts()).toEqual(many.slice(0, 100).map(({ title }) => title));
    await person.click(screen.getByText('Show more (2 left)'));
    expect(texts()).toEqual(many.map(({ title }) => title));
    expect(screen.queryByText(/^Show more/)).toBeNull();
    expect(screen.getByRole('tab', { name: 'Unread (102)' })).toBeTruthy();
  });

  it('are read one by one, and stay new when that could not be noted, and it is said', async () => {
    const server = serverWithNotifications(visa, task);
    const noteRead = `PATCH /api/notifications/${visa.id}`;
    const { person } = openPage('/dashboard/notifications?tab=unread');
    const button = await screen.findByRole('button', { name: `Mark as read: ${visa.title}` });
    server.on(noteRead, () => ({ status: 503, body: { message: 'Later.' } }));
    await person.click(button);
    expect(await screen.findByText('The notification could not be marked as read.')).toBeTruthy();
    expect(await titles()).toEqual([task.title, visa.title]);
    expect((await list()).getAllByText('New')).toHaveLength(2);

    server.on(noteRead, () => {
      const read = { ...visa, isRead: true };
      server.on('GET /api/notifications', () => ({ status: 200, body: [read, task] }));
      return { status: 200, body: read };
    });
    await person.click(button);
    expect(await screen.findByRole('tab', { name: 'Unread (1)' })).toBeTruthy();
    expect(await titles()).toEqual([task.title]);
    expect(server.requests(noteRead).map(({ body }) => body)).toEqual([{ isRead: true }, { isRead: true }]);
  });

  it('are read all at once, and nothing is left to mark', async () => {
    const server = serverWithNotifications(visa, task);
    const { person } = openPage('/dashboard/notifications');
    await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All of them are marked as read.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.queryByText('New')).toBeNull();
    expect(server.requests('POST /api/notifications/read-all')).toHaveLength(1);
  });

  it('lead to what they are about, which reads them', async () => {
    const server = serverWithNotifications(visa, task);
    const { person, router } = openPage('/dashboard/notifications');
    await person.click(await screen.findByRole('link', { name: 'View tasks' }));
    expect(await screen.findByRole('heading', { name: 'Tasks' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/tasks');
    expect(server.requests(`PATCH /api/notifications/${task.id}`)).toHaveLength(1);
  });

  it('say when they could not be loaded, are asked for again, and say what will be here while there are none', async () => {
    const server = serverWithNotifications();
    server.on('GET /api/notifications', () => ({ status: 500, body: { message: 'Broken.' } }));
    const { person } = openPage('/dashboard/notifications');
    expect(await screen.findByText('Error Loading Notifications')).toBeTruthy();
    server.on('GET /api/notifications', () => ({ status: 200, body: [] }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/No notifications yet/)).toBeTruthy();
  });
});

describe('The calendar', () => {
  const show = () =>
    showPiece(
      <>
        <CalendarCard />
        <Toasts />
      </>,
    );

  it('is downloaded as a file, or has a secret address that is shown once and can be ended', async () => {
    const server = serverWithNotifications();
    const address = 'https://settlewise.example/api/calendar/secret.ics';
    const openedAt = '2026-11-21T10:00:00.000Z';
    server.on('POST /api/calendar', () => ({ status: 200, body: { address, openedAt } }));
    server.on('DELETE /api/calendar', () => ({ status: 204 }));
    const { person } = show();
    const link = screen.getByRole('link', { name: 'Download as a calendar file (.ics)' });
    expect(link.getAttribute('href')).toBe('/api/calendar.ics');
    await person.click(await screen.findByRole('button', { name: 'Make a calendar address' }));
    expect(await screen.findByLabelText('Your calendar address')).toHaveProperty('value', address);
    await person.click(screen.getByRole('button', { name: 'End the address' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'End the address' }));
    expect(await screen.findByRole('button', { name: 'Make a calendar address' })).toBeTruthy();
    expect(screen.queryByLabelText('Your calendar address')).toBeNull();
    expect(server.requests('DELETE /api/calendar')).toHaveLength(1);
  });

  it('says since when an address is in use, is not shown again, and keeps it when it could not be ended', async () => {
    const server = serverWithNotifications();
    server.on('GET /api/calendar', () => ({
      status: 200,
      body: { isOpen: true, openedAt: '2026-11-01T10:00:00.000Z' },
    }));
    server.on('DELETE /api/calendar', () => ({ status: 503, body: { message: 'Later.' } }));
    const { person } = show();
    expect(await screen.findByText(/An address is in use since 1 November 2026/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make a new address' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'End the address' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'End the address' }));
    expect(await question.findByText('The address could not be ended. Please try again.')).toBeTruthy();
  });
});
