/** Two words by which a person knows a device of theirs again. Null where the browser does not say. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The first that fits counts: most browsers also name the ones that they descend from.
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
  // An iPad shows itself as a Mac unless asked for pages of a phone.
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
 * What a User-Agent says of a device, in words of ours: nothing that was sent is kept, no version and no model.
 * @param userAgent as the browser sent it, which may be anything
 */
export function deviceOf(userAgent: string): Device {
  // A browser's is shorter; beyond that nothing is looked for.
  const read = userAgent.slice(0, 400);
  return { browser: wordFor(browsers, read), system: wordFor(systems, read) };
}
