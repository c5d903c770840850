import type { AheadAlertResponse, NotificationResponse } from '@settlewise/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { aNotification } from '../../testing/notifications';
import { openPage } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const visa = aNotification('Your visa ends', { date: '2099-01-31' });
const ahead: AheadAlertResponse = {
  ...{ kind: 'visa_expiry', importance: 'act', day: '2099-01-31', title: 'Last day of your visa' },
  ...{ link: '/dashboard/immigration-profile', toldOn: ['2098-11-02', '2099-01-01'] },
};

function serverOf(told: readonly NotificationResponse[], coming: readonly AheadAlertResponse[] = []) {
  let all = told;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: all }),
    'GET /api/alerts': () => ({
      status: 200,
      body: { asOf: '2026-11-26', waiting: all.filter(({ answer }) => answer === null), ahead: coming },
    }),
    'GET /api/alerts/choices': () => ({ status: 200, body: { kinds: alertKinds } }),
  });
  for (const each of told)
    server.on(`POST /api/notifications/${each.id}/answer`, ({ body }) => {
      const isOpen = JSON.stringify(body).includes('open');
      const answered = { ...each, answer: isOpen ? null : ({ answer: 'done', until: null } as const) };
      all = all.map((one) => (one.id === each.id ? answered : one));
      return { status: 200, body: answered };
    });
  return server;
}
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const history = 'Alerts that you were told, the newest first';

describe('The alerts', () => {
  it('that wait are done, go into the history, and are taken up again there', async () => {
    serverOf([visa]);
    const { person } = openPage('/alerts');
    const waiting = await list('Alerts, the most pressing first');
    expect(waiting.getByText('31 January 2099')).toBeTruthy();
    expect(waiting.getByRole('link', { name: 'View your immigration profile' })).toBeTruthy();
    await person.click(waiting.getByRole('button', { name: 'Done: Your visa ends' }));
    expect(await screen.findByText('Nothing waits for you now.')).toBeTruthy();

    await person.click(screen.getByRole('tab', { name: 'History' }));
    const told = await list(history);
    expect(told.getByText('Worked out on 20 Nov 2026 · no email · not read yet')).toBeTruthy();
    await person.click(await told.findByRole('button', { name: 'Undo: Your visa ends' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    await person.click(screen.getByRole('tab', { name: 'Now' }));
    expect(await screen.findByRole('button', { name: 'Done: Your visa ends' })).toBeTruthy();
  });

  it('that come stand by their day, with the days on which they are told', async () => {
    serverOf([], [ahead]);
    openPage('/alerts?tab=ahead');
    const coming = await list('Alerts ahead, the soonest first');
    expect(coming.getByText('31 January 2099')).toBeTruthy();
    expect(coming.getByText('You are told on 2 November 2098 and 1 January 2099.')).toBeTruthy();
  });

  it('say what will be here while there are none', async () => {
    serverOf([]);
    const { person } = openPage('/alerts');
    expect(await screen.findByText('Nothing waits for you now.')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Ahead' }));
    expect(await screen.findByText(/Nothing is ahead by your record/)).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByText('You have not been told anything yet.')).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: 'Kinds' }));
    expect(await screen.findByLabelText('A task is due')).toBeTruthy();
  });

  it('say when they could not be loaded, and are asked for again', async () => {
    const server = serverOf([visa]);
    server.on('GET /api/alerts', () => ({ status: 500, body: { message: 'Broken.' } }));
    const { person } = openPage('/alerts');
    expect(await screen.findByText('Error Loading Alerts')).toBeTruthy();
    server.on('GET /api/alerts', () => ({
      status: 200,
      body: { asOf: '2026-11-26', waiting: [visa], ahead: [] },
    }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Done: Your visa ends' })).toBeTruthy();
  });
});
