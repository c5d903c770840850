/** Address of clamd. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/**
 * Parses `tcp://host:port` (default port 3310) or `unix:/path/of/its/socket`.
 * @throws RangeError whose message completes the sentence "The address …"
 */
export function readClamdAddress(text: string): ClamdAddress {
  const [, path] = /^unix:(?:\/\/)?(\/[^\0]+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  if (!text.startsWith('tcp://') || !URL.canParse(text)) throw new RangeError(expected);
  const { hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (hostname === '' || port === '0') throw new RangeError(expected);
  // clamd has no accounts, so a password in its address would have no effect.
  if ([username, password, search, hash].some((part) => part !== '') || !['', '/'].includes(pathname)) {
    throw new RangeError(expected);
  }
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: port === '' ? 3310 : Number(port) };
}

const expected = 'must be an address like tcp://host:3310 or unix:/run/clamav/clamd.ctl';
