/** Two words by which a person recognises their device. Null where the browser does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first match counts: most browsers also name the browsers that they descend from.
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

const wordFor = (words: readonly (readonly [string, RegExp])[], userAgent: string) =>
  words.find(([, shape]) => shape.test(userAgent))?.[0] ?? null;

/**
 * The device of a User-Agent, in our own words: no sent text is stored, no version and no model.
 * @param userAgent as the browser sent it, which may be anything
 */
export function deviceOf(userAgent: string): Device {
  // Longer than any browser's; text beyond that is ignored.
  const read = userAgent.slice(0, 400);
  return { browser: wordFor(browsers, read), system: wordFor(systems, read) };
}
