import type { Page } from 'playwright/test';
import { expectAccessibleFrame } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

const line = (page: Page) => page.getByText('Your last change is saved. This page is catching up.');

/** Repeats the first answer of these calls, marked as stale, until the returned function is called. */
async function standStill(page: Page, calls: string): Promise<() => void> {
  let still = true;
  let first: string | undefined;
  await page.route(calls, async (route) => {
    if (!still || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    first ??= await response.text();
    await route.fulfill({
      response,
      body: first,
      headers: { ...response.headers(), 'settlewise-stale': 'true' },
    });
  });
  return () => {
    still = false;
  };
}

test('a list that lacks what was added says so until it has it', async ({ page }) => {
  const added = page.getByRole('rowheader', { name: 'Tell the council' });
  await signUp(page);
  const goOn = await standStill(page, '**/api/tasks');
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Task' });
  await dialog.getByLabel('Title').fill('Tell the council');
  await dialog.getByRole('button', { name: 'Add Task' }).click();
  await expect(dialog).toBeHidden();
  await expect(line(page)).toBeVisible();
  await expect(added).toBeHidden();
  await expectAccessibleFrame(page);

  goOn();
  await expect(added).toBeVisible();
  await expect(line(page)).toBeHidden();
});
