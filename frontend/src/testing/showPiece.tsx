import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { TestTheme } from './TestTheme';

/** Shows a piece of a page at an address, where every address has the same piece. */
export const showPiece = (piece: ReactNode, address = '/') =>
  showRoutes([{ path: '*', element: piece }], address);

/** Shows what routes have at an address, and returns a user who can click and type. */
export function showRoutes(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const client = createQueryClient();
  render(
    <TestTheme>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TestTheme>,
  );
  return { person: userEvent.setup(), router, client };
}
