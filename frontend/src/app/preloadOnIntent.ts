import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Who asks for less data gets a page when it is opened, and not before. Without a line nothing is tried: some browsers
 * remember that a script failed, and would not load it once the line is back.
 */
const mustWait = (): boolean =>
  !navigator.onLine ||
  ('connection' in navigator &&
    (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true);

/**
 * Loads the script of a page as soon as somebody points at a link to it, touches it or comes to it with the keyboard: mostly
 * it is there when they press. @returns ends that
 */
export function preloadOnIntent(routes: readonly RouteObject[]): () => void {
  const asked = new WeakSet<RouteObject>();
  const all = [...routes];

  function onIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== globalThis.location.origin || mustWait()) return;
    for (const { route } of matchRoutes(all, link.pathname) ?? []) {
      if (typeof route.lazy !== 'function' || asked.has(route)) continue;
      asked.add(route);
      // What fails here is loaded again by the move itself, which says so when it fails too.
      route.lazy().catch(() => asked.delete(route));
    }
  }

  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
