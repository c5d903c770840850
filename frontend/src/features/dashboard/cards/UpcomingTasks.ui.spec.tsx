import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTasks } from '../../../record/tasks/taskQueries';
import { serverInMemory } from '../../../testing/serverInMemory';
import { showPiece } from '../../../testing/showPiece';
import { aTask, completed } from '../../../testing/tasks';
import { Toasts } from '../../../ui/toasts/Toasts';
import { UpcomingTasks } from './UpcomingTasks';

function Card() {
  return (
    <>
      <UpcomingTasks tasks={useTasks()} />
      <Toasts />
    </>
  );
}

it('A task is completed on the dashboard as by its checkbox, stays when that fails, and the focus stays in the page', async () => {
  const task = aTask('Book test');
  let done = false;
  const server = serverInMemory({
    'GET /api/tasks': () => ({ status: 200, body: [done ? { ...task, ...completed } : task] }),
    'PATCH /api/tasks/book-test': () => ({ status: 503, body: { message: 'Nothing was changed.' } }),
  });
  const { person } = showPiece(<Card />);
  await person.click(await screen.findByRole('button', { name: 'Complete Book test' }));
  expect(await screen.findByText('Update failed')).toBeTruthy();
  expect(screen.getByText('Nothing was changed.')).toBeTruthy();

  server.on('PATCH /api/tasks/book-test', () => {
    done = true;
    return { status: 200, body: { ...task, ...completed } };
  });
  await person.click(screen.getByRole('button', { name: 'Complete Book test' }));
  expect(await screen.findByText('Task updated')).toBeTruthy();
  expect(server.requests('PATCH /api/tasks/book-test').map(({ body }) => body)).toEqual([
    { stage: 'completed' },
    { stage: 'completed' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Complete Book test' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Upcoming tasks' })),
  );
});
