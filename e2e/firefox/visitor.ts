import puppeteer, { type Page } from 'puppeteer-core';

/** Somebody at a page of the running program, in Firefox. */
export interface Visitor {
  readonly page: Page;
  /** What the browser complained about so far: errors of scripts and of the console, and what the site's policy refused. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts Debian's or Mozilla's own Firefox, which Playwright cannot: it drives a changed one only. */
export async function openFirefox(executablePath: string): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 1280, height: 900 });
  page.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Refused by the Content-Security-Policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return { page, complaints, close: () => browser.close() };
}

/**
 * A selector of something by its role and its name; `within` is one of something around it. A button is found by its words,
 * because one with an icon was not found by role and name in Firefox.
 */
export function named(role: string, name: string, within = ''): string {
  const wanted =
    role === 'button'
      ? `::-p-xpath(.//button[normalize-space(.)="${name}" or @aria-label="${name}"])`
      : `::-p-aria([role="${role}"][name="${name}"])`;
  return `${within} ${wanted}`.trim();
}

/** Presses it as soon as it can be pressed. */
export async function press(page: Page, role: string, name: string, within = ''): Promise<void> {
  const selector = named(role, name, within);
  const found = await page.waitForSelector(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  await page.waitForFunction((element) => !element.matches(':disabled'), {}, found);
  await found.click();
}

export const fill = (page: Page, name: string, text: string, role = 'textbox', within = ''): Promise<void> =>
  page.locator(named(role, name, within)).fill(text);

/** Waits until it is there. @throws when it does not come */
export async function see(page: Page, role: string, name: string): Promise<void> {
  await page.locator(named(role, name)).wait();
}
