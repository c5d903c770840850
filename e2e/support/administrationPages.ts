import type { Locator, Page } from 'playwright/test';
import { expectNoSidewaysScroll } from './ilr';
import { expect, expectNoAxeFindings } from './test';

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** A row of a table, by what it says from its beginning on. */
export const row = (page: Page, table: string | RegExp, name: string | RegExp): Locator =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

/** Leads to another area by the navigation, which loads no page anew. */
export async function goTo(page: Page, area: string, title = area): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: area }).click();
  await expect(heading(page, title)).toBeVisible();
}

/** In a wide and in a narrow window, light and dark; leaves a wide one. */
export async function expectGoodAtEachWidth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The colours follow a moment after the setting, together with the button that changes them.
    const other = colorScheme === 'light' ? 'dark' : 'light';
    await expect(page.getByRole('button', { name: `Use ${other} colours` })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectNoAxeFindings(page);
    }
  }
}
