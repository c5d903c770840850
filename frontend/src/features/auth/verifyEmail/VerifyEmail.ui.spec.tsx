import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amina } from '../../../testing/builders';
import { openPage } from '../../../testing/openPage';
import { serverInMemory } from '../../../testing/serverInMemory';

const link = '/verify-email?token=secret';
const record = {
  grantId: 'g1',
  name: 'Ben',
  expiresAt: null,
  expiryDate: null,
  alsoShares: [],
  sharedAt: '2026-01-01T00:00:00.000Z',
};

function serverWith({ already = false, signedIn = true, shared = [] as readonly object[] }) {
  return serverInMemory({
    'GET /api/user': () =>
      signedIn ? { status: 200, body: amina } : { status: 401, body: { message: 'No' } },
    'POST /api/verify-email': () => ({ status: 200, body: { message: 'Confirmed.', already } }),
    'GET /api/shared': () => ({ status: 200, body: shared }),
    'GET /api/notifications': () => ({ status: 200, body: [] }),
  });
}

describe('The link that confirms an email address', () => {
  it('is handed in once, and thanks', async () => {
    const server = serverWith({});
    openPage(link);
    expect(await screen.findByText('Thank you, your email address is confirmed')).toBeTruthy();
    expect(server.requests('POST /api/verify-email').map(({ body }) => body)).toEqual([{ token: 'secret' }]);
    for (const name of ['Back to your dashboard', 'Go to your dashboard'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard');
  });

  it('says when it was opened before, and nothing of a failure', async () => {
    serverWith({ already: true });
    openPage(link);
    expect(await screen.findByText('Your email address is already confirmed')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads on to the record that is shared with this address', async () => {
    serverWith({ shared: [record] });
    const { router } = openPage(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shared-with-me/g1'));
    expect(await screen.findByText('Thank you, your email address is confirmed')).toBeTruthy();
  });

  it('asks somebody who is not signed in to do that', async () => {
    const server = serverWith({ signedIn: false });
    openPage(link);
    expect((await screen.findByRole('link', { name: 'Go to login' })).getAttribute('href')).toBe('/auth');
    expect(server.requests('GET /api/shared')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
    // That nobody is signed in is known: it is not asked again.
    expect(server.requests('GET /api/user')).toHaveLength(1);
  });
});
