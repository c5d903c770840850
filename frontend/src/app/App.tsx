import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { SiteTheme } from '../ui/theme/SiteTheme';

/** What stands around the router, in a browser and where pages are built. */
export function App({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <SiteTheme>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </SiteTheme>
    </StrictMode>
  );
}
