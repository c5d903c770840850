import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { createQueryClient } from '../api/queryClient';
import { forgetAllDrafts } from '../drafts/draftStorage';
import { routes } from '../routes';

// The first page of a file loads the modules of all; a busy machine takes its time over that.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  forgetAllDrafts();
  vi.unstubAllGlobals();
});

/** Opens the whole site at an address, as a browser does, and gives back the hands of a person in front of it. */
export function openPage(address: string) {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), router };
}
