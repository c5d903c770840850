import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  anAccess,
  anAccount,
  anAdminEvent,
  keepsRecordAccess,
  serverWithAdministrator,
} from '../../../testing/admin';
import { setField } from '../../../testing/setField';
import { openPage } from '../../../testing/openPage';

const path = '/api/admin/users/id-amara';

function serverWithHistory(access: Parameters<typeof keepsRecordAccess>[1] = {}) {
  const server = serverWithAdministrator();
  keepsRecordAccess(server, access);
  server.on(`GET ${path}/record?look=look-1`, () => ({
    status: 200,
    body: {
      id: 'id-amara',
      username: 'amara',
      email: 'amara@example.org',
      formerEmails: [],
      firstName: 'Amara',
      lastName: null,
    },
  }));
  const page = (type: string, next: string | null) => ({
    status: 200,
    body: {
      userId: 'id-amara',
      erased: false,
      next,
      events: [
        {
          ...anAdminEvent(type),
          changes: [
            { path: 'destination', before: 'Lisbon', after: 'Porto' },
            { path: 'notes', before: null, after: 'By train' },
          ],
          content: { destination: 'Porto' },
        },
      ],
    },
  });
  server.on(`GET ${path}/history?look=look-1`, () => page('JourneyChanged', '120/120'));
  server.on(`GET ${path}/history?look=look-1&before=120%2F120`, () => page('JourneyRecorded', null));
  return server;
}

async function openRecord(person: ReturnType<typeof openPage>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Open this record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open amara’s record' }));
  setField(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked us for help');
  await person.click(dialog.getByRole('button', { name: 'Open record' }));
}

describe('One account', () => {
  it('that is nobody’s is not found, which is no failure that another try could mend', async () => {
    const server = serverWithAdministrator();
    const nobody = '00000000-0000-4000-8000-000000000000';
    server.on(`GET /api/admin/users/${nobody}`, () => ({
      status: 404,
      body: { message: 'There is nobody with this id.' },
    }));
    openPage(`/admin/users/${nobody}`);
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
    expect(screen.getByText('There is nobody with this id.')).toBeTruthy();
  });

  it('acts on it with a reason, and shows it as it is afterwards', async () => {
    const server = serverWithAdministrator();
    server.on(`POST ${path}/lock`, () => {
      server.on(`GET ${path}`, () => ({ status: 200, body: anAccount('amara', { state: 'locked' }) }));
      return { status: 200, body: anAccount('amara', { state: 'locked' }) };
    });
    const { person } = openPage('/admin/users/id-amara');
    await person.click(await screen.findByRole('button', { name: 'Lock account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock amara’s account' }));
    expect(dialog.getByText(/signed out everywhere at once/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Lock account' }));
    expect(dialog.getAllByText('Please say why, in at least 5 characters')).toHaveLength(2);
    expect(server.requests(`POST ${path}/lock`)).toEqual([]);
    setField(dialog.getByRole('textbox', { name: 'Reason' }), 'The account was taken over');
    await person.click(dialog.getByRole('button', { name: 'Lock account' }));
    expect(await screen.findByText('amara’s account is locked.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Unlock account' })).toBeTruthy();
    expect(server.requests(`POST ${path}/lock`).map(({ body }) => body)).toEqual([
      { reason: 'The account was taken over' },
    ]);
  });

  it('says why the server refuses, and keeps what was typed', async () => {
    const server = serverWithAdministrator();
    server.on(`POST ${path}/role`, () => ({ status: 409, body: { message: 'The account is locked.' } }));
    const { person } = openPage('/admin/users/id-amara');
    await person.click(await screen.findByRole('button', { name: 'Make administrator' }));
    const dialog = within(await screen.findByRole('dialog'));
    const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    setField(reason, 'She joins the team');
    reason.focus();
    await person.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }));
    await person.click(question.getByRole('button', { name: 'Keep typing' }));
    await person.click(await dialog.findByRole('button', { name: 'Make administrator' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The account is locked.');
    expect(reason.value).toBe('She joins the team');
    expect(server.requests(`POST ${path}/role`)[0]?.body).toEqual({
      role: 'admin',
      reason: 'She joins the team',
    });
  });

  it('offers for a locked account with an unconfirmed address what makes sense there', async () => {
    serverWithAdministrator();
    openPage('/admin/users/id-ben');
    const acts = within(await screen.findByRole('region', { name: 'What you can do' }));
    expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Unlock account',
      'Send the confirmation mail again',
    ]);
  });
});

describe('A person’s record', () => {
  it('is not asked for before a reason was given, and the access stays out of the browser’s storage', async () => {
    const server = serverWithHistory();
    const { person } = openPage('/admin/users/id-amara');
    await screen.findByRole('button', { name: 'Open this record' });
    expect(server.sent.some(({ path: asked }) => /history|record/.test(asked))).toBe(false);
    await openRecord(person);
    expect(
      await screen.findByRole('button', { name: /^Journey \(Porto\): destination and notes changed/ }),
    ).toBeTruthy();
    expect(server.requests('POST /api/admin/looks')[0]?.body).toEqual({
      userId: 'id-amara',
      reason: 'She asked us for help',
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('look-1');
  });

  it('shows the history in a line an event, whose details open', async () => {
    serverWithHistory({ open: true });
    const { person } = openPage('/admin/users/id-amara');
    const line = await screen.findByRole('button', {
      name: /^Journey \(Porto\): destination and notes changed/,
    });
    expect(line.textContent).toBe('Journey (Porto): destination and notes changedamara20 Nov 2026, 14:05');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('main').textContent).not.toMatch(/absences-|event-|JourneyChanged|Lisbon/);
    await person.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    const details = within(screen.getByRole('region', { name: /^Details: Journey/ }));
    expect(details.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldChangeBeforeAfter',
      'DestinationChangedLisbonPorto',
      'NotesAdded–By train',
    ]);
    // A history has many of them: none is a landmark.
    expect(details.getByRole('group', { name: /^What changed: Journey/ }).tabIndex).toBe(0);
    expect(details.getByRole('link', { name: 'Journeys' }).getAttribute('href')).toBe(
      '/admin/streams/absences-id-amara',
    );
    await person.click(line);
    expect(screen.queryByRole('region', { name: /^Details/ })).toBeNull();
  });

  it('that was opened before needs no second reason, and shows its history a page at a time, with the page in the address', async () => {
    const server = serverWithHistory({ open: true });
    const { person, router } = openPage('/admin/users/id-amara');
    await screen.findByRole('button', { name: /^Journey.*changed/ });
    expect(screen.getByRole('tab', { name: 'Account details' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open this record' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Later events' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Earlier events' }));
    expect(await screen.findByRole('button', { name: /^Journey \(Porto\) recorded/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Journey.*changed/ })).toBeNull();
    expect(screen.getByText('This is the beginning of the history.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Earlier events' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'History, the newest first' }));
    expect(router.state.location.search).toBe('?before=120%2F120');
    await person.click(screen.getByRole('button', { name: 'Later events' }));
    expect(await screen.findByRole('button', { name: /^Journey.*changed/ })).toBeTruthy();
    expect(router.state.location.search).toBe('');
    expect(server.requests('POST /api/admin/looks')).toEqual([]);
  });

  it('is loaded again on the page of the history that was on show', async () => {
    serverWithHistory({ open: true });
    openPage('/admin/users/id-amara?before=120%2F120');
    expect(await screen.findByRole('button', { name: /^Journey \(Porto\) recorded/ })).toBeTruthy();
  });

  it('shows the whole address, and stays open from page to page', async () => {
    serverWithHistory();
    const { person } = openPage('/admin/users/id-amara');
    await openRecord(person);
    await person.click(await screen.findByRole('tab', { name: 'Account details' }));
    expect(await screen.findByText('amara@example.org')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'People' }));
    await person.click(await screen.findByRole('link', { name: 'amara' }));
    expect(await screen.findByRole('button', { name: /^Journey.*changed/ })).toBeTruthy();
  });

  /** The server says that the record is open until 13:00, and what time it is there. */
  function serverAt(now: string) {
    const server = serverWithHistory();
    const until = '2026-11-20T13:00:00.000Z';
    const answer = (access: object | null) => () => ({
      status: 200,
      body: { userId: 'id-amara', access, now },
    });
    server.on(`GET ${path}/access`, () => {
      server.on(`GET ${path}/access`, answer(null));
      return answer({ ...anAccess(), until })();
    });
    return server;
  }

  it('is open for as long as the server’s clock says, whatever the browser’s does', async () => {
    serverAt('2026-11-20T12:30:00.000Z');
    openPage('/admin/users/id-amara');
    expect(await screen.findByRole('tab', { name: 'Account details' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open this record' })).toBeNull();
  });

  it('closes once its time is over, and what it showed is gone', async () => {
    const server = serverAt('2026-11-20T13:00:00.000Z');
    openPage('/admin/users/id-amara');
    expect(await screen.findByRole('button', { name: 'Open this record' })).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    // Said by the server once more, and not by the page alone.
    await waitFor(() => expect(server.requests(`GET ${path}/access`)).toHaveLength(2));
  });
});

it('The history leaves out what the program notes for itself, until it is asked for', async () => {
  const server = serverWithHistory();
  server.on(`GET ${path}/history?look=look-1`, () => ({
    status: 200,
    body: {
      userId: 'id-amara',
      erased: false,
      next: null,
      events: ['TaskAdded', 'QuotaSlotTaken'].map((type) => ({
        ...anAdminEvent(type),
        id: `event-${type}`,
        changes: [],
        content: null,
      })),
    },
  }));
  const { person } = openPage('/admin/users/id-amara');
  await openRecord(person);
  const list = within(await screen.findByRole('list', { name: 'History, the newest first' }));
  expect(list.getByText('Task added')).toBeTruthy();
  expect(list.queryByText(/^Bookkeeping/)).toBeNull();
  expect(screen.getByText('What the program notes for itself: 1 event of this page.')).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Show bookkeeping' }));
  expect(list.getByText('Bookkeeping: one task or document more')).toBeTruthy();
});
