import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  anAccess,
  anAccount,
  anAdminEvent,
  keepsRecordAccess,
  serverWithAdministrator,
} from '../../../testing/admin';
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
  server.on(`GET ${path}/history?look=look-1`, () => page('AbsenceChanged', '120/120'));
  server.on(`GET ${path}/history?look=look-1&before=120%2F120`, () => page('AbsenceRecorded', null));
  return server;
}

async function openRecord(person: ReturnType<typeof openPage>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Open this record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open amara’s record' }));
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked us for help');
  await person.click(dialog.getByRole('button', { name: 'Open record' }));
}

describe('One account', () => {
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
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The account was taken over');
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
    await person.type(reason, 'She joins the team');
    await person.click(dialog.getByRole('button', { name: 'Make administrator' }));
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
    expect(await screen.findByRole('heading', { name: 'Absence changed' })).toBeTruthy();
    expect(server.requests('POST /api/admin/looks')[0]?.body).toEqual({
      userId: 'id-amara',
      reason: 'She asked us for help',
    });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('look-1');
  });

  it('shows the history with what changed field by field, back to its beginning', async () => {
    serverWithHistory();
    const { person } = openPage('/admin/users/id-amara');
    await openRecord(person);
    const changed = within(await screen.findByRole('article', { name: 'Absence changed' }));
    expect(changed.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldChangeBeforeAfter',
      'destinationChangedLisbonPorto',
      'notesAdded–By train',
    ]);
    // A history has many of them: none is a landmark.
    expect(changed.getByRole('group', { name: 'What changed: Absence changed' }).tabIndex).toBe(0);
    expect(changed.getByRole('link', { name: 'absences-id-amara' }).getAttribute('href')).toBe(
      '/admin/streams/absences-id-amara',
    );
    await person.click(screen.getByRole('button', { name: 'Load earlier events' }));
    expect(await screen.findByRole('article', { name: 'Absence recorded' })).toBeTruthy();
    expect(screen.getByText('This is the beginning of the history.')).toBeTruthy();
  });

  it('shows the whole address, and stays open from page to page', async () => {
    serverWithHistory();
    const { person } = openPage('/admin/users/id-amara');
    await openRecord(person);
    await person.click(await screen.findByRole('tab', { name: 'Account details' }));
    expect(await screen.findByText('amara@example.org')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Overview' }));
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    await person.click(screen.getByRole('link', { name: 'People' }));
    await person.click(await screen.findByRole('link', { name: 'amara' }));
    expect(await screen.findByRole('article', { name: 'Absence changed' })).toBeTruthy();
  });

  it('that was opened before the page was loaded again needs no second reason', async () => {
    const server = serverWithHistory({ open: true });
    openPage('/admin/users/id-amara');
    expect(await screen.findByRole('tab', { name: 'Account details' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open this record' })).toBeNull();
    expect(server.requests('POST /api/admin/looks')).toEqual([]);
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
