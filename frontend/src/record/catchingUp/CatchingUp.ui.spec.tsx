import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setField } from '../../testing/setField';
import { openPage } from '../../testing/openPage';
import { aTask, serverWithTasks } from '../../testing/tasks';

const call = 'GET /api/tasks';
const line = 'Your last change is saved. This page is catching up.';

const before = { status: 200, body: [aTask('Book test')], headers: { 'Settlewise-Stale': 'true' } };
const after = { status: 200, body: [aTask('Scan payslips')] };
const broken = { status: 503, body: { message: 'Something went wrong on our side.' } };

/** Time passes as always, and can be made to pass at once: a page asks again after a second, and then after two. */
const quickly = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The tasks page of a server that answers so by turns, and with the last of them from then on. */
function openTasks(...answers: readonly [...(typeof before | typeof after | typeof broken)[], typeof after]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const server = serverWithTasks();
  let asked = 0;
  server.on(call, () => {
    asked += 1;
    return answers[asked - 1] ?? after;
  });
  return { ...openPage('/dashboard/tasks'), timesAsked: () => asked };
}

describe('A page that lacks the last change', () => {
  it('says so, until it shows it without being asked', async () => {
    openTasks(before, after);
    expect((await screen.findByText(line)).parentElement?.getAttribute('role')).toBe('status');
    expect(screen.getByText('Book test')).toBeTruthy();
    await quickly(1_000);
    expect(await screen.findByText('Scan payslips')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(line)).toBeNull());
  });

  it('goes on asking when the server gives no answer', async () => {
    const { timesAsked } = openTasks(before, broken, after);
    await screen.findByText(line);
    await quickly(1_000);
    await quickly(2_000);
    expect(await screen.findByText('Scan payslips')).toBeTruthy();
    expect(timesAsked()).toBe(3);
  });

  it('shows it when somebody comes back who had left', async () => {
    const { router, timesAsked } = openTasks(before, after);
    await screen.findByText(line);
    await act(() => router.navigate('/'));
    await waitFor(() => expect(screen.queryByText(line)).toBeNull());
    expect(timesAsked()).toBe(1);
    await act(() => router.navigate('/dashboard/tasks'));
    expect(await screen.findByText('Scan payslips')).toBeTruthy();
    expect(timesAsked()).toBe(2);
  });
});

describe('A page that waits long for its answer', () => {
  const slowLine =
    'Still waiting for an answer. What you typed is kept on this page. It is not saved until the page says so.';

  it('says what is kept and what is not, in the dialog that is open, until the answer is there', async () => {
    const server = serverWithTasks();
    let answer = (_with: typeof broken): void => undefined;
    server.on(
      'POST /api/tasks',
      () =>
        new Promise<typeof broken>((resolve) => {
          answer = resolve;
        }),
    );
    const { person } = openPage('/dashboard/tasks');
    await person.click(await screen.findByRole('button', { name: 'Add your first task' }));
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    setField(title, 'Book test');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    if (title.form === null) throw new Error('The title is in no form');
    fireEvent.submit(title.form);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    const said = screen.getByText(slowLine);
    expect(said.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('dialog').contains(said)).toBe(true);
    answer(broken);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(slowLine)).toBeNull();
    expect(title.value).toBe('Book test');
  });
});
