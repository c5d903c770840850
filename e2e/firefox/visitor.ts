import puppeteer, { type Page } from 'puppeteer-core';

/** A page of the running program in Firefox. */
export interface Visitor {
  readonly page: Page;
  /**
   * The complaints of the browser so far: errors of scripts and of the console, and what the content policy
   * refused.
   */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts an unchanged Firefox of Debian or Mozilla. Playwright cannot: it only drives a modified one. */
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
 * A selector of an element by its role and name; `within` selects an element around it. A button is found
 * by its text, because Firefox did not find buttons with an icon by role and name.
 */
export function named(role: string, name: string, within = ''): string {
  const wanted =
    role === 'button'
      ? `::-p-xpath(.//button[normalize-space(.)="${name}" or @aria-label="${name}"])`
      : `::-p-aria([role="${role}"][name="${name}"])`;
  return `${within} ${wanted}`.trim();
}

/** Clicks the element as soon as it is enabled. */
export async function press(page: Page, role: string, name: string, within = ''): Promise<void> {
  const selector = named(role, name, within);
  const found = await page.waitForSelector(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  await page.waitForFunction((element) => !element.matches(':disabled'), {}, found);
  await found.click();
}

export const fill = (page: Page, name: string, text: string, role = 'textbox', within = ''): Promise<void> =>
  page.locator(named(role, name, within)).fill(text);

/** Waits until the element is there. @throws when it does not appear */
export async function see(page: Page, role: string, name: string): Promise<void> {
  await page.locator(named(role, name)).wait();
}
