import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { Admin, defaultI18nProvider, memoryStore, Resource, type I18nProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { useFreshAnswers } from '../../api/staleAnswers';
import { CatchingUp } from '../../record/catchingUp/CatchingUp';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { adminTheme } from './adminTheme';
import { authProviderOf } from './api/authProvider';
import { dataProviderOf } from './api/dataProvider';
import { adminPathOf } from './api/keys';
import { areas, Overview } from './areas';
import { BackLink } from '../../ui/BackLink';
import { AdminPage } from './ui/AdminPage';
import { useForgetsSearches } from './ui/usePersonalFilter';

const dataProvider = dataProviderOf();

/** The library's words, but that a heading which sorts begins with what it says: `Username: sort descending`. */
const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, words?: { field?: string; order?: string }) =>
    key === 'ra.sort.sort_by'
      ? `${words?.field}: sort ${words?.order}`
      : defaultI18nProvider.translate(key, words),
};

/**
 * Everything below /admin. Its answers are kept where the site keeps its own, so that signing out forgets them and an
 * ended session is seen here too. What a list is narrowed by is remembered by the address alone, but for who is searched
 * for, which the window remembers until these pages are left.
 */
export function Administration() {
  const client = useQueryClient();
  const authProvider = useMemo(() => authProviderOf(client), [client]);
  const [store] = useState(() => memoryStore());
  const behind = useFreshAnswers(adminPathOf);
  useForgetsSearches();
  return (
    <>
      <Admin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        basename="/admin"
        queryClient={client}
        store={store}
        theme={adminTheme}
        darkTheme={null}
        layout={Layout}
        dashboard={Overview}
        catchAll={NoSuchPage}
        error={ToTheSite}
        loading={Loading}
        notification={Nothing}
        loginPage={false}
        authCallbackPage={false}
        title="Settlewise"
        disableTelemetry
      >
        {areas.map(({ name, main: Main, pages = {} }) => (
          <Resource key={name} name={name} {...(Main !== undefined && { list: Main })}>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Resource>
        ))}
      </Admin>
      <CatchingUp behind={behind} />
    </>
  );
}

/** The frame around the page is not the library's but `frame/AdminFrame`. */
function Layout({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Loading />}>{children}</Suspense>;
}

function Loading() {
  return (
    <Box className="wrap" sx={{ py: 4 }}>
      <ListSkeleton label="Loading…" cards={2} />
    </Box>
  );
}

/** A page that cannot be drawn is answered for as everywhere on the site. */
function ToTheSite({ error }: { error?: unknown }): never {
  throw error;
}

/** Messages are the site's own toasts. */
function Nothing() {
  return null;
}

/** An address below /admin that leads nowhere. */
function NoSuchPage() {
  return (
    <AdminPage title="There is no such page" lead="The address may be mistyped, or from an older version.">
      <BackLink to="/admin">Admin Dashboard</BackLink>
    </AdminPage>
  );
}
