/**
 * The status with which the server answered for the page at this address; null where the page was reached without asking
 * the server, or the browser does not tell.
 */
export function pageStatus(): number | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation === undefined || !(navigation instanceof PerformanceNavigationTiming)) return null;
  const isThisPage = new URL(navigation.name).pathname === location.pathname;
  return isThisPage && navigation.responseStatus > 0 ? navigation.responseStatus : null;
}
