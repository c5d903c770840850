import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { SiteTheme } from '../ui/theme/SiteTheme';

/** Styles go into an element outside the document, once for all tests of a process. */
const stylesAside = createCache({ key: 'test', container: document.createElement('div') });

/**
 * The site's theme for tests in jsdom, which does no layout. With styles in the document, each check for visibility would
 * compare every rule with every element, which takes a quarter of the time of these tests; browser tests check the look.
 */
export function TestTheme({ children }: { children: ReactNode }) {
  return (
    <SiteTheme>
      <CacheProvider value={stylesAside}>{children}</CacheProvider>
    </SiteTheme>
  );
}
