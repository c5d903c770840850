import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { routes } from '../app/routes';
import { TestTheme } from './TestTheme';

/** Opens the whole site at an address, as a browser does, and gives back the hands of a person in front of it. */
export function openPage(address: string) {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <TestTheme>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TestTheme>,
  );
  return { person: userEvent.setup(), router };
}
