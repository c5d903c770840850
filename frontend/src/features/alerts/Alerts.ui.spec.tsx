import type { AheadAlertResponse, WaitingAlertResponse } from '@settlewise/contract/alerts';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alertKinds } from '../../testing/alerts';
import { amina } from '../../testing/builders';
import { aNotification } from '../../testing/notifications';
import { openPage, openSite } from '../../testing/openPage';
import { serverInMemory } from '../../testing/serverInMemory';

const visa = aNotification('Your visa ends', { date: '2099-01-31' });
const ahead: AheadAlertResponse = {
  kind: 'visa_expiry',
  importance: 'act',
  day: '2099-01-31',
  title: 'Last day of your visa',
  link: '/dashboard/immigration-profile',
  toldOn: ['2098-11-02', '2099-01-01'],
};

const rules = {
  title: 'Immigration Rules',
  url: 'https://www.gov.uk/guidance/immigration-rules',
  checkedOn: '2025-12-06',
  throughOthers: false,
};
const waits = (
  notification: NotificationResponse,
  task: WaitingAlertResponse['task'] = null,
): WaitingAlertResponse => ({
  ...notification,
  source: notification.kind === 'visa_expiry' ? rules : null,
  task,
});

function serverOf(told: readonly NotificationResponse[], coming: readonly AheadAlertResponse[] = []) {
  let all = told;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/notifications': () => ({ status: 200, body: all }),
    'GET /api/alerts': () => ({
      status: 200,
      body: {
        asOf: '2026-11-26',
        waiting: all.filter(({ answer }) => answer === null).map((each) => waits(each)),
        ahead: coming,
      },
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
    const why = waiting.getByRole('link', { name: /^Immigration Rules/ });
    expect(why.getAttribute('href')).toBe(rules.url);
    expect(why.parentElement?.textContent).toMatch(/^Why: Immigration Rules.*last read on 6 December 2025/);
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

  it('say once that mails wait while the address is not confirmed, and send the link again', async () => {
    const server = serverOf([]);
    server.on('GET /api/user', () => ({ status: 200, body: { ...amina, emailVerified: false } }));
    server.on('POST /api/verify-email/resend', () => ({ status: 200, body: { message: 'Sent.' } }));
    const { person } = openSite('/alerts');
    const notice = within(await screen.findByRole('region', { name: 'Confirm your email address' }));
    expect(notice.getByText('Our mails wait until you confirm your email address.')).toBeTruthy();
    // For as long as they wait.
    expect(notice.queryByRole('button', { name: 'Put this away for a week' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Email sent')).toBeTruthy();
    expect(server.requests('POST /api/verify-email/resend')).toHaveLength(1);
  });

  it('whose reason is gone say in the history since when, and why', async () => {
    const why = 'The task is done, was removed, or has no day any more.';
    serverOf([aNotification('A task is due', { answer: null, withdrawn: { on: '2026-11-25', why } })]);
    openPage('/alerts?tab=history');
    expect((await list(history)).getByText(`Withdrawn on 25 November 2026. ${why}`)).toBeTruthy();
  });

  it('become a task by one press, and then lead to it', async () => {
    const server = serverOf([]);
    let isAdded = false;
    server.on('GET /api/alerts', () => ({
      status: 200,
      body: {
        asOf: '2026-11-26',
        waiting: [
          waits(visa, { title: 'Extend my visa', dueDate: '2099-01-01', isAdded }),
          waits(aNotification('Fees have changed', { kind: 'fee_change', importance: 'news' })),
        ],
        ahead: [],
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
          dueDate: '2099-01-01',
          isOverdue: false,
          completedAt: null,
          dependantId: null,
          createdAt: '2026-11-26T08:00:00.000Z',
        },
      };
    });
    const { person } = openPage('/alerts');
    await person.click(
      await screen.findByRole('button', { name: 'Add task “Extend my visa”: Your visa ends' }),
    );
    const link = await screen.findByRole('link', { name: 'In your tasks: Extend my visa' });
    expect(link.getAttribute('href')).toBe('/dashboard/tasks');
    expect(server.requests(call)).toHaveLength(1);
    // What is only good to know asks for nothing.
    expect(screen.queryByRole('button', { name: /^Add task/ })).toBeNull();
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
    expect(screen.getByRole('link', { name: /^a regulated adviser/ })).toBeTruthy();
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
      body: { asOf: '2026-11-26', waiting: [waits(visa)], ahead: [] },
    }));
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Done: Your visa ends' })).toBeTruthy();
  });
});
