import type { Page } from 'playwright/test';

/**
 * Holds back the answers to these calls until the returned function is called, as on a slow connection.
 * @param calls a URL pattern for `page.route`
 */
export async function holdAnswer(page: Page, calls: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
