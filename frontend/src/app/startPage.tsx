import { startTransition, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { pageSaysVisitor } from '../api/pageSaysVisitor';
import { createQueryClient } from '../api/queryClient';
import { userKey } from '../api/userKey';
import { startWithDay } from '../ui/dates/firstDay';
import { App } from './App';
import { builtPageToTakeOver } from './builtPages/builtPage';
import { doneBefore, takePressed } from './builtPages/doneBefore';
import { preloadOnIntent } from './preloadOnIntent';
import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Brings the page to life that the server sent: takes it over where it is what this browser would draw first, and else
 * draws it anew once there is something to draw. Until then the built page, or its shape, stays on show.
 */
export async function startPage(root: HTMLElement): Promise<void> {
  const client = createQueryClient();
  preloadOnIntent(routes);
  if (pageSaysVisitor()) client.setQueryData(userKey, null);
  const app = (router: Router, onAlive?: () => void) => (
    <App client={client}>
      <RouterProvider router={router} />
      {onAlive && <Alive onAlive={onAlive} />}
    </App>
  );

  const built = builtPageToTakeOver(root);
  const loaderData = built === null ? null : await loadedRoutes(built.path);
  if (built === null || loaderData === null) {
    const router = createBrowserRouter(routes);
    await initialized(router);
    takePressed();
    createRoot(root).render(app(router));
    return;
  }
  const handOver = doneBefore(root);
  startWithDay(built.day);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  const onAlive = () => {
    startWithDay(null);
    // After what is drawn as soon as the page knows how wide its window is: that may be what was pressed.
    setTimeout(handOver);
  };
  // In pieces: a phone would be deaf for a second, if it had to take the whole page over at once.
  startTransition(() => {
    hydrateRoot(root, app(router, onAlive));
  });
}

/** After everything before it: tells once that the page has been taken over. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    onAlive();
  }, [onAlive]);
  return null;
}

/**
 * Loads the pages at a path in place, so that they are drawn at once.
 * @returns what their loaders answer: nothing kept, nothing to wait for. Null where a page could not be loaded: the router
 * then tries again, and says so when it fails too
 */
async function loadedRoutes(path: string): Promise<Record<string, null> | null> {
  const matches = matchRoutes(routes, path) ?? [];
  try {
    await Promise.all(matches.map(({ route }) => loaded(route)));
  } catch (error) {
    reportError(error);
    return null;
  }
  return Object.fromEntries(matches.flatMap(({ route: { id } }) => (id === undefined ? [] : [[id, null]])));
}

async function loaded(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

async function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
