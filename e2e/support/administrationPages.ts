import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

/** A row of a table, by its accessible name. */
export const row = (page: Page, table: string | RegExp, name: string | RegExp): Locator =>
  page.getByRole('table', { name: table }).getByRole('row', { name });

/** Goes to another area by the navigation, which does not reload the page. */
export async function goTo(page: Page, area: string, title = area): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: area }).click();
  await expect(heading(page, title)).toBeVisible();
}
