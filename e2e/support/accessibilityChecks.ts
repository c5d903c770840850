import type { Page } from 'playwright/test';
import { axeFindings, expect, expectNoAxeFindings, expectNoSidewaysScroll } from './test';

/**
 * Colours depend only on the colour scheme and the layout only on the width, so two combinations cover all four. In the
 * frame around the pages both matter; `expectAccessibleFrame` checks all four.
 */
const commonViews = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const;
const otherViews = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

async function inEach(
  page: Page,
  wanted: typeof commonViews | typeof otherViews,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  for (const { colorScheme, width } of wanted) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    // The page follows the setting a moment later; its button for the other scheme shows when it has.
    await expect(page.getByRole('button', { name: `Use ${colorScheme} colours` })).toHaveCount(0);
    await look(page);
  }
}

/** What axe finds on a dark phone and in a light wide window. Leaves the window wide. */
export async function accessibilityFindings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await inEach(page, commonViews, async () => void found.push(...(await axeFindings(page))));
  return found;
}

/**
 * Expects no axe findings and no sideways scrolling, on a dark phone and a light wide window. Leaves the window wide.
 * @param narrowest width in pixels of the narrowest window without sideways scrolling
 */
export async function expectAccessiblePage(page: Page, narrowest: 320 | 390 = 390): Promise<void> {
  await inEach(page, commonViews, expectNoAxeFindings);
  for (const width of [narrowest, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
}

/** Checks all four combinations of scheme and width; use it for one page of each frame. */
export async function expectAccessibleFrame(page: Page): Promise<void> {
  await inEach(page, otherViews, expectNoAxeFindings);
  await expectAccessiblePage(page);
}
