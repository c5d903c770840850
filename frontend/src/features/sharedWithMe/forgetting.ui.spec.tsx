import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/queryClient';
import { routes } from '../../app/routes';
// For the cleaning up after each test.
import '../../testing/openPage';
import { serverWithSharedRecord } from '../../testing/shared';

/** Opens the record with the cache in sight. */
function openWithCache() {
  vi.stubGlobal('scrollTo', () => undefined);
  const client = createQueryClient();
  const router = createMemoryRouter(routes, { initialEntries: ['/shared-with-me/g1?tab=timeline'] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  /** All that the cache still holds of what was shared. */
  const held = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => queryKey[0] === 'shared with me')
      .map(({ queryKey }) => queryKey.slice(1).join(' '));
  return { person: userEvent.setup(), held };
}

describe('Nothing of a shared record is kept', () => {
  it('once another part is on show', async () => {
    serverWithSharedRecord();
    const { person, held } = openWithCache();
    await screen.findByText('Passport uploaded');
    expect(held()).toContain('g1 timeline');
    await person.click(screen.getByRole('tab', { name: 'Dependants' }));
    await screen.findByText('No dependants yet');
    await waitFor(() => expect(held()).not.toContain('g1 timeline'));
  });

  it('once the person has logged out', async () => {
    const server = serverWithSharedRecord();
    server.on('POST /api/logout', () => ({ status: 204 }));
    const { person, held } = openWithCache();
    await screen.findByText('Passport uploaded');
    await person.click(screen.getByRole('button', { name: 'Account menu of amina' }));
    await person.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByText('Logged out');
    await waitFor(() => expect(held()).toEqual([]));
  });

  it('once the access has ended', async () => {
    const server = serverWithSharedRecord();
    const { person, held } = openWithCache();
    await screen.findByText('Passport uploaded');
    server.on('GET /api/shared/g1/absences', () => ({ status: 403, body: { message: 'Ended.' } }));
    await person.click(screen.getByRole('tab', { name: 'Absences' }));
    await screen.findByRole('heading', { name: 'The access has ended' });
    await waitFor(() => expect(held()).toEqual([]));
  });
});
