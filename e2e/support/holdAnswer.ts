import type { Page } from 'playwright/test';

/**
 * Lets no answer to these calls reach the page until the returned function is called, as on a slow line.
 * @param calls a pattern of addresses, as `page.route` takes it
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
