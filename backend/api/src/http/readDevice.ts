/** Two words by which a person recognises their device. Null if the User-Agent does not tell. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first match wins, because most browsers also name their predecessors.
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  // An iPad identifies itself as a Mac unless it asks for mobile pages.
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

const findName = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/**
 * Reads the browser and system from a User-Agent. The result is one of our own words: text of the client is never stored.
 * @param userAgent unchecked text of the client
 */
export function readDevice(userAgent: string): Device {
  // Longer than any browser's User-Agent.
  const read = userAgent.slice(0, 400);
  return { browser: findName(browsers, read), system: findName(systems, read) };
}
