import { expect, type Locator, type Page } from 'playwright/test';

interface FileToUpload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface UploadEntry {
  readonly file: FileToUpload;
  readonly documentType: string;
  /** As a person types it, for example `4 Dec 2031`. */
  readonly expiryDate: string;
}

/** A valid PDF with a page for each of these words. */
export function aPdf(name: string, ...pages: readonly string[]): FileToUpload {
  const pageNumber = (index: number) => 4 + 2 * index;
  const kids = pages.map((_words, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((words, index) => {
      const drawing = `BT /F1 18 Tf 20 150 Td (${words}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<</Font<</F1 3 0 R>>>>/Contents ${pageNumber(index) + 1} 0 R>>`,
        `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
      ];
    }),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const content = `%PDF-1.4\n${objects.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(content) };
}

/** A valid PNG of one pixel. */
export const aPng = (name: string): FileToUpload => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** The documents shown, as rows of the table or as cards. */
export const documentRows = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .or(page.getByRole('list', { name: /^Your documents/ }).getByRole('listitem'));

/** Expects a document's row or card to contain some words. */
export async function expectDocumentShown(
  page: Page,
  title: string,
  words: readonly string[],
): Promise<void> {
  const row = documentRows(page).filter({ hasText: title });
  await expect(row).toHaveCount(1);
  for (const each of words) await expect(row).toContainText(each);
}

export const uploadDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Upload Document' });

/** Fills in the fields of the open dialog, for one file. */
export async function fillUpload(page: Page, entry: Partial<UploadEntry>): Promise<void> {
  const { file, documentType, expiryDate } = entry;
  const dialog = uploadDialog(page);
  if (file !== undefined) await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  if (documentType !== undefined)
    await dialog.getByLabel('Document type').selectOption({ label: documentType });
  if (expiryDate !== undefined) await dialog.getByRole('textbox', { name: 'Expiry date' }).fill(expiryDate);
}

/** Opens the menu of a document. */
export async function openActions(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Actions: ${title}` }).click();
  await expect(page.getByRole('menu', { name: `Actions: ${title}` })).toBeVisible();
}
