import { expect, type Page } from 'playwright/test';

export const phone = { width: 390, height: 844 };

/** The longest that a page may be on a phone with ordinary data, in CSS pixels. */
export const longest = 3_000;

export const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/** The pages that are longer, on any of their tabs, each with its height. */
export async function tooLong(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    found.push(...(await tooLongTabs(page)).map((tab) => `${address}${tab}`));
  }
  return found;
}

/** The tabs of the open page on which it is longer, each with its height; the whole page where it has no tabs. */
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
    const height = await heightOf(page);
    const where = tab === null ? '' : `, tab ${await tab.innerText()},`;
    if (height > longest) found.push(`${where} has ${height} px`);
  }
  return found;
}
