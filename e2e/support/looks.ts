import type { Page } from 'playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './test';

/**
 * Colours hang on the scheme alone and the order of things on the width alone, so two looks show what four would. The
 * frames around the pages, where the two meet, are looked at in all four by `expectGoodFrame`.
 */
const looks = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const;
const otherLooks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

async function expectGoodIn(page: Page, wanted: typeof looks | typeof otherLooks): Promise<void> {
  for (const { colorScheme, width } of wanted) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    // The colours follow a moment after the setting, together with the button that changes them.
    await expect(page.getByRole('button', { name: `Use ${colorScheme} colours` })).toHaveCount(0);
    await expectNoAxeFindings(page);
  }
}

/**
 * Axe finds nothing, light or dark, on a phone or wide, and nothing is wider than the window; leaves a wide one.
 * @param narrowest pixels of the narrowest window in which nothing may be wider than it
 */
export async function expectGoodLooks(page: Page, narrowest: 320 | 390 = 390): Promise<void> {
  await expectGoodIn(page, looks);
  for (const width of [narrowest, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
}

/** The same in every scheme at every width: for one page of each frame. */
export async function expectGoodFrame(page: Page): Promise<void> {
  await expectGoodIn(page, otherLooks);
  await expectGoodLooks(page);
}
