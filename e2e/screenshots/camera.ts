import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/test';

/** The folder for the pictures; without it none are taken. */
export const folder = process.env['PAGES_FOLDER'];

/** `PAGES=tasks,documents` takes only what has one of these words in its name. */
const wanted = process.env['PAGES']?.split(',');
const isWanted = (name: string): boolean =>
  wanted === undefined || wanted.some((word) => name.includes(word));

/** An id is another one each time. */
const nameOf = (text: string): string =>
  text
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/[/?=:#\s]+/g, '-')
    .replace(/-$/, '');

const wide = 1280;
const phone = 390;

/**
 * Takes the page as it is, wide and narrow, light and dark.
 * @param whole false where something lies over the page
 * @param widths fewer where what lies over it is closed when the width changes
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
      const file = path.join(folder ?? '', `${nameOf(name)}.${width}.${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: whole });
    }
  }
  await page.setViewportSize({ width: wide, height: 860 });
}

/** Waits until what the page shows has come: its answers, and no grey shapes in place of them. */
async function allIsThere(page: Page): Promise<void> {
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
      await allIsThere(page);
      await take(page, `${who}${address}`);
      const others = page.getByRole('main').getByRole('tab', { selected: false });
      for (const name of await others.allInnerTexts()) {
        const tab = page.getByRole('main').getByRole('tab', { name });
        await tab.click();
        // Some have an address of their own, to which the click leads.
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await allIsThere(page);
        await take(page, `${who}${address} ${name}`);
      }
    });
  }
}
