import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { publicPages } from '@settlewise/contract/pages';
import type { CivilDate } from '@settlewise/rules/calendar';
import { prerender } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createQueryClient } from '../../api/queryClient';
import { userKey } from '../../api/userKey';
import { startWithDay } from '../../ui/dates/firstDay';
import { App } from '../App';
import { routes } from '../routes';
import { shellPlaces, shells } from './shells';

/** Those that anybody may open. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);

export { shellPlaces };

/** A page as it is sent: what a browser draws before it runs anything. */
interface RenderedPage {
  readonly html: string;
  /** The rules of the library's components on it, by their names. */
  readonly styles: ReadonlyMap<string, string>;
}

interface Options {
  /** Which the page takes for today. */
  readonly day: CivilDate;
  /** Whether nobody is signed in; else it is not known yet who is. */
  readonly visitor: boolean;
}

/** Draws the public page at a path, for the build. @throws where the path leads elsewhere, or the page fails */
export const renderPage = (path: string, options: Options): Promise<RenderedPage> =>
  rendered(routes, path, options);

/** Draws what is sent in place of a page that is somebody's own. */
export const renderShell = (path: string, options: Options): Promise<RenderedPage> =>
  rendered(shells, path, options);

async function rendered(
  pages: RouteObject[],
  path: string,
  { day, visitor }: Options,
): Promise<RenderedPage> {
  startWithDay(day);
  const handler = createStaticHandler(pages);
  const context = await handler.query(new Request(new URL(path, 'https://settlewise.invalid')));
  if (context instanceof Response) throw new Error(`${path} leads to ${context.headers.get('Location')}`);
  if (context.errors !== null) throw new Error(`${path} fails`, { cause: context.errors });

  const client = createQueryClient();
  if (visitor) client.setQueryData(userKey, null);
  const cache = cacheInLayer();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App client={client}>
      <CacheProvider value={cache}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </CacheProvider>
    </App>,
    {
      onError: (error) => void failures.push(error),
      // In their place, whatever their length: parts that come later are put there by scripts, which the policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  if (failures.length > 0) throw new Error(`${path} fails`, { cause: failures[0] });
  client.clear();
  return { html: await new Response(prelude).text(), styles: insertedInto(cache) };
}

/** As `SiteTheme` has it in a browser: the same names, in the same layer. It keeps the rules that a browser would insert. */
function cacheInLayer(): EmotionCache {
  const cache = createCache({ key: 'mui' });
  cache.compat = true;
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(selector, { ...serialized, styles: `@layer mui {${serialized.styles}}` }, sheet, shouldCache);
  return cache;
}

const insertedInto = (cache: EmotionCache): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(cache.inserted).flatMap(([name, rules]) =>
      typeof rules === 'string' ? [[name, rules] as const] : [],
    ),
  );
