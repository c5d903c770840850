import type { Locator, Page } from 'playwright/test';
import { aPdf, aPng, openActions } from '../support/documents';
import { fromOurPage, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const contract = aPdf('work_contract.pdf', 'First page', 'Second page', 'Third page');
const certificate = aPng('english certificate.png');

async function upload(page: Page, title: string, file: typeof contract): Promise<void> {
  const fields = { title, category: 'other', documentType: 'other', stage: 'general', file };
  const answer = await page.request.post('/api/documents/upload', {
    headers: fromOurPage,
    multipart: fields,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Counts the pixels of a drawn page that are not white. */
const countInk = (canvas: Locator) =>
  canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    let ink = 0;
    for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) ink += 1;
    return ink;
  });

async function openViewer(page: Page, title: string): Promise<Locator> {
  await openActions(page, title);
  await page.getByRole('menuitem', { name: 'View' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the viewer shows a PDF page by page with the keyboard and a picture, and offers other ways for unreadable files', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('Content Security'))
      errors.push(message.text());
  });
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/PdfViewer|pdf\.worker/.test(request.url())) readers.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await signUp(page);
  await upload(page, 'work contract', contract);
  await upload(page, 'english certificate', certificate);
  await page.goto('/dashboard/documents');
  const picture = await openViewer(page, 'english certificate');
  await expect(picture.getByRole('img', { name: 'english certificate' })).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  expect(readers).toEqual([]);

  const dialog = await openViewer(page, 'work contract');
  const shown = (number: number) => dialog.getByRole('img', { name: `Page ${number} of 3 of work contract` });
  await expect(dialog.getByRole('status').first()).toHaveText('Page 1 of 3');
  await expect.poll(() => countInk(shown(1))).toBeGreaterThan(100);
  await expect(dialog.getByText('First page')).toBeAttached();
  await expect(dialog.getByRole('region', { name: 'The document work contract' })).toBeFocused();
  expect(readers).toHaveLength(2);
  expect(readers.every((address) => address.startsWith(new URL(page.url()).origin))).toBe(true);

  await page.keyboard.press('PageDown');
  await expect(shown(2)).toBeVisible();
  await expect(dialog.getByText('Second page')).toBeAttached();
  const before = await shown(2).boundingBox();
  await page.keyboard.press('+');
  await expect(dialog.getByText('125%')).toBeVisible();
  await expect
    .poll(async () => Math.round((await shown(2).boundingBox())?.width ?? 0))
    .toBe(Math.round((before?.width ?? 0) * 1.25));
  await dialog.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(dialog.getByText('Third page')).toBeAttached();
  // The last page has no next page.
  await page.keyboard.press('PageDown');
  await expect(dialog.getByRole('status').first()).toHaveText('Page 3 of 3');
  await page.keyboard.press('0');
  await expect(dialog.getByText('100%')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions: work contract' })).toBeFocused();
  expect(errors).toEqual([]);

  // On a phone, starting with the file that cannot be read.
  await page.setViewportSize({ width: 390, height: 860 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.route('**/file?disposition=inline', (route) => route.fulfill({ body: 'No PDF at all' }));
  await openViewer(page, 'work contract');
  await expect(dialog.getByRole('alert')).toContainText('This document could not be shown here.');
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  await page.unroute('**/file?disposition=inline');
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(dialog.getByText('First page')).toBeAttached();
  const [page1, region] = [await shown(1).boundingBox(), await dialog.boundingBox()];
  expect(page1?.width).toBeGreaterThan(100);
  expect(page1?.width).toBeLessThanOrEqual(region?.width ?? 0);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions: work contract' })).toBeFocused();
});
