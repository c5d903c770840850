import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  aPdf,
  aPng,
  documentRows,
  expectDocumentShown,
  fillUpload,
  openActions,
  uploadDialog,
  uploadDocument,
} from '../support/documents';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const passport = {
  file: aPdf('my_passport-2026.pdf', 'Amara Khan, passport'),
  documentType: 'Passport',
};
const certificate = {
  file: aPng('english certificate.png'),
  documentType: 'English B1 certificate',
  stage: 'Citizenship',
};

async function openDocuments(page: Page): Promise<void> {
  await page.goto('/dashboard/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
}

/** The passport and the certificate become one file, made in the browser under the site's own policy. */
async function makeBundle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a bundle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a bundle' });
  await dialog.getByLabel('Name on the first page').fill('Amara Khan 卡拉');
  await expectNoAxeFindings(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Make the bundle' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^settlewise-bundle-[\d-]+\.pdf$/);
  await expect(dialog.getByRole('status')).toContainText('The PDF has 3 pages.');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}

test('documents are uploaded, viewed, downloaded, changed and deleted on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await openDocuments(page);
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload Your First Document' }).click();
  await fillUpload(page, { ...passport, expiryDate: '4 Dec 2031' });
  await expect(uploadDialog(page)).toContainText('Filed as: my passport 2026 · Identity · General');
  await uploadDialog(page).getByRole('button', { name: 'Upload Document' }).click();
  await expectToast(page, 'Document uploaded');
  await expect(uploadDialog(page)).toBeHidden();
  await uploadDocument(page, certificate);
  await expect(documentRows(page)).toHaveCount(2);
  await expectDocumentShown(page, 'my passport 2026', [
    'Identity',
    'Passport',
    'General',
    'Valid',
    '04 Dec 2031',
  ]);

  const viewed = page.waitForEvent('popup');
  await openActions(page, 'english certificate');
  await page.getByRole('menuitem', { name: 'Open in a new tab' }).click();
  const picture = await viewed;
  await picture.waitForLoadState();
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 1);
  await picture.close();

  const downloading = page.waitForEvent('download');
  await openActions(page, 'my passport 2026');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my_passport-2026.pdf');
  expect(await readFile(await download.path())).toEqual(passport.file.buffer);

  await makeBundle(page);

  await openActions(page, 'my passport 2026');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await edit.getByLabel('Title').fill('Old passport');
  await edit.getByRole('textbox', { name: 'Expiry date' }).fill('31 Dec 2024');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Document updated');
  await expectDocumentShown(page, 'Old passport', ['Expired', '31 Dec 2024']);

  await page.getByRole('tab', { name: 'Identity' }).click();
  await expect(documentRows(page)).toHaveCount(1);
  await expect(page.getByText('Language, education and legal documents are under All.')).toBeVisible();

  await openActions(page, 'Old passport');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this document?');
  await question.getByRole('button', { name: 'Delete document' }).click();
  await expectToast(page, 'Document deleted');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByText('None of your documents is in the category Identity.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all documents' }).click();
  await expect(documentRows(page)).toHaveCount(1);
});

test('a PDF opens in a tab of its own, under a policy that trusts nothing in it', async ({ page }) => {
  await signUp(page);
  await openDocuments(page);
  await uploadDocument(page, passport);
  const opened = page.waitForEvent('popup');
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/file'));
  await openActions(page, 'my passport 2026');
  await page.getByRole('menuitem', { name: 'Open in a new tab' }).click();
  await opened;
  const address = (await asked).url();
  expect(address).toContain('/file?disposition=inline');
  // The tab shows the browser's PDF viewer, where there is one, so the file's headers are read with another request.
  const headers = (await page.request.get(address)).headers();
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('inline; filename="my_passport-2026.pdf"');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('a file that is not what its name says, or too large, is refused with the reason beside it', async ({
  page,
}) => {
  await signUp(page);
  await openDocuments(page);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = uploadDialog(page);
  const upload = dialog.getByRole('button', { name: 'Upload Document' });
  await upload.click();
  await expectToast(page, 'No file selected', 'Please select a document to upload');

  await fillUpload(page, {
    ...passport,
    file: { ...passport.file, name: 'holiday.gif', mimeType: 'image/gif' },
  });
  const problem = (words: string) => dialog.getByRole('alert').getByRole('link', { name: words });
  await expect(problem('Please choose a PDF, Word, JPEG or PNG file')).toBeVisible();
  await expectNoAxeFindings(page);

  const another = dialog.getByLabel('Choose another file in place of');
  await another.setInputFiles({ ...passport.file, buffer: Buffer.from('Only words') });
  await upload.click();
  const notWhatItSays = 'The content of this file is not what its name says.';
  await expectToast(page, 'Upload failed', notWhatItSays);
  await expect(problem(notWhatItSays)).toBeVisible();

  // The page knows the server's size limit and does not send a larger file.
  await page.route('**/api/documents/upload', (route) => route.abort());
  await another.setInputFiles(aPdf('large.pdf', 'x'.repeat(11 * 1024 * 1024)));
  await upload.click();
  await expect(problem('This file is too large. A document can have at most 10 MB.')).toBeVisible();
  await page.unroute('**/api/documents/upload');
  await expect(dialog.getByLabel('Document type')).toHaveValue('passport');

  await another.setInputFiles(passport.file);
  await upload.click();
  await expect(dialog).toBeHidden();
  await expect(documentRows(page)).toHaveCount(1);
});

test('when the answer gets lost nothing typed is, and the same upload sent again is one document', async ({
  page,
}) => {
  await signUp(page);
  await openDocuments(page);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await fillUpload(page, passport);
  const dialog = uploadDialog(page);
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
  await expect(documentRows(page)).toHaveCount(1);
});

test('several files are uploaded at once, and those that fail can be sent again alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await openDocuments(page);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = uploadDialog(page);
  const words = { ...aPdf('payslip_may.pdf', ''), buffer: Buffer.from('Only words') };
  const files = [passport.file, words, certificate.file];
  await dialog.getByLabel('File', { exact: true }).setInputFiles(files);
  for (const [position, kind] of ['Passport', 'Payslip', 'English B1 certificate'].entries()) {
    const row = dialog.getByRole('group', { name: files[position]?.name ?? '' });
    await row.getByLabel('Document type').selectOption({ label: kind });
  }
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Upload 3 documents' }).click();
  const reason = 'The content of this file is not what its name says.';
  await expectToast(page, 'Upload failed', '1 of 3 could not be uploaded. The reason stands beside each.');
  await expect(dialog.getByRole('list', { name: 'Uploaded' }).getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('group')).toContainText(reason);
  await expectNoAxeFindings(page);
  const another = dialog.getByLabel('Choose another file in place of payslip_may.pdf');
  await another.setInputFiles(aPdf('payslip_may.pdf', 'May'));
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expect(dialog).toBeHidden();
  await expect(documentRows(page)).toHaveCount(3);
  await expectDocumentShown(page, 'payslip may', ['Employment', 'Payslip', 'ILR']);
});

test('a file can be dropped on the dialog', async ({ page }) => {
  await signUp(page);
  await openDocuments(page);
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const { name, mimeType, buffer } = passport.file;
  const dropped = await page.evaluateHandle(
    ([fileName, type, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type }));
      return transfer;
    },
    [name, mimeType, buffer.toString()] as const,
  );
  const dialog = uploadDialog(page);
  await dialog.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog).toContainText('Filed as: my passport 2026');
  await fillUpload(page, { documentType: passport.documentType });
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
  await expect(documentRows(page)).toHaveCount(1);
});

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/documents', (route) => route.fulfill({ status: 503, json: {} }));
  await openDocuments(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Error Loading Documents' });
  await expect(alert).toContainText('There was a problem loading your documents. Please try again.');
  await expectNoAxeFindings(page);
  await page.unroute('**/api/documents');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
});

test('a document is uploaded, found and deleted with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await openDocuments(page);
  await page.getByRole('button', { name: 'Upload Document' }).focus();
  await page.keyboard.press('Enter');
  const dialog = uploadDialog(page);
  // The dialog takes the focus when it has opened; before, a key would go elsewhere.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
  // Asked for early: while the browser does not know that the test chooses the file, it opens a window of its own.
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByLabel('File', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(passport.file);
  await dialog.getByLabel('Document type').focus();
  await page.keyboard.type('Pass');
  await dialog.getByRole('button', { name: 'Upload Document' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const actions = page.getByRole('button', { name: 'Actions: my passport 2026' });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete document' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
});

test('axe finds nothing on the page and its boxes', async ({ page }) => {
  await signUp(page);
  await openDocuments(page);
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
  await expectAccessiblePage(page);
  await uploadDocument(page, { ...passport, expiryDate: '31 Dec 2024' });
  await uploadDocument(page, { ...certificate, status: 'Pending verification' });
  await expect(documentRows(page)).toHaveCount(2);
  await expectAccessiblePage(page);
  await openActions(page, 'english certificate');
  await expectNoAxeFindings(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit document' })).toBeVisible();
  await expectAccessiblePage(page);
});
