import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TasksPage } from '../../features/tasks/TasksPage';
import { RequireUser } from '../../record/account/RequireUser';
import { amina } from '../../testing/builders';
import { setField } from '../../testing/setField';
import { showRoutes } from '../../testing/showPiece';
import { aTask, serverWithTasks } from '../../testing/tasks';
import { Site } from '../Site';

const over = () => ({ status: 401, body: { message: 'Please sign in first.' } });
const asking = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const title = 'Ask my employer for a letter';
const bob = { ...amina, id: 'b2', username: 'bob' };
const addTask = () => screen.getByRole('dialog', { name: 'Add Task', hidden: true });

/** The page of tasks, for somebody who is signed in; no other page says anything. */
const pages = [
  {
    element: <Site />,
    children: [
      { element: <RequireUser />, children: [{ path: 'dashboard/tasks', element: <TasksPage /> }] },
      { path: '*', element: <p>Another page</p> },
    ],
  },
];

/** The page of tasks, on which somebody has typed a task. */
async function typeTask() {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  const server = serverWithTasks();
  const page = showRoutes(pages, '/dashboard/tasks');
  const { person } = page;
  await person.click(await screen.findByRole('button', { name: 'Add Task' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Task' }));
  setField(dialog.getByLabelText('Title'), title);
  setField(dialog.getByLabelText(/^Description/), 'On paper, with a stamp');
  return { server, ...page, send: () => person.click(dialog.getByRole('button', { name: 'Add Task' })) };
}

/** They send it when their session is over. */
async function sendAfterTheEnd() {
  const { send, ...page } = await typeTask();
  page.server.on('POST /api/tasks', over);
  await send();
  await asking();
  return page;
}

/** The page asks for something by itself when their session is over. */
async function askAfterTheEnd(what: 'GET /api/tasks' | 'GET /api/user' = 'GET /api/tasks') {
  const page = await typeTask();
  page.server.on(what, over);
  void page.client.invalidateQueries({ queryKey: [what.replace('GET ', '')] });
  await asking();
  return page;
}

const isHidden = () => document.body.dataset['behind'] !== undefined;
const typed = () => screen.queryByDisplayValue(title);

async function signIn(person: UserEvent, password = 'correct horse 42!') {
  const dialog = within(await asking());
  expect(dialog.getByLabelText<HTMLInputElement>('Username').value, 'who it was').toBe(amina.username);
  setField(dialog.getByLabelText('Password', { selector: 'input' }), password);
  await person.click(dialog.getByRole('button', { name: 'Sign in' }));
}

describe('A session that ends while somebody types', () => {
  it('is begun again over the page, which keeps what was typed, so that it is sent once more', async () => {
    const { server, person } = await sendAfterTheEnd();
    server.on('POST /api/login', () => ({ status: 401, body: { message: 'Invalid username or password' } }));
    await signIn(person, 'wrong');
    expect((await within(await asking()).findByRole('alert')).textContent).toContain('Invalid username');

    server.on('POST /api/login', () => ({ status: 200, body: amina }));
    await signIn(person);
    expect(await screen.findByText('You are signed in again')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull();
    expect(within(addTask()).queryByRole('alert')).toBeNull();
    server.on('POST /api/tasks', () => ({ status: 201, body: aTask(title) }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add Task' }));
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    await expect.poll(() => server.requests('POST /api/tasks').length).toBe(2);
    const [refused, sent] = server.requests('POST /api/tasks');
    expect(sent?.body).toMatchObject({ title, description: 'On paper, with a stamp' });
    expect(sent).toEqual(refused);
  });

  it('is said once: neither a toast nor the form says it too, and each says again what fails afterwards', async () => {
    const { server, person } = await sendAfterTheEnd();
    expect(document.body.textContent).not.toMatch(/Please sign in first|Create failed/);
    expect(within(addTask()).queryByRole('alert', { hidden: true })).toBeNull();

    await person.click(within(await asking()).getByRole('button', { name: 'Not now' }));
    server.on('POST /api/tasks', () => ({ status: 409, body: { message: 'There are too many tasks.' } }));
    await person.click(within(addTask()).getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('Create failed')).toBeTruthy();
    expect(within(addTask()).getByRole('alert').textContent).toContain('There are too many tasks.');
  });

  it('asks for the code of an app as well, where that is on', async () => {
    const { server, person } = await sendAfterTheEnd();
    server.on('POST /api/login', () => ({
      status: 200,
      body: { message: 'A code, please.', codeNeeded: true },
    }));
    server.on('POST /api/login/code', () => ({ status: 200, body: amina }));
    await signIn(person);
    setField(await screen.findByLabelText('Code from your app'), '123456');
    await person.click(within(await asking()).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('You are signed in again')).toBeTruthy();
    expect(within(addTask()).getByLabelText<HTMLInputElement>('Title').value).toBe(title);
  });

  it('shows somebody else nothing of it', async () => {
    const { server, person, router } = await sendAfterTheEnd();
    server.on('POST /api/login', () => ({ status: 200, body: bob }));
    await signIn(person);
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await expect.poll(() => screen.queryByDisplayValue(title)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can wait: the page stays as it is, and asks again when something is sent', async () => {
    const { person, router } = await sendAfterTheEnd();
    await person.click(within(await asking()).getByRole('button', { name: 'Not now' }));
    await expect.poll(() => screen.queryByRole('dialog', { name: 'Your session has ended' })).toBeNull();
    expect([router.state.location.pathname, isHidden()]).toEqual(['/dashboard/tasks', false]);
    expect(within(addTask()).getByLabelText<HTMLInputElement>('Title').value).toBe(title);
    await person.click(within(addTask()).getByRole('button', { name: 'Add Task' }));
    await asking();
  });
});

describe('A session that ends under a page, which then asks for something by itself,', () => {
  it.each(['GET /api/tasks', 'GET /api/user'] as const)(
    'is begun again over it: hidden meanwhile, with what was typed and the latest answers afterwards (%s)',
    async (what) => {
      const { server, person, router, client } = await askAfterTheEnd(what);
      expect([isHidden(), router.state.location.pathname]).toEqual([true, '/dashboard/tasks']);
      await person.keyboard('{Escape}');
      const dialog = within(await asking());
      expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
      // What is refused meanwhile changes nothing, a wrong password as little.
      server.on('POST /api/login', () => ({
        status: 401,
        body: { message: 'Invalid username or password' },
      }));
      await signIn(person, 'wrong');
      await dialog.findByRole('alert');
      expect(isHidden()).toBe(true);

      server.on('POST /api/login', () => ({ status: 200, body: amina }));
      server.on('GET /api/user', () => ({ status: 200, body: amina }));
      server.on('GET /api/tasks', () => ({ status: 200, body: [aTask('Added on my phone')] }));
      await signIn(person);
      expect(await screen.findByText('You are signed in again')).toBeTruthy();
      expect(await screen.findByText('Added on my phone')).toBeTruthy();
      expect([isHidden(), typed() !== null]).toEqual([false, true]);
      expect(client.isFetching()).toBe(0);
    },
  );

  it('leads to sign-in whoever leaves, who finds nothing of it there', async () => {
    const { person, router, client } = await askAfterTheEnd();
    await person.click(within(await asking()).getByRole('button', { name: 'Leave this page' }));
    await expect.poll(() => router.state.location.pathname).toBe('/auth');
    expect(router.state.location.state).toEqual({ wanted: '/dashboard/tasks' });
    await expect.poll(() => typed()).toBeNull();
    expect([isHidden(), client.getQueryData(['/api/tasks'])]).toEqual([false, undefined]);
  });

  it('shows somebody else nothing of it', async () => {
    const { server, person, router, client } = await askAfterTheEnd();
    server.on('POST /api/login', () => ({ status: 200, body: bob }));
    server.on('GET /api/tasks', () => ({ status: 200, body: [] }));
    await signIn(person);
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await expect.poll(() => [typed(), isHidden()]).toEqual([null, false]);
    expect(client.getQueryData(['/api/tasks']) ?? []).toEqual([]);
  });
});

it('Who has signed in in another window finds nothing that somebody typed or saw before in this one', async () => {
  const { server, client } = await typeTask();
  server.on('GET /api/user', () => ({ status: 200, body: bob }));
  server.on('GET /api/tasks', () => ({ status: 200, body: [aTask('Of Bob')] }));
  void client.invalidateQueries({ queryKey: ['/api/user'] });
  expect(await screen.findByText('Of Bob')).toBeTruthy();
  expect([typed(), screen.queryByRole('dialog')]).toEqual([null, null]);
});
