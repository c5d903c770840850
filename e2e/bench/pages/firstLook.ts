import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { check } from '../measure';

interface FirstLook {
  readonly requests: number;
  /** Transferred kilobytes, response headers included. */
  readonly kB: number;
}

interface Look {
  readonly address: string;
  /** The page's heading. Without it, the wrong page was measured. */
  readonly heading: string;
  readonly storageState?: BrowserContextOptions['storageState'] | undefined;
}

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
const createContext = ({ storageState }: Look) =>
  storageState === undefined ? phone : { ...phone, storageState };

/** @throws Error with the heading that the page has instead */
async function findHeading(page: Page, { address, heading }: Look): Promise<void> {
  const found = page.getByRole('heading', { level: 1, name: heading });
  const isThere = await found.waitFor({ timeout: 60_000 }).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const text = await page.locator('body').innerText();
  check(false, `${address} has no heading “${heading}”. It says: ${text.slice(0, 1_000)}`);
}

/** Opens a page with an empty cache, without any interaction. @throws Error if it is another page */
export async function firstLook(browser: Browser, look: Look): Promise<FirstLook> {
  const context = await browser.newContext(createContext(look));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const bytes = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId }) => bytes.set(requestId, 0));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    await page.goto(look.address, { waitUntil: 'networkidle' });
    await findHeading(page, look);
    // Somebody's own page has its heading before anything is loaded; that of the page itself can take the focus.
    await page.waitForFunction(
      () =>
        Reflect.get(globalThis, 'pressedBeforeStart') === undefined &&
        document.querySelector('main h1:not([tabindex])') === null,
    );
    await page.waitForLoadState('networkidle');
    const sizes = [...bytes.values()];
    check(
      sizes.every((size) => size > 0),
      `a request of ${look.address} did not end`,
    );
    return { requests: sizes.length, kB: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
  } finally {
    await context.close();
  }
}

/** 400 kbit/s, with a round trip of 400 ms. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Milliseconds until the heading can be read on a slow line, with an empty cache. */
export async function wordsOnSlowLine(browser: Browser, look: Look): Promise<number> {
  const context = await browser.newContext(createContext(look));
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow);
    const started = performance.now();
    await page.goto(look.address, { waitUntil: 'commit', timeout: 120_000 });
    await findHeading(page, look);
    // The heading is in the page before it is drawn, so this waits for the browser's first paint of text.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const drawnMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    return Math.max(drawnMs, performance.now() - started);
  } finally {
    await context.close();
  }
}
