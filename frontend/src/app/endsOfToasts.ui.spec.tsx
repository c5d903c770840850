import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callOnly } from '../api/client';
import { userKey } from '../api/userKey';
import { useUser } from '../record/account/accountQueries';
import { amina } from '../testing/builders';
import { setField } from '../testing/setField';
import { openPage } from '../testing/openPage';
import { serverInMemory } from '../testing/serverInMemory';
import { showRoutes } from '../testing/showPiece';
import { showToast } from '../ui/toasts/toastStore';
import { Site } from './Site';

const nobody = { 'GET /api/user': () => ({ status: 401 }) };
const refused = { status: 500, body: { message: 'Something went wrong on our side.' } };
const never = () => new Promise<never>(() => undefined);

const create = () => screen.getByRole('button', { name: 'Create account' });
const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

const Who = () => <p>{useUser().data?.username ?? 'Nobody'} is here</p>;

/** The site, each page of which says who is here. */
function openAnyPage() {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  return showRoutes([{ element: <Site />, children: [{ path: '*', element: <Who /> }] }], '/');
}

/** Does something as a page does that says in a toast that it failed. */
const tryTo = (path: string) =>
  act(() => callOnly('PUT', path).catch(() => showToast('Update failed', path, 'destructive')));

describe('A toast of a failure', () => {
  it('ends when the form is sent again', async () => {
    const server = serverInMemory({ ...nobody, 'POST /api/register': () => refused });
    const { person } = openPage('/auth?tab=register');
    setField(await screen.findByLabelText('Username'), 'amina');
    setField(screen.getByLabelText('Email'), 'amina@example.org');
    setField(screen.getByLabelText('Password'), 'correct horse');
    await person.click(create());
    await screen.findByText('Registration failed');
    server.on('POST /api/register', never);
    await person.click(create());
    await isGone('Registration failed');
  });

  it('ends when another page opens', async () => {
    serverInMemory({ ...nobody, 'PUT /api/one': () => refused });
    const { router } = openAnyPage();
    await screen.findByText('Nobody is here');
    await tryTo('/api/one');
    await screen.findByText('Update failed');
    await act(() => router.navigate('/forgot-password'));
    await isGone('Update failed');
  });

  it('ends when the same act is tried again, and not when another is', async () => {
    const server = serverInMemory({
      ...nobody,
      'PUT /api/one': () => refused,
      'PUT /api/other': () => ({ status: 200 }),
    });
    openAnyPage();
    await screen.findByText('Nobody is here');
    await tryTo('/api/one');
    await screen.findByText('Update failed');
    await tryTo('/api/other');
    expect(screen.getByText('Update failed')).toBeTruthy();
    server.on('PUT /api/one', () => ({ status: 200 }));
    await tryTo('/api/one');
    await isGone('Update failed');
  });
});

describe('Any toast', () => {
  it('stays when another page opens, for it tells what was done', async () => {
    serverInMemory(nobody);
    const { router } = openAnyPage();
    await screen.findByText('Nobody is here');
    act(() => showToast('Saved', 'Your task is saved.'));
    await screen.findByText('Saved');
    await act(() => router.navigate('/forgot-password'));
    expect(router.state.location.pathname).toBe('/forgot-password');
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  it('ends when its person is signed out', async () => {
    serverInMemory({ 'GET /api/user': () => ({ status: 200, body: amina }) });
    const { client } = openAnyPage();
    await screen.findByText('amina is here');
    act(() => showToast('Saved', 'Your task is saved.'));
    await screen.findByText('Saved');
    act(() => void client.setQueryData(userKey, { ...amina, fullName: 'Another Name' }));
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => void client.setQueryData(userKey, null));
    await isGone('Saved');
  });
});
