import type { Page } from 'playwright/test';
import { readPdf } from './pdf';

/** The printable area of an A4 sheet, in CSS pixels (96 per inch). */
const sheet = { width: 672, height: 985 };

/**
 * Prints the page with a mark at the top and the bottom of each card and table row. Returns those that fit on one sheet but
 * are split over two.
 */
export async function cutCards(page: Page): Promise<readonly string[]> {
  const window = page.viewportSize();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const names = await page.evaluate((most) => {
    const parts = [...document.querySelectorAll<HTMLElement>('.MuiCard-root, tbody tr')].filter(
      (part) => part.offsetHeight > 0 && part.offsetHeight <= most,
    );
    return parts.map((part, at) => {
      // A row holds marks in its cells alone.
      const [first, last] = part.matches('tr')
        ? [part.firstElementChild, part.lastElementChild]
        : [part, part];
      for (const [place, sign, edge] of [
        [first, '<', 'top'],
        [last, '>', 'bottom'],
      ] as const) {
        const mark = document.createElement('span');
        mark.className = 'mark';
        mark.textContent = `@${at}${sign}`;
        mark.style.cssText = `position: absolute; left: 0; ${edge}: 0; font: 1px/1 sans-serif`;
        if (place instanceof HTMLElement) place.style.position = 'relative';
        place?.append(mark);
      }
      return part.innerText.split('\n')[0] ?? '';
    });
  }, sheet.height);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  await page.evaluate(() => document.querySelectorAll('.mark').forEach((mark) => mark.remove()));
  await page.emulateMedia({ media: null });
  if (window !== null) await page.setViewportSize(window);
  const findPage = (mark: string) =>
    pages.findIndex(({ lines }) => lines.some(({ text }) => text.split(' ').includes(mark)));
  if (names.length === 0) throw new Error('The page has no card');
  return names.flatMap((name, at) => {
    const [head, foot] = [findPage(`@${at}<`), findPage(`@${at}>`)];
    return head === foot && head >= 0 ? [] : [`${name}: from page ${head + 1} to ${foot + 1}`];
  });
}
