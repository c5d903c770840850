/**
 * Whether the page came with the word that its request had no session: then nobody is signed in, and asking who it is
 * would only be refused. A page that the browser took from its memory, because somebody went back to it, may be older than
 * their sign-in and is not believed.
 */
export function pageSaysVisitor(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const wentBack = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
  return document.documentElement.dataset['visitor'] !== undefined && !wentBack;
}
