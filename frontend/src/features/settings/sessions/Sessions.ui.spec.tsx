import type { SessionListResponse } from '@settlewise/contract/accountSettings';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setField } from '../../../testing/setField';
import { serverWithLegalAccess } from '../../../testing/legalAccess';
import { openPage } from '../../../testing/openPage';
import { showPiece } from '../../../testing/showPiece';
import { Toasts } from '../../../ui/toasts/Toasts';
import { SessionsSection } from './SessionsSection';

const path = '/api/account/sessions';
const here = {
  id: 'here',
  browser: 'Firefox',
  system: 'Windows',
  current: true,
  startedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
};
const phone = {
  id: 'phone',
  browser: 'Safari',
  system: 'iPhone',
  current: false,
  startedAt: '2026-11-03T09:30:00.000Z',
  lastUsedAt: '2026-11-20T18:05:00.000Z',
};
const unknown = { ...phone, id: 'unknown', browser: null, system: null };

/** A server at which the person is signed in as given. */
function serverWith(sessions: SessionListResponse['sessions'], passwordNeeded = false) {
  const server = serverWithLegalAccess();
  let open = sessions;
  server.on(`GET ${path}`, () => ({ status: 200, body: { passwordNeeded, sessions: open } }));
  for (const { id } of sessions) {
    server.on(`DELETE ${path}/${id}`, () => {
      open = open.filter((session) => session.id !== id);
      return { status: 204, body: undefined };
    });
  }
  server.on(`POST ${path}/end-others`, () => {
    open = open.filter(({ current }) => current);
    return { status: 204, body: undefined };
  });
  return server;
}

const openTab = () =>
  showPiece(
    <>
      <SessionsSection inSight />
      <Toasts />
    </>,
  );
const card = (name: string) => screen.findByRole('article', { name });
const signOut = async (name: string) => within(await card(name)).getByRole('button', { name: 'Sign out' });
const dialog = () => screen.findByRole('dialog');
const confirm = async (act = 'Sign out') => within(await dialog()).getByRole('button', { name: act });

describe('Where you are signed in', () => {
  it('shows three places at first, this one among them, and all of them on demand', async () => {
    const more = ['a', 'b', 'c'].map((id) => ({ ...phone, id, browser: `Browser ${id}` }));
    serverWith([here, phone, ...more]);
    const { person } = openTab();
    expect(await card('Firefox on Windows')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: 'Show more (2 left)' }));
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('is asked for only when it comes into sight', async () => {
    const server = serverWith([here]);
    const { person } = openPage('/dashboard/settings');
    await person.click(await screen.findByRole('tab', { name: 'Password' }));
    await card('Firefox on Windows');
    expect(server.requests(`GET ${path}`)).toHaveLength(1);
  });

  it('names each browser, marks this one, and offers to end the others alone', async () => {
    serverWith([here, phone, unknown]);
    openTab();
    const own = await card('Firefox on Windows');
    expect(within(own).getByText('This device')).toBeTruthy();
    expect(within(own).getByText('1 November 2026 at 08:00')).toBeTruthy();
    expect(within(own).queryByRole('button')).toBeNull();
    expect(within(await card('Safari on iPhone')).getByText('20 November 2026 at 18:05')).toBeTruthy();
    expect(await signOut('A device we do not know')).toBeTruthy();
  });

  it('that is here alone offers nothing to end', async () => {
    serverWith([here]);
    openTab();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('ends one, says so, and shows it no more', async () => {
    const server = serverWith([here, phone]);
    const { person } = openTab();
    await person.click(await signOut('Safari on iPhone'));
    expect(within(await dialog()).queryByLabelText('Your current password')).toBeNull();
    await person.click(await confirm());
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Safari on iPhone' })).toBeNull());
    expect(server.requests(`DELETE ${path}/phone`)).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe('SECTION');
  });

  it('ends all others', async () => {
    const server = serverWith([here, phone, unknown]);
    const { person } = openTab();
    await person.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await person.click(await confirm('Sign out everywhere else'));
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
    expect(server.requests(`POST ${path}/end-others`)).toHaveLength(1);
  });

  it('asks for the password where the server needs it, and shows that it is wrong', async () => {
    const server = serverWith([here, phone], true);
    const message = 'Your current password is not correct';
    server.on(`DELETE ${path}/phone`, () => ({
      status: 422,
      body: { message, errors: [{ path: 'currentPassword', message }] },
    }));
    const { person } = openTab();
    await person.click(await signOut('Safari on iPhone'));
    await person.click(await confirm());
    expect(await within(await dialog()).findAllByText('Please enter your current password')).toHaveLength(2);
    expect(server.requests(`DELETE ${path}/phone`)).toEqual([]);
    setField(screen.getByLabelText('Your current password'), 'old horse 42!');
    await person.click(await confirm());
    expect(await within(await dialog()).findAllByText(message)).toHaveLength(2);
    expect(server.requests(`DELETE ${path}/phone`).map(({ body }) => body)).toEqual([
      { currentPassword: 'old horse 42!' },
    ]);
  });

  it('asks for the password also when the time without it ended while the box was open', async () => {
    const server = serverWith([here, phone]);
    const message = 'Please enter your current password';
    server.on(`DELETE ${path}/phone`, () => ({
      status: 403,
      body: { message, errors: [{ path: 'currentPassword', message }] },
    }));
    const { person } = openTab();
    await person.click(await signOut('Safari on iPhone'));
    await person.click(await confirm());
    expect(await screen.findByLabelText('Your current password')).toBeTruthy();
  });

  it('that was gone already is gone', async () => {
    const server = serverWith([here, phone]);
    server.on(`DELETE ${path}/phone`, () => ({
      status: 404,
      body: { message: 'You are not signed in there any more.' },
    }));
    const { person } = openTab();
    await person.click(await signOut('Safari on iPhone'));
    await person.click(await confirm());
    expect(await screen.findByText('You were not signed in there any more.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says when it could not be loaded, and loads again when asked', async () => {
    const server = serverWith([here]);
    server.on(`GET ${path}`, () => ({ status: 500, body: { message: 'Something went wrong on our side.' } }));
    const { person } = openTab();
    expect(await screen.findByText('We could not load where you are signed in')).toBeTruthy();
    server.on(`GET ${path}`, () => ({ status: 200, body: { passwordNeeded: false, sessions: [here] } }));
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Firefox on Windows')).toBeTruthy();
  });
});
