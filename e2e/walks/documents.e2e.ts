import { readFile } from 'node:fs/promises';
import { aPng, expectDocumentShown, fillUpload, openActions, uploadDialog } from '../support/documents';
import { expectToast, signUp } from '../support/people';
import { expect, test } from '../support/test';

const passport = aPng('my_passport-2026.png');

test('a document is uploaded, viewed, downloaded, changed and deleted on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/dashboard/documents');
  await page.getByRole('button', { name: 'Upload Your First Document' }).click();
  await fillUpload(page, { file: passport, documentType: 'Passport', expiryDate: '4 Dec 2031' });
  await expect(uploadDialog(page)).toContainText('Filed as: my passport 2026 · Identity · General');
  await uploadDialog(page).getByRole('button', { name: 'Upload Document' }).click();
  await expectToast(page, 'Document uploaded');
  await expectDocumentShown(page, 'my passport 2026', ['Identity', 'Passport', 'Valid', '04 Dec 2031']);

  await openActions(page, 'my passport 2026');
  await page.getByRole('menuitem', { name: 'View' }).click();
  const viewer = page.getByRole('dialog', { name: 'my passport 2026' });
  await expect(viewer.getByRole('img', { name: 'my passport 2026' })).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  const downloading = page.waitForEvent('download');
  await openActions(page, 'my passport 2026');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('my_passport-2026.png');
  expect(await readFile(await download.path())).toEqual(passport.buffer);

  await openActions(page, 'my passport 2026');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit document' });
  await edit.getByLabel('Title').fill('Old passport');
  await edit.getByRole('textbox', { name: 'Expiry date' }).fill('31 Dec 2024');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Document updated');
  await expectDocumentShown(page, 'Old passport', ['Expired', '31 Dec 2024']);

  await openActions(page, 'Old passport');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete document' }).click();
  await expectToast(page, 'Document deleted');
  await expect(page.getByRole('heading', { name: 'No Documents Found' })).toBeVisible();
});
