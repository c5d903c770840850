import type { NotificationResponse } from '@settlewise/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNotification } from '../../testing/notifications';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { AlertActs } from './AlertActs';

const visa = aNotification('Your visa ends', { date: '2099-01-31' });
const call = `POST /api/notifications/${visa.id}/answer`;

function show(rest: Partial<NotificationResponse> = {}) {
  const notification = { ...visa, ...rest };
  const server = serverInMemory({ [call]: () => ({ status: 200, body: notification }) });
  let answered = 0;
  const { person } = showPiece(
    <AlertActs
      notification={notification}
      onAnswered={() => {
        answered += 1;
      }}
    />,
  );
  return { person, sent: () => server.requests(call).map(({ body }) => body), answered: () => answered };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('What a person can say to an alert', () => {
  it.each([
    ['Done: Your visa ends', { answer: 'done' }],
    ['Not for me: Your visa ends', { answer: 'not_for_me' }],
  ])('%s', async (name, request) => {
    const { person, sent, answered } = show();
    await person.click(button(name));
    await waitFor(() => expect(answered()).toBe(1));
    expect(sent()).toEqual([request]);
  });

  it('is that it comes later: in a week, in a month, or on a day of their own', async () => {
    const { person, sent } = show();
    await person.click(button('Later: Your visa ends'));
    const dialog = within(await screen.findByRole('dialog', { name: 'When shall we tell you again?' }));
    expect(dialog.getAllByRole('button', { name: /^In a/ })).toHaveLength(2);
    await person.click(dialog.getByRole('button', { name: 'Tell me on this day' }));
    expect(dialog.getByText('Please enter a day after today, and not after 31 January 2099')).toBeTruthy();
    await person.type(dialog.getByLabelText('Or on a day that you choose'), '30/1/2099');
    await person.click(dialog.getByRole('button', { name: 'Tell me on this day' }));
    await waitFor(() => expect(sent()).toEqual([{ answer: 'snoozed', until: '2099-01-30' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is taken back', async () => {
    const { person, sent } = show({ answer: { answer: 'snoozed', until: '2099-01-30' } });
    expect(screen.getByText('Put off until 30 January 2099')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull();
    await person.click(button('Undo: Your visa ends'));
    await waitFor(() => expect(sent()).toEqual([{ answer: 'open' }]));
  });
});
