import type { Page } from 'playwright/test';
import { phone } from '../support/lengths';
import { expectToast, signUpInForm } from '../support/people';
import { aTask, record } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';
import { controls, coveredByToast } from '../support/toasts';

test.use({ viewport: phone });

const openToast = (page: Page) => page.getByRole('listitem').and(page.locator('[data-state=open]'));

test('on a phone a toast covers no buttons, moves nothing and stays visible while the page scrolls', async ({
  page,
  context,
}) => {
  await test.step('the greeting has a place of its own under the title', async () => {
    await signUpInForm(page);
    await expect(page).toHaveURL(/onboarding/);
    await expect(openToast(page)).toBeInViewport({ ratio: 1 });
    expect(await coveredByToast(page)).toEqual([]);
  });

  await test.step("a toast of a page covers neither the header's buttons nor those below it", async () => {
    await page.goto('/dashboard/notification-settings');
    // The placeholder that is shown while the page loads has a title of its own.
    await expect(page.getByLabel('Reminder frequency')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    expect(before).not.toBeNull();
    await page.getByLabel('Reminder frequency').selectOption({ label: 'Never' });
    await page.getByRole('button', { name: 'Save notification settings' }).click();
    await expectToast(page, 'Notification Settings Updated');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(openToast(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    // Such a toast can appear anywhere on the page, and taking space would move the text being read. So it
    // lies over the title.
    expect(await coveredByToast(page, controls)).toEqual([]);
    expect(await heading.boundingBox()).toEqual(before);
  });

  await test.step('in a dialog the toast lies between the title and the fields, and frees its space when it is closed', async () => {
    await page.goto('/dashboard/documents');
    await page.getByRole('button', { name: 'Upload document' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Upload/ }).click();
    await expectToast(page, 'No file selected', 'Please select a document to upload');
    expect(await coveredByToast(page)).toEqual([]);
    const toast = openToast(page);
    const box = await toast.boundingBox();
    const title = await dialog.getByRole('heading', { level: 2 }).first().boundingBox();
    if (box === null || title === null) throw new Error('The toast or the title has no place');
    expect(box.y).toBeGreaterThanOrEqual(title.y + title.height);
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 20, { steps: 5 });
    await page.mouse.up();
    await expect(toast).toHaveCount(0);
    const summary = await dialog.getByRole('alert').first().boundingBox();
    expect(summary?.y).toBeLessThan(box.y + box.height);
  });

  await test.step('a click while the browser is offline shows a visible message', async () => {
    await record(page, '/api/tasks', aTask('Send the form'));
    await page.goto('/dashboard/tasks');
    const done = page.getByRole('checkbox', { name: 'Completed: Send the form' });
    const message = page.getByText('Not done: you are offline', { exact: true });
    await expect(done).toBeVisible();
    await context.setOffline(true);
    await done.click();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(done).not.toBeChecked();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(openToast(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete: Send the form' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expect(dialog.getByRole('alert')).toContainText('Not done: you are offline');
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(false);
    await done.click();
    await expectToast(page, 'Task updated');
    await expect(message).toHaveCount(0);
  });
});
