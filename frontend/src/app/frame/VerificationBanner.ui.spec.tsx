import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amina } from '../../testing/builders';
import { serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { VerificationBanner } from './VerificationBanner';

afterEach(() => void vi.useRealTimers());

const notice = () => screen.findByRole('region', { name: 'Confirm your email address' });

it('is put away for a week, also when the page is loaded again', async () => {
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: { ...amina, emailVerified: false } }),
  });
  const { person } = showPiece(<VerificationBanner />);
  await notice();
  await person.click(screen.getByRole('button', { name: 'Put this away for a week' }));
  expect(screen.queryByRole('region')).toBeNull();

  cleanup();
  const { client } = showPiece(<VerificationBanner />);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(server.requests('GET /api/user')).toHaveLength(2);
  expect(screen.queryByRole('region')).toBeNull();

  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  showPiece(<VerificationBanner />);
  await notice();
});
