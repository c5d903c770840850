import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTask } from '../testing/tasks';
import { serverInMemory } from '../testing/serverInMemory';
import { showRoutes } from '../testing/showPiece';
import { TasksPage } from '../features/tasks/TasksPage';
import { OfflineBanner } from './frame/OfflineBanner';
import { Site } from './Site';
import { amina } from '../testing/builders';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const onLine = (there: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

const notDone = 'Not done: you are offline';
const whatIsKept = 'Your record is as it was. Press it again once you are connected.';

/** The page of tasks below the banner that every frame has. */
const offline = [
  {
    element: <Site />,
    children: [
      {
        path: '*',
        element: (
          <>
            <OfflineBanner />
            <TasksPage />
          </>
        ),
      },
    ],
  },
];

/** The tasks of somebody, with one that is to be done. */
async function openTasks() {
  const task = aTask('Send the form');
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/tasks': () => ({ status: 200, body: [task] }),
  });
  const page = showRoutes(offline, '/dashboard/tasks');
  const done = await screen.findByRole('checkbox', { name: 'Completed: Send the form' });
  return { ...page, server, task, done };
}

describe('what is pressed without a connection', () => {
  it('is said not to be done, what is kept, and once; it stays until it is pressed again', async () => {
    const { person, server, task, done } = await openTasks();
    const path = `/api/tasks/${task.id}`;
    server.on(`PATCH ${path}`, cutOff);
    onLine(false);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await person.click(done);
    expect(await screen.findByText(notDone)).toBeTruthy();
    expect(screen.getAllByText(whatIsKept)).toHaveLength(1);
    expect(screen.queryByText('Update failed')).toBeNull();
    // A toast would be gone by then.
    act(() => void vi.advanceTimersByTime(600_000));
    vi.useRealTimers();
    expect(screen.getByText(notDone)).toBeTruthy();
    onLine(true);
    server.on(`PATCH ${path}`, () => ({ status: 200, body: { ...task, stage: 'completed' } }));
    await person.click(done);
    expect(await screen.findByText('Task updated')).toBeTruthy();
    expect(screen.queryByText(notDone)).toBeNull();
  });

  it('may have been done where the connection was lost on the way', async () => {
    const { person, server, task, done } = await openTasks();
    server.on(`PATCH /api/tasks/${task.id}`, () => {
      onLine(false);
      return cutOff();
    });
    await person.click(done);
    expect(await screen.findByText(/^The connection was lost before an answer came\./)).toBeTruthy();
    expect(screen.queryByText(whatIsKept)).toBeNull();
  });

  it('in a dialog is said by the dialog, and by no toast as well', async () => {
    const { person, server, task } = await openTasks();
    server.on(`DELETE /api/tasks/${task.id}`, cutOff);
    await person.click(screen.getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('alertdialog');
    onLine(false);
    await person.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(`${notDone}${whatIsKept}`);
    expect(screen.getAllByText(notDone)).toHaveLength(1);
  });

  it('by a server that answers with a failure is told as before', async () => {
    const { person, server, task, done } = await openTasks();
    server.on(`PATCH /api/tasks/${task.id}`, () => ({ status: 500 }));
    await person.click(done);
    expect(await screen.findByText('Update failed')).toBeTruthy();
  });
});
