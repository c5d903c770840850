// First of all, so that the style sheets of pages come after it and can differ from it.
import '../ui/global.css';
import '@fontsource-variable/public-sans/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import 'virtual:theme.css';
import { pageSaysVisitor } from '../api/pageSaysVisitor';
import { createQueryClient } from '../api/queryClient';
import { userKey } from '../api/userKey';
import { sealClearDrafts } from '../record/drafts/draftStorage';
import { routes } from './routes';
import { SiteTheme } from '../ui/theme/SiteTheme';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element for the page');

const client = createQueryClient();
if (pageSaysVisitor()) client.setQueryData(userKey, null);

createRoot(root).render(
  <StrictMode>
    <SiteTheme>
      <QueryClientProvider client={client}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </QueryClientProvider>
    </SiteTheme>
  </StrictMode>,
);

void sealClearDrafts();
