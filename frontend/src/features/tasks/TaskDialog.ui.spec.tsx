import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TaskDialog } from '../../record/tasks/TaskDialog';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { showPiece } from '../../testing/showPiece';
import { aTask, leila, serverWithTasks } from '../../testing/tasks';
import { Toasts } from '../../ui/toasts/Toasts';

async function openAddDialog(person: ReturnType<typeof openPage>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Add Task' }));
  return within(await screen.findByRole('dialog', { name: 'Add Task' }));
}

/** The form without the page around it, of somebody with one dependant. */
async function showForm(task: ReturnType<typeof aTask> | null) {
  const server = serverWithTasks();
  const { person } = showPiece(
    <>
      <TaskDialog task={task} dependants={[leila]} onClose={() => undefined} />
      <Toasts />
    </>,
  );
  return { server, person, dialog: within(await screen.findByRole('dialog')) };
}

describe('The form of a task', () => {
  it('begins in its first field, and gives the focus back where it came from', async () => {
    serverWithTasks();
    const { person } = openPage('/dashboard/tasks');
    const dialog = await openAddDialog(person);
    expect(document.activeElement).toBe(dialog.getByLabelText('Title'));
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Task' })),
    );
  });

  it('begins with the defaults, and sends a pending task', async () => {
    const server = serverWithTasks();
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

    setField(dialog.getByLabelText('Title'), '  Book test ');
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
    const { server, person, dialog } = await showForm(null);
    server.on('POST /api/tasks', () => ({ status: 201, body: aTask('Renew passport') }));
    setField(dialog.getByLabelText('Title'), 'Renew passport');
    setField(dialog.getByLabelText(/^Description/), 'Online');
    await person.selectOptions(dialog.getByLabelText('Category'), 'Application');
    await person.selectOptions(dialog.getByLabelText('Priority'), 'Urgent');
    const due = dialog.getByRole('textbox', { name: /^Due date/ });
    setField(due, '3 Apr 2017');
    expect(dialog.getByText('This day is in the past. Please check it.')).toBeTruthy();
    setField(due, '');
    expect(dialog.queryByText(/Please check it/)).toBeNull();
    setField(due, '3 Apr 2027');
    await person.selectOptions(dialog.getByLabelText(/^For/), 'Leila Khan');
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
    const { server, person, dialog } = await showForm(null);
    setField(dialog.getByLabelText('Title'), 'ab');
    setField(dialog.getByRole('textbox', { name: /^Due date/ }), '31 Feb 2027');
    await person.click(dialog.getByRole('button', { name: 'Add Task' }));
    const summary = within(await dialog.findByRole('alert'));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Title must be at least 3 characters',
      'February 2027 has no day 31',
    ]);
    expect(dialog.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true');
    expect(server.requests('POST /api/tasks')).toEqual([]);
  });

  it('keeps what was typed when it fails, says why, and is added once on a retry', async () => {
    const { server, person, dialog } = await showForm(null);
    setField(dialog.getByLabelText('Title'), 'Book test');
    const send = () => person.click(dialog.getByRole('button', { name: 'Add Task' }));
    for (const [status, body, message] of [
      [503, { message: 'The record is away for a moment.' }, 'The record is away for a moment.'],
      [500, undefined, 'Failed to create task'],
      [201, { nothing: 'known' }, 'There was a problem creating your task.'],
    ] as const) {
      server.on('POST /api/tasks', () => ({ status, body }));
      await send();
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(screen.getByText('Create failed')).toBeTruthy();
      expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Book test');
    }
    server.on('POST /api/tasks', () => ({ status: 201, body: aTask('Book test') }));
    await send();
    await screen.findByText('Task created');
    const keys = server.requests('POST /api/tasks').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
  });

  it('changes a task and leaves its stage alone', async () => {
    const before = aTask('Book test', { description: 'Leeds', dueDate: '2027-01-02', stage: 'in_progress' });
    const server = serverWithTasks(before);
    server.on('PATCH /api/tasks/book-test', () => {
      server.keep({ ...before, title: 'Book the test' });
      return { status: 200, body: { ...before, title: 'Book the test' } };
    });
    const { person } = openPage('/dashboard/tasks');
    await person.click(await screen.findByRole('button', { name: 'Edit: Book test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    const title = dialog.getByLabelText('Title');
    setField(title, 'Book the test');
    setField(dialog.getByLabelText(/^Description/), '');
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

describe('The form of a task for somebody who is no longer a dependant', () => {
  it('keeps whom it is for unless another is chosen', async () => {
    const before = aTask('Renew passport', { dependantId: 9 });
    const { server, person, dialog } = await showForm(before);
    server.on('PATCH /api/tasks/renew-passport', () => ({ status: 200, body: before }));
    const forWhom = dialog.getByLabelText(/^For/);
    expect(within(forWhom).getByRole<HTMLOptionElement>('option', { name: 'Somebody else' }).selected).toBe(
      true,
    );
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Task updated');
    expect(server.requests('PATCH /api/tasks/renew-passport')[0]?.body).toMatchObject({ dependantId: 9 });
  });
});
