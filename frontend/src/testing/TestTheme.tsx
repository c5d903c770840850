import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { SiteTheme } from '../ui/theme/SiteTheme';

/** Styles go into an element of no document, once for all tests of a process. */
const stylesAside = createCache({ key: 'test', container: document.createElement('div') });

/**
 * The site's theme for tests in jsdom, which lays nothing out. Whoever asks whether something is visible makes jsdom compare
 * every rule with every element, a quarter of the time of these tests; how a page looks is for the browser tests.
 */
export function TestTheme({ children }: { children: ReactNode }) {
  return (
    <SiteTheme>
      <CacheProvider value={stylesAside}>{children}</CacheProvider>
    </SiteTheme>
  );
}
