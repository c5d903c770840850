import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  aPdf,
  aPng,
  documentRows,
  expectDocumentShown,
  fillUpload,
  uploadDialog,
} from '../support/documents';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const passport = aPdf('my_passport-2026.pdf', 'Amara Khan, passport');

/** The browser merges the documents into one file under the site's own policy. */
async function makeBundle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a bundle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a bundle' });
  await dialog.getByLabel('Name on the first page').fill('Amara Khan 卡拉');
  await expectNoAxeFindings(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the bundle' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^settlewise-bundle-[\d-]+\.pdf$/);
  await expect(dialog.getByRole('status')).toContainText('The PDF has 2 pages.');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}

/** An open tab may show the browser's PDF viewer, so another request reads the headers of the file. */
async function expectTrustsNothing(page: Page, address: string): Promise<void> {
  expect(address).toContain('/file?disposition=inline');
  const headers = (await page.request.get(address)).headers();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('inline; filename="my_passport-2026.pdf"');
  expect(headers['content-security-policy']).toContain('sandbox');
}

test('a document is uploaded, opened and deleted with the keyboard only, and bundled', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/dashboard/documents');
  await page.getByRole('button', { name: 'Upload Document' }).press('Enter');
  const dialog = uploadDialog(page);
  // The open dialog takes the focus; a key pressed before would go elsewhere.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  // Waits for the file chooser before the click; otherwise the browser opens a window of its own.
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByLabel('File', { exact: true }).press('Enter');
  await (await choosing).setFiles(passport);
  await dialog.getByLabel('Document type').focus();
  await page.keyboard.type('Pass');
  await dialog.getByRole('button', { name: 'Upload Document' }).press('Enter');
  await expect(dialog).toBeHidden();

  const actions = page.getByRole('button', { name: 'Actions: my passport 2026' });
  await actions.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await expect(edit.getByLabel('Title')).toHaveValue('my passport 2026');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();

  const opened = page.waitForEvent('popup');
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/file'));
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Open in a new tab' }).press('Enter');
  await (await opened).close();
  await expectTrustsNothing(page, (await asked).url());
  await makeBundle(page);

  await actions.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
});

/** Drops a file on the open dialog. */
async function dropPassport(page: Page): Promise<void> {
  const { name, mimeType, buffer } = passport;
  const dropped = await page.evaluateHandle(
    ([fileName, type, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString()] as const,
  );
  await uploadDialog(page).dispatchEvent('drop', { dataTransfer: dropped });
}

test('a refused file is sent again separately, and a dropped file whose answer is lost is stored once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/dashboard/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = uploadDialog(page);
  const words = { ...aPdf('payslip_may.pdf', ''), buffer: Buffer.from('Only words') };
  const files = [aPdf('tenancy.pdf', 'Tenancy'), words, aPng('english certificate.png')];
  await dialog.getByLabel('File', { exact: true }).setInputFiles(files);
  for (const [position, kind] of ['Rental agreement', 'Payslip', 'English B1 certificate'].entries()) {
    const row = dialog.getByRole('group', { name: files[position]?.name ?? '' });
    await row.getByLabel('Document type').selectOption({ label: kind });
  }
  await dialog.getByRole('button', { name: 'Upload 3 documents' }).click();
  await expectToast(page, 'Upload failed', '1 of 3 could not be uploaded. The reason stands beside each.');
  await expect(dialog.getByRole('list', { name: 'Uploaded' }).getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('group')).toHaveText([
    /The content of this file is not what its name says\./,
  ]);
  await expectNoAxeFindings(page);
  const another = dialog.getByLabel('Choose another file in place of payslip_may.pdf');
  await another.setInputFiles(aPdf('payslip_may.pdf', 'May'));
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expect(dialog).toBeHidden();
  await expect(documentRows(page)).toHaveCount(3);
  await expectDocumentShown(page, 'payslip may', ['Employment', 'Payslip', 'ILR']);

  await page.getByRole('button', { name: 'Upload Document' }).click();
  await dropPassport(page);
  await expect(dialog).toContainText('Filed as: my passport 2026');
  await fillUpload(page, { documentType: 'Passport' });
  // The document is stored, but the answer is lost.
  await page.route('**/api/documents/upload', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expectToast(page, 'Upload failed', 'There was a problem uploading your document.');
  await expect(dialog.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(dialog).toContainText('my_passport-2026.pdf');
  await page.unroute('**/api/documents/upload');
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expect(dialog).toBeHidden();
  await expect(documentRows(page)).toHaveCount(4);
});
