import { expect, type Page } from 'playwright/test';

export const phone = { width: 390, height: 844 };

/** The maximum height of a page on a phone with ordinary data, in CSS pixels. */
export const longest = 3_000;

export const measureHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** Finds pages with a tab that exceeds the maximum, with the height. */
export async function tooLong(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    found.push(...(await tooLongTabs(page)).map((tab) => `${address}${tab}`));
  }
  return found;
}

/** Finds the tabs of the open page that exceed the maximum, with the height; the page itself if it has no tabs. */
export async function tooLongTabs(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.waitForLoadState('networkidle');
  const tabs = page.getByRole('tab');
  const places = (await tabs.count()) === 0 ? [null] : await tabs.all();
  for (const tab of places) {
    if (tab !== null) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    const height = await measureHeight(page);
    const where = tab === null ? '' : `, tab ${await tab.innerText()},`;
    if (height > longest) found.push(`${where} has ${height} px`);
  }
  return found;
}
