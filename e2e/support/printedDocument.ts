import type { Page } from 'playwright/test';
import { readPdf, type PdfPage } from './pdf';

/** Texts of controls and messages that must not be printed. */
const wordsOfScreen =
  /\bPrint\b|Save as PDF|Back to|Dashboard|Log ?out|Skip to|Refresh|Delete|Calculate again with|Start Over|Change answers|Show as a table|Which days|Add journey|Confirm your email|Try a trip/;

export const printedLines = (pages: readonly PdfPage[]): readonly string[] =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** Prints the open page. */
export const printPage = async (page: Page): Promise<readonly PdfPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

/** Finds errors in a printed document: wrong footers, overlapping texts, and texts for the screen only. */
export function documentFindings(pages: readonly PdfPage[]): readonly string[] {
  const ofPages = pages.flatMap(({ lines, overlaps }, index) => {
    const name = `printed page ${index + 1}`;
    const [foot, lowest] = lines.toReversed();
    const expected = `Settlewise Guidance, not legal advice Page ${index + 1} of ${pages.length}`;
    return [
      ...(foot?.text === expected ? [] : [`${name} ends with “${foot?.text}”`]),
      ...((lowest?.bottom ?? 0) < (foot?.top ?? 0) - 8
        ? []
        : [`${name}: “${lowest?.text}” touches the footer`]),
      ...overlaps.map((pair) => `${name}: ${pair} lie over each other`),
    ];
  });
  const ofScreen = printedLines(pages).filter((line) => wordsOfScreen.test(line));
  return [...ofPages, ...ofScreen.map((line) => `“${line}” is printed`)];
}
