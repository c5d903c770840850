/** What a guard leaves for the sign-in page: the page of this site that the person wanted to see. */
export interface WantedPage {
  readonly wanted: string;
}

/** Reads a location's state. Only the router's own state is read, never the address, so nobody else can name the page. */
export function wantedPageIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : null;
}
