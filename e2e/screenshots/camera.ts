import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

/** The folder for the screenshots. Without it, none are taken. */
export const folder = process.env['PAGES_FOLDER'];

/** `PAGES=tasks,documents` only takes screenshots with one of these words in their name. */
const wanted = process.env['PAGES']?.split(',');
const isWanted = (name: string): boolean =>
  wanted === undefined || wanted.some((word) => name.includes(word));

/** Removes ids, because they differ in each run. */
const formatName = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/[/?=:#\s]+/g, '-')
    .replace(/-$/, '');

const wide = 1280;
const phone = 390;

/**
 * Takes screenshots of the page, wide and narrow, light and dark.
 * @param whole false if a dialog covers the page
 * @param widths fewer if a change of width closes the dialog
 */
export async function take(
  page: Page,
  name: string,
  whole = true,
  widths: readonly number[] = [wide, phone],
): Promise<void> {
  if (!isWanted(name)) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const file = path.join(folder ?? '', `${formatName(name)}.${width}.${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: whole });
    }
  }
  await page.setViewportSize({ width: wide, height: 860 });
}

/** Waits until the page shows its data and no loading placeholders. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Takes each page, on each of its tabs. */
export async function photograph(page: Page, who: string, addresses: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    if (!isWanted(`${who}${address}`)) continue;
    await test.step(address, async () => {
      await page.setViewportSize({ width: wide, height: 860 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await waitUntilLoaded(page);
      await take(page, `${who}${address}`);
      const others = page.getByRole('main').getByRole('tab', { selected: false });
      for (const name of await others.allInnerTexts()) {
        const tab = page.getByRole('main').getByRole('tab', { name });
        await tab.click();
        // Some tabs have an address of their own, to which the click leads.
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await waitUntilLoaded(page);
        await take(page, `${who}${address} ${name}`);
      }
    });
  }
}
