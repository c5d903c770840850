import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { SiteTheme } from '../ui/theme/SiteTheme';

/** Shows a piece of a page at an address, where every address has the same piece. */
export function showPiece(piece: ReactNode, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [address] });
  render(
    <SiteTheme>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteTheme>,
  );
  return { person: userEvent.setup(), router };
}
