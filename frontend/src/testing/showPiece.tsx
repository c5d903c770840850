import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/queryClient';
import { TestTheme } from './TestTheme';

/** Shows a piece of a page at an address, where every address has the same piece. */
export function showPiece(piece: ReactNode, address = '/') {
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [address] });
  render(
    <TestTheme>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TestTheme>,
  );
  return { person: userEvent.setup(), router };
}
