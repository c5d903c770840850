import type { Page } from 'playwright/test';
import { readPdf, type PdfPage } from './pdf';

/** The words of controls and messages that belong to the screen alone. */
const wordsOfScreen =
  /\bPrint\b|Save as PDF|Back to|Dashboard|Log ?out|Skip to|Refresh|Delete|Calculate again with|Start Over|Change answers|Show as a table|Which days|Add journey|Confirm your email|Try a trip/;

export const printedLines = (pages: readonly PdfPage[]): readonly string[] =>
  pages.flatMap(({ lines }) => lines.map(({ text }) => text));

/** Prints the open page. */
export const printPage = async (page: Page): Promise<readonly PdfPage[]> =>
  readPdf(await page.pdf({ preferCSSPageSize: true }));

/** What is wrong with a printed document: its footers, texts that lie over each other, words of the screen. */
export function documentFindings(pages: readonly PdfPage[]): readonly string[] {
  const ofPages = pages.flatMap(({ lines, overprinted }, index) => {
    const name = `printed page ${index + 1}`;
    const [foot, lowest] = lines.toReversed();
    const expected = `Settlewise Guidance, not legal advice Page ${index + 1} of ${pages.length}`;
    return [
      ...(foot?.text === expected ? [] : [`${name} ends with “${foot?.text}”`]),
      ...((lowest?.bottom ?? 0) < (foot?.top ?? 0) - 8
        ? []
        : [`${name}: “${lowest?.text}” touches the footer`]),
      ...overprinted.map((pair) => `${name}: ${pair} lie over each other`),
    ];
  });
  const ofScreen = printedLines(pages).filter((line) => wordsOfScreen.test(line));
  return [...ofPages, ...ofScreen.map((line) => `“${line}” is printed`)];
}
