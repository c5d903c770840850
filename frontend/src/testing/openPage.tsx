import { Outlet, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { PageFailure } from '../app/frame/PageFailure';
import { routes } from '../app/routes';
import { Site } from '../app/Site';
import { showRoutes } from './showPiece';

/** Opens the whole site at an address, as a browser does, and returns a user who can click and type. */
export const openSite = (address: string) => openAt(address, routes);

/** Opens the page of an address with its toasts, but without header, menu, banners and footer: `openSite` shows those. */
export const openPage = (address: string) => openAt(address, pagesWithoutFrame);

function openAt(address: string, pages: RouteObject[]) {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  return showRoutes(pages, address);
}

const pagesWithoutFrame: RouteObject[] = [
  {
    path: '/',
    Component: Site,
    ErrorBoundary: PageFailure,
    HydrateFallback: () => null,
    children: routes.flatMap(({ children = [] }) => children.map(withoutFrame)),
  },
];

function withoutFrame({ path, children = [] }: RouteObject): RouteObject {
  return { ...(path !== undefined && { path }), Component: Main, children };
}

function Main() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
