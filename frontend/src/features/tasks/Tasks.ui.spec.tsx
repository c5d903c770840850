import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/openPage';
import { aTask, completed, leila, serverWithTasks } from '../../testing/tasks';

const titles = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const rowOf = (title: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(`^${title}`) }).closest('tr') ?? document.body);
const checkboxOf = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Completed: ${title}` });

describe('The tasks page', () => {
  it('shows each task with its state, category, date and priority in words, and what is completed ticked for good', async () => {
    const server = serverWithTasks(
      aTask('Renew passport', {
        category: 'application',
        dueDate: '2026-11-12',
        isOverdue: true,
        priority: 'high',
        dependantId: 2,
      }),
      aTask('Book test', { stage: 'in_progress', priority: 'urgent', description: 'Leeds or York' }),
      aTask('Scan payslips', { ...completed, category: 'document', priority: 'low' }),
    );
    server.on('GET /api/dependants', () => ({ status: 200, body: [leila] }));
    openPage('/dashboard/tasks');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeTruthy();
    await screen.findByText('For Leila Khan');
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Status',
      'Task',
      'Category',
      'Due Date',
      'Priority',
      'Actions',
    ]);
    for (const words of ['Overdue', 'Application', '12 Nov 2026', 'High']) {
      expect(rowOf('Renew passport').getByText(words)).toBeTruthy();
    }
    for (const words of ['In progress', 'Leeds or York', 'No due date', 'Urgent']) {
      expect(rowOf('Book test').getByText(words)).toBeTruthy();
    }
    for (const words of ['Completed', 'Completed on 20 Nov 2026', 'Document', 'Low']) {
      expect(rowOf('Scan payslips').getByText(words)).toBeTruthy();
    }
    expect([checkboxOf('Scan payslips').checked, checkboxOf('Scan payslips').disabled]).toEqual([true, true]);
    expect([checkboxOf('Book test').checked, checkboxOf('Book test').disabled]).toEqual([false, false]);
    expect(
      screen
        .getAllByRole('button', { name: /^Mark as Complete/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Mark as Complete: Renew passport', 'Mark as Complete: Book test']);
  });

  it('filters by its tabs', async () => {
    serverWithTasks(
      aTask('Late', { isOverdue: true, dueDate: '2026-01-01' }),
      aTask('Begun', { stage: 'in_progress', category: 'application' }),
      aTask('Done', { ...completed, category: 'document' }),
    );
    const { person, router } = openPage('/dashboard/tasks');
    await screen.findByText('Late');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Tasks',
      'Pending',
      'Overdue',
      'Completed',
      'Applications',
      'Documents',
    ]);
    for (const [tab, expected] of [
      ['Pending', ['Late', 'Begun']],
      ['Overdue', ['Late']],
      ['Completed', ['DoneCompleted on 20 Nov 2026']],
      ['Applications', ['Begun']],
      ['Documents', ['DoneCompleted on 20 Nov 2026']],
      ['All Tasks', ['Late', 'Begun', 'DoneCompleted on 20 Nov 2026']],
    ] as const) {
      await person.click(screen.getByRole('tab', { name: tab }));
      expect(titles(), tab).toEqual(expected);
    }
    await person.click(screen.getByRole('tab', { name: 'Overdue' }));
    expect(router.state.location.search).toBe('?tab=overdue');
  });

  it('says in each empty tab what is not there, and begins with the first task from the empty list', async () => {
    serverWithTasks();
    const { person } = openPage('/dashboard/tasks?tab=overdue');
    expect(await screen.findByText('Great! no overdue tasks')).toBeTruthy();
    for (const [tab, words] of [
      ['Pending', 'There are no tasks in this category.'],
      ['Completed', 'You have not completed any tasks yet.'],
      ['Applications', 'There are no tasks in this category.'],
      ['Documents', 'There are no tasks in this category.'],
      ['All Tasks', 'You have no tasks yet. Add your first one.'],
    ] as const) {
      await person.click(screen.getByRole('tab', { name: tab }));
      expect(within(screen.getByRole('tabpanel')).getByText(words), tab).toBeTruthy();
    }
    await person.click(screen.getByRole('button', { name: 'Add your first task' }));
    expect(await screen.findByRole('dialog', { name: 'Add Task' })).toBeTruthy();
  });

  it('shows its shape while the tasks are on their way, says that loading failed, and loads when asked again', async () => {
    const server = serverWithTasks(aTask('Book test'));
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    server.on('GET /api/tasks', async () => {
      await wait;
      return { status: 503, body: { message: 'Away' } };
    });
    const { person } = openPage('/dashboard/tasks');
    expect(await screen.findByText('Loading your tasks…')).toBeTruthy();
    answer();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error Loading Tasks')).toBeTruthy();
    expect(alert.getByText('There was a problem loading your tasks. Please try again.')).toBeTruthy();
    server.on('GET /api/tasks', () => ({ status: 200, body: [aTask('Book test')] }));
    await person.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Book test')).toBeTruthy();
    expect(screen.queryByText('Error Loading Tasks')).toBeNull();
    expect(screen.queryByText('Loading your tasks…')).toBeNull();
  });
});

describe('Completing a task', () => {
  it('by the checkbox or by Mark as Complete sends the stage, says so, and keeps the focus in the page', async () => {
    const server = serverWithTasks(aTask('Book test'), aTask('Scan payslips'));
    const [booked, scanned] = [aTask('Book test', completed), aTask('Scan payslips', completed)];
    server.on('PATCH /api/tasks/book-test', () => {
      server.keep(booked, aTask('Scan payslips'));
      return { status: 200, body: booked };
    });
    server.on('PATCH /api/tasks/scan-payslips', () => {
      server.keep(booked, scanned);
      return { status: 200, body: scanned };
    });
    const { person } = openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    for (const [title, control] of [
      ['Book test', checkboxOf('Book test')],
      ['Scan payslips', screen.getByRole('button', { name: 'Mark as Complete: Scan payslips' })],
    ] as const) {
      await person.click(control);
      expect(await screen.findByText(`“${title}” is completed.`)).toBeTruthy();
      expect(screen.getByText('Task updated')).toBeTruthy();
      await waitFor(() => expect(checkboxOf(title).disabled).toBe(true));
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Your tasks');
    }
    for (const id of ['book-test', 'scan-payslips'])
      expect(server.requests(`PATCH /api/tasks/${id}`).map(({ body }) => body)).toEqual([
        { stage: 'completed' },
      ]);
  });

  it('asks the server once, however often it is clicked', async () => {
    const server = serverWithTasks(aTask('Book test'));
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    server.on('PATCH /api/tasks/book-test', async () => {
      await wait;
      return { status: 200, body: aTask('Book test', completed) };
    });
    const { person } = openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    await person.click(checkboxOf('Book test'));
    expect(checkboxOf('Book test').checked).toBe(true);
    await person.click(checkboxOf('Book test'));
    await person.click(screen.getByRole('button', { name: 'Mark as Complete: Book test' }));
    answer();
    await screen.findByText('Task updated');
    expect(server.requests('PATCH /api/tasks/book-test')).toHaveLength(1);
  });

  it('that fails says why, and leaves the task as it was', async () => {
    const server = serverWithTasks(aTask('Book test'));
    const { person } = openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    for (const [status, body, message] of [
      [409, { message: 'This task is completed.' }, 'This task is completed.'],
      [500, undefined, 'Failed to update task'],
      [200, { nothing: 'known' }, 'There was a problem updating your task.'],
    ] as const) {
      server.on('PATCH /api/tasks/book-test', () => ({ status, body }));
      await person.click(checkboxOf('Book test'));
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.getByText('Update failed')).toBeTruthy();
      expect([checkboxOf('Book test').checked, checkboxOf('Book test').disabled]).toEqual([false, false]);
    }
  });
});

describe('A page that stays open over midnight in London', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows what was due on the day before as overdue', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-21T23:59:30Z'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    });
    const server = serverWithTasks(aTask('Book test', { dueDate: '2026-11-21' }));
    openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    expect(rowOf('Book test').getByText('Pending')).toBeTruthy();
    server.keep(aTask('Book test', { dueDate: '2026-11-21', isOverdue: true }));
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    await waitFor(() => expect(rowOf('Book test').getByText('Overdue')).toBeTruthy());
  });
});

describe('Deleting a task', () => {
  async function openQuestion(person: ReturnType<typeof openPage>['person']) {
    await person.click(await screen.findByRole('button', { name: 'Delete: Book test' }));
    return within(await screen.findByRole('alertdialog'));
  }

  it('asks first, says why it failed, and takes the task out of the list', async () => {
    const server = serverWithTasks(aTask('Book test'));
    const { person } = openPage('/dashboard/tasks');
    const first = await openQuestion(person);
    expect(first.getByText('Are you sure you want to delete this task?')).toBeTruthy();
    await person.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(titles()).toEqual(['Book test']);
    expect(server.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);

    const question = await openQuestion(person);
    for (const [status, body, message] of [
      [503, { message: 'The record is away for a moment.' }, 'The record is away for a moment.'],
      [500, undefined, 'Failed to delete task'],
    ] as const) {
      server.on('DELETE /api/tasks/book-test', () => ({ status, body }));
      await person.click(question.getByRole('button', { name: 'Delete task' }));
      await waitFor(() => expect(question.getByRole('alert').textContent).toContain(message));
      expect(screen.getByText('Deletion failed')).toBeTruthy();
    }

    server.on('DELETE /api/tasks/book-test', () => {
      server.keep();
      return { status: 204 };
    });
    await person.click(question.getByRole('button', { name: 'Delete task' }));
    expect(await screen.findByText('Task deleted')).toBeTruthy();
    expect(await screen.findByText('You have no tasks yet. Add your first one.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your tasks'));
  });
});
