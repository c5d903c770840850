import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { amina } from '../../testing/builders';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { VerificationBanner } from './VerificationBanner';

const banner = () => screen.queryByRole('region', { name: 'Confirm your email address' });

/** Shows it at an address of the site, once it is known who is signed in. */
async function showAt(address: string, emailVerified: boolean) {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: { ...amina, emailVerified } }),
  });
  const { client } = showPiece(<VerificationBanner />, address);
  await waitFor(() => expect(server.requests('GET /api/user')).toHaveLength(1));
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

it('names the address that is not confirmed', async () => {
  await showAt('/', false);
  expect((await screen.findByRole('region', { name: 'Confirm your email address' })).textContent).toContain(
    amina.email,
  );
});

it.each([
  ['a confirmed address', '/', true],
  ['the page that confirms it', '/verify-email', false],
  ['records that are shared', '/shared-with-me/g1', false],
])('is not there for %s', async (_what, address, emailVerified) => {
  await showAt(address, emailVerified);
  expect(banner()).toBeNull();
});
