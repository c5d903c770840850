import type { Page } from 'playwright/test';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const addDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Task' });

/** Repeats the first answer of these calls, marked as stale, until the returned function is called. */
async function answerStale(page: Page, calls: string): Promise<() => void> {
  let isStale = true;
  let first: string | undefined;
  await page.route(calls, async (route) => {
    if (!isStale || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    first ??= await response.text();
    await route.fulfill({
      response,
      body: first,
      headers: { ...response.headers(), 'settlewise-stale': 'true' },
    });
  });
  return () => {
    isStale = false;
  };
}

test('a task is refused, added to a list that is catching up, completed and deleted with the keyboard only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signUp(page);
  const catchUp = await answerStale(page, '**/api/tasks');
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).press('Enter');
  const title = addDialog(page).getByLabel('Title');
  await expect(title).toBeFocused();
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(addDialog(page).getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Book the test');
  await page.keyboard.press('Enter');
  await expect(addDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Task' })).toBeFocused();

  const catchingUp = page.getByText('Your last change is saved. This page is catching up.');
  const completed = page.getByRole('checkbox', { name: 'Completed: Book the test' });
  await expect(catchingUp).toBeVisible();
  await expect(completed).toBeHidden();
  await expectNoAxeFindings(page);
  catchUp();
  await expect(completed).toBeVisible();
  await expect(catchingUp).toBeHidden();

  await completed.press('Space');
  await expectToast(page, 'Task updated');
  const list = page.getByRole('region', { name: 'Your tasks' });
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Delete: Book the test' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).press('Enter');
  await expect(page.getByText('You have no tasks yet. Add your first one.')).toBeVisible();
  await expect(list).toBeFocused();
});
