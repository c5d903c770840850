import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words on all pages of a PDF, with one space between them. */
export async function textOfPdf(data: Uint8Array): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(data), isEvalSupported: false });
  try {
    const document = await reading.promise;
    const words: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item) words.push(item.str, item.hasEOL ? ' ' : '');
    }
    return words.join('').replace(/\s+/g, ' ');
  } finally {
    await reading.destroy();
  }
}
