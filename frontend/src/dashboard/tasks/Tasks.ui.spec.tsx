import type { DependantResponse, TaskResponse } from '@settlewise/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

function aTask(title: string, rest: Partial<TaskResponse> = {}): TaskResponse {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: null,
    category: 'reminder',
    stage: 'pending',
    priority: 'medium',
    dueDate: null,
    isOverdue: false,
    completedAt: null,
    dependantId: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    ...rest,
  };
}
const completed = { stage: 'completed', completedAt: '2026-11-20T23:30:00.000Z' };

const leila: DependantResponse = {
  id: 2,
  firstName: 'Leila',
  lastName: 'Khan',
  dateOfBirth: '2015-03-04',
  relationship: 'child',
  nationality: 'kenya',
  passportNumber: null,
  currentVisaType: null,
  visaStartDate: null,
  visaExpiryDate: null,
  brpNumber: null,
  notes: null,
};

/** A signed-in person's server that keeps a list of tasks. */
function serverWith(...tasks: TaskResponse[]) {
  let kept = tasks;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/tasks': () => ({ status: 200, body: kept }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
  });
  return { ...server, keep: (...changed: TaskResponse[]) => (kept = changed) };
}

const titles = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const rowOf = (title: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(`^${title}`) }).closest('tr') ?? document.body);
const checkboxOf = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Completed: ${title}` });

async function openAddDialog(person: ReturnType<typeof openPage>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Add Task' }));
  return within(await screen.findByRole('dialog', { name: 'Add Task' }));
}

describe('The tasks page', () => {
  it('shows each task with its state, category, date and priority in words', async () => {
    const server = serverWith(
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
  });

  it('has a disabled, ticked checkbox and no Mark as Complete where a task is completed', async () => {
    serverWith(aTask('Book test'), aTask('Scan payslips', completed));
    openPage('/dashboard/tasks');
    await screen.findByText('Scan payslips');
    expect([checkboxOf('Scan payslips').checked, checkboxOf('Scan payslips').disabled]).toEqual([true, true]);
    expect([checkboxOf('Book test').checked, checkboxOf('Book test').disabled]).toEqual([false, false]);
    expect(screen.getAllByRole('button', { name: /^Mark as Complete/ })).toHaveLength(1);
  });

  it('filters by its tabs', async () => {
    serverWith(
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

  it.each([
    ['all', 'You have no tasks yet. Add your first one.'],
    ['pending', 'There are no tasks in this category.'],
    ['overdue', 'Great! no overdue tasks'],
    ['completed', 'You have not completed any tasks yet.'],
    ['applications', 'There are no tasks in this category.'],
    ['documents', 'There are no tasks in this category.'],
  ])('says in the empty tab %s: %s', async (tab, words) => {
    serverWith();
    openPage(`/dashboard/tasks?tab=${tab}`);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('begins with the first task from the empty list', async () => {
    serverWith();
    const { person } = openPage('/dashboard/tasks');
    await person.click(await screen.findByRole('button', { name: 'Add your first task' }));
    expect(await screen.findByRole('dialog', { name: 'Add Task' })).toBeTruthy();
  });

  it('shows its shape while the tasks are on their way', async () => {
    const server = serverWith();
    let answer: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    server.on('GET /api/tasks', async () => {
      await wait;
      return { status: 200, body: [aTask('Book test')] };
    });
    openPage('/dashboard/tasks');
    expect(await screen.findByText('Loading your tasks…')).toBeTruthy();
    answer();
    expect(await screen.findByText('Book test')).toBeTruthy();
    expect(screen.queryByText('Loading your tasks…')).toBeNull();
  });

  it('says that loading failed, and loads when asked again', async () => {
    const server = serverWith(aTask('Book test'));
    server.on('GET /api/tasks', () => ({ status: 503, body: { message: 'Away' } }));
    const { person } = openPage('/dashboard/tasks');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error Loading Tasks')).toBeTruthy();
    expect(within(alert).getByText('There was a problem loading your tasks. Please try again.')).toBeTruthy();
    server.on('GET /api/tasks', () => ({ status: 200, body: [aTask('Book test')] }));
    await person.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Book test')).toBeTruthy();
    expect(screen.queryByText('Error Loading Tasks')).toBeNull();
  });
});

describe('Completing a task', () => {
  it.each([
    ['the checkbox', () => checkboxOf('Book test')],
    ['Mark as Complete', () => screen.getByRole('button', { name: 'Mark as Complete: Book test' })],
  ])('by %s sends the stage, says so, and keeps the focus in the page', async (_, control) => {
    const server = serverWith(aTask('Book test'));
    const done = aTask('Book test', completed);
    server.on('PATCH /api/tasks/book-test', () => {
      server.keep(done);
      return { status: 200, body: done };
    });
    const { person } = openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    await person.click(control());
    expect(await screen.findByText('Task updated')).toBeTruthy();
    expect(screen.getByText('“Book test” is completed.')).toBeTruthy();
    expect(server.requests('PATCH /api/tasks/book-test').map(({ body }) => body)).toEqual([
      { stage: 'completed' },
    ]);
    await waitFor(() => expect(checkboxOf('Book test').disabled).toBe(true));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your tasks');
  });

  it('asks the server once, however often it is clicked', async () => {
    const server = serverWith(aTask('Book test'));
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

  it.each([
    [409, { message: 'This task is completed.' }, 'This task is completed.'],
    [500, undefined, 'Failed to update task'],
    [200, { nothing: 'known' }, 'There was a problem updating your task.'],
  ])('that fails with %i says why, and leaves the task as it was', async (status, body, message) => {
    const server = serverWith(aTask('Book test'));
    server.on('PATCH /api/tasks/book-test', () => ({ status, body }));
    const { person } = openPage('/dashboard/tasks');
    await screen.findByText('Book test');
    await person.click(checkboxOf('Book test'));
    expect(await screen.findByText('Update failed')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect([checkboxOf('Book test').checked, checkboxOf('Book test').disabled]).toEqual([false, false]);
  });
});

describe('The form of a task', () => {
  it('begins with the defaults, and sends a pending task', async () => {
    const server = serverWith();
    server.on('POST /api/tasks', () => {
      server.keep(aTask('Book test'));
      return { status: 201, body: aTask('Book test') };
    });
    const { person } = openPage('/dashboard/tasks');
    const dialog = await openAddDialog(person);
    expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe('reminder');
    expect(dialog.getByLabelText<HTMLSelectElement>('Priority').value).toBe('medium');
    expect(dialog.queryByLabelText(/^For/)).toBeNull();
    const choices = (label: string) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(choices('Category')).toEqual(['Application', 'Document', 'Appointment', 'Reminder', 'Other']);
    expect(choices('Priority')).toEqual(['Low', 'Medium', 'High', 'Urgent']);

    await person.type(dialog.getByLabelText('Title'), '  Book test ');
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    expect(await screen.findByText('Task created')).toBeTruthy();
    const [request] = server.requests('POST /api/tasks');
    expect(request?.body).toEqual({
      title: 'Book test',
      description: null,
      category: 'reminder',
      stage: 'pending',
      priority: 'medium',
      dueDate: null,
      dependantId: null,
    });
    expect(request?.idempotencyKey).toMatch(/\S/);
    expect(await screen.findByRole('rowheader', { name: 'Book test' })).toBeTruthy();
  });

  it('sends everything that was filled in', async () => {
    const server = serverWith();
    server.on('GET /api/dependants', () => ({ status: 200, body: [leila] }));
    server.on('POST /api/tasks', () => ({ status: 201, body: aTask('Renew passport') }));
    const { person } = openPage('/dashboard/tasks');
    const dialog = await openAddDialog(person);
    await person.type(dialog.getByLabelText('Title'), 'Renew passport');
    await person.type(dialog.getByLabelText(/^Description/), 'Online');
    await person.selectOptions(dialog.getByLabelText('Category'), 'Application');
    await person.selectOptions(dialog.getByLabelText('Priority'), 'Urgent');
    await person.type(dialog.getByRole('textbox', { name: /^Due date/ }), '3 Apr 2027');
    await person.selectOptions(await dialog.findByLabelText(/^For/), 'Leila Khan');
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    await screen.findByText('Task created');
    expect(server.requests('POST /api/tasks')[0]?.body).toEqual({
      title: 'Renew passport',
      description: 'Online',
      category: 'application',
      stage: 'pending',
      priority: 'urgent',
      dueDate: '2027-04-03',
      dependantId: 2,
    });
  });

  it('says beside the field and at the top what is wrong, and sends nothing', async () => {
    const server = serverWith();
    const { person } = openPage('/dashboard/tasks');
    const dialog = await openAddDialog(person);
    await person.type(dialog.getByLabelText('Title'), 'ab');
    await person.type(dialog.getByRole('textbox', { name: /^Due date/ }), '31 Feb 2027');
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    const summary = within(await dialog.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Title must be at least 3 characters',
      'February 2027 has no day 31',
    ]);
    expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(server.requests('POST /api/tasks')).toEqual([]);
  });

  it.each([
    [503, { message: 'The record is away for a moment.' }, 'The record is away for a moment.'],
    [500, undefined, 'Failed to create task'],
    [201, { nothing: 'known' }, 'There was a problem creating your task.'],
  ])(
    'keeps what was typed when it fails with %i, and is added once on a retry',
    async (status, body, message) => {
      const server = serverWith();
      server.on('POST /api/tasks', () => ({ status, body }));
      const { person } = openPage('/dashboard/tasks');
      const dialog = await openAddDialog(person);
      await person.type(dialog.getByLabelText('Title'), 'Book test');
      await person.click(dialog.getByRole('button', { name: 'Add Task' }));
      expect(await screen.findByText('Create failed')).toBeTruthy();
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
      expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Book test');

      server.on('POST /api/tasks', () => ({ status: 201, body: aTask('Book test') }));
      await person.click(dialog.getByRole('button', { name: 'Add Task' }));
      await screen.findByText('Task created');
      const keys = server.requests('POST /api/tasks').map(({ idempotencyKey }) => idempotencyKey);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('changes a task and leaves its stage alone', async () => {
    const before = aTask('Book test', { description: 'Leeds', dueDate: '2027-01-02', stage: 'in_progress' });
    const server = serverWith(before);
    server.on('PATCH /api/tasks/book-test', () => {
      server.keep({ ...before, title: 'Book the test' });
      return { status: 200, body: { ...before, title: 'Book the test' } };
    });
    const { person } = openPage('/dashboard/tasks');
    await person.click(await screen.findByRole('button', { name: 'Edit: Book test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    const title = dialog.getByLabelText('Title');
    await person.clear(title);
    await person.type(title, 'Book the test');
    await person.clear(dialog.getByLabelText(/^Description/));
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Task updated')).toBeTruthy();
    expect(server.requests('PATCH /api/tasks/book-test')[0]?.body).toEqual({
      title: 'Book the test',
      description: null,
      category: 'reminder',
      priority: 'medium',
      dueDate: '2027-01-02',
      dependantId: null,
    });
    expect(await screen.findByRole('rowheader', { name: /^Book the test/ })).toBeTruthy();
  });
});

describe('Deleting a task', () => {
  async function openQuestion(person: ReturnType<typeof openPage>['person']) {
    await person.click(await screen.findByRole('button', { name: 'Delete: Book test' }));
    return within(await screen.findByRole('alertdialog'));
  }

  it('asks first, and leaves the task where the answer is no', async () => {
    const server = serverWith(aTask('Book test'));
    const { person } = openPage('/dashboard/tasks');
    const question = await openQuestion(person);
    expect(question.getByText('Are you sure you want to delete this task?')).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(titles()).toEqual(['Book test']);
    expect(server.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('takes the task out of the list and says so', async () => {
    const server = serverWith(aTask('Book test'));
    server.on('DELETE /api/tasks/book-test', () => {
      server.keep();
      return { status: 204 };
    });
    const { person } = openPage('/dashboard/tasks');
    const question = await openQuestion(person);
    await person.click(question.getByRole('button', { name: 'Delete task' }));
    expect(await screen.findByText('Task deleted')).toBeTruthy();
    expect(await screen.findByText('You have no tasks yet. Add your first one.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Your tasks'));
  });

  it.each([
    [503, { message: 'The record is away for a moment.' }, 'The record is away for a moment.'],
    [500, undefined, 'Failed to delete task'],
  ])('that fails with %i says why in the question, which stays', async (status, body, message) => {
    const server = serverWith(aTask('Book test'));
    server.on('DELETE /api/tasks/book-test', () => ({ status, body }));
    const { person } = openPage('/dashboard/tasks');
    const question = await openQuestion(person);
    await person.click(question.getByRole('button', { name: 'Delete task' }));
    expect(await screen.findByText('Deletion failed')).toBeTruthy();
    expect(within(await question.findByRole('alert')).getByText(message)).toBeTruthy();
  });
});
