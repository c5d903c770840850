import type { Page } from 'playwright/test';
import { expectToast, signUp } from '../support/people';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const openToast = (page: Page) => page.getByRole('listitem').and(page.locator('[data-state=open]'));

/** The names of the controls, and in a dialog of the titles too, that the open toast covers, whole or in part. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('li[data-state=open]')?.getBoundingClientRect();
    if (toast === undefined) return ['there is no toast'];
    const modal = document.querySelector('[role=dialog], [role=alertdialog]');
    const controls = 'a[href], button, input, select, textarea';
    const shown = modal?.querySelectorAll(`h2, ${controls}`) ?? document.querySelectorAll(controls);
    return (
      [...shown]
        .filter((element) => element.closest('li[data-state=open]') === null)
        // What gives way to the toast is not covered by it.
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const apart =
            box.right <= toast.left ||
            box.left >= toast.right ||
            box.bottom <= toast.top ||
            box.top >= toast.bottom;
          return box.height > 1 && !apart;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    );
  });

test('on a phone a toast covers neither the header’s buttons nor those below it, and takes no room', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/notification-settings');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByLabel('Reminder frequency').selectOption({ label: 'Never' });
  await page.getByRole('button', { name: 'Save notification settings' }).click();
  await expectToast(page, 'Notification Settings Updated');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(openToast(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await coveredByToast(page)).toEqual([]);
  expect(await heading.boundingBox()).toEqual(before);
});

test('in a dialog on a phone it lies between the title and the fields, and gives its room back', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/documents');
  await page.getByRole('button', { name: 'Upload document' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Upload/ })
    .click();
  await expectToast(page, 'No file selected', 'Please select a document to upload');
  expect(await coveredByToast(page)).toEqual([]);
  const toast = openToast(page);
  const box = await toast.boundingBox();
  const title = await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().boundingBox();
  if (box === null || title === null) throw new Error('The toast or the title has no place');
  expect(box.y).toBeGreaterThanOrEqual(title.y + title.height);
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
  const summary = await page.getByRole('dialog').getByRole('alert').first().boundingBox();
  expect(summary?.y).toBeLessThan(box.y + box.height);
});
