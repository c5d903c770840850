import { degrees, PDFDocument, PageSizes, StandardFonts } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeBundle, type BundledDocument } from './makeBundle';
import { held, onePixelPng, wideJpeg } from './testing/pictures';

const head = { title: 'Documents of Amina Khan', lead: ['Made on 26 November 2026.'], fileName: 'bundle' };
const noPaint = () => Promise.reject(new Error('Nothing here has to be painted'));

interface Sheet {
  readonly size?: [number, number];
  readonly turned?: 0 | 90 | 180 | 270;
}

/** A PDF whose pages say which they are. */
async function aPdf(name: string, sheets: readonly Sheet[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const [place, { size = PageSizes.A4, turned = 0 }] of sheets.entries()) {
    const page = pdf.addPage(size);
    page.setRotation(degrees(turned));
    page.drawText(`${name} sheet ${place + 1}`, { x: 100, y: 100, size: 12, font });
  }
  return pdf.save();
}

const aDocument = (rest: Partial<BundledDocument> & Pick<BundledDocument, 'bytes'>): BundledDocument => ({
  title: 'Passport',
  about: 'Passport, issued 1 May 2020',
  fileName: 'a.pdf',
  fileType: 'application/pdf',
  ...rest,
});

const opened = async (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, verbosity: 0 }).promise;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

// The reader says of these that they may be anything.
const numbers = z.tuple([z.number(), z.number()]);
const link = z.object({ dest: z.tuple([z.object({ num: z.number(), gen: z.number() })]).rest(z.unknown()) });

/** The texts of a page, with where each is seen: from the left and from the top, in points. */
async function seen(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [x, y] = numbers.parse(item.transform.slice(4));
    const [left, top] = numbers.parse(viewport.convertToViewportPoint(x, y));
    return [{ text: item.str, left: Math.round(left), top: Math.round(top) }];
  });
  return { texts, height: Math.round(viewport.height), width: Math.round(viewport.width) };
}

const textsOf = async (pdf: PDFDocumentProxy, number: number) =>
  (await seen(pdf, number)).texts.map(({ text }) => text);

describe('A bundle', () => {
  it('has an index in front that leads to each document, and a number on each page that leads back', async () => {
    const made = await makeBundle(
      [
        aDocument({ bytes: await aPdf('passport', [{}, {}]) }),
        aDocument({ title: 'Payslip May', about: 'Payslip', bytes: await aPdf('payslip', [{}]) }),
      ],
      head,
      noPaint,
    );
    expect(made).toMatchObject({ fileName: 'bundle.pdf', pages: 4, beside: 0 });
    const pdf = await opened(await bytesOf(made.file));
    expect(pdf.numPages).toBe(4);
    expect(await textsOf(pdf, 1)).toEqual([
      'Documents of Amina Khan',
      'Made on 26 November 2026.',
      '1.',
      'Passport',
      'Passport, issued 1 May 2020',
      '2',
      '2.',
      'Payslip May',
      'Payslip',
      '4',
      'Documents of Amina Khan',
      'Page 1 of 4',
    ]);
    expect(await textsOf(pdf, 3)).toEqual(['passport sheet 2', '1. Passport, page 2 of 2', 'Page 3 of 4']);
    expect(await textsOf(pdf, 4)).toEqual(['payslip sheet 1', '2. Payslip May', 'Page 4 of 4']);
    const targets = async (number: number) => {
      const links = z.array(link).parse(await (await pdf.getPage(number)).getAnnotations());
      return Promise.all(links.map(async ({ dest: [page] }) => 1 + (await pdf.getPageIndex(page))));
    };
    expect(await Promise.all([1, 2, 3, 4].map(targets))).toEqual([[2, 4], [1], [1], [1]]);
  });

  it.each([0, 90, 180, 270] as const)(
    'puts the number below what is seen of a page turned by %i',
    async (turned) => {
      const made = await makeBundle(
        [aDocument({ bytes: await aPdf('scan', [{ size: [400, 600], turned }]) })],
        head,
        noPaint,
      );
      const { texts, height, width } = await seen(await opened(await bytesOf(made.file)), 2);
      const number = texts.find(({ text }) => text === 'Page 2 of 2');
      const name = texts.find(({ text }) => text === '1. Passport');
      expect(height).toBeGreaterThan(turned % 180 === 0 ? 600 : 400);
      expect(height - (number?.top ?? 0)).toBeLessThan(15);
      expect(name?.top).toBe(number?.top);
      expect(name?.left).toBeLessThan(30);
      expect(number?.left).toBeGreaterThan(width / 2);
    },
  );

  it('keeps what a PDF cannot hold beside it, in the order of the index', async () => {
    const word = new TextEncoder().encode('a letter');
    const made = await makeBundle(
      [
        aDocument({ bytes: await aPdf('passport', [{}]) }),
        aDocument({
          title: 'Letter: May/June',
          about: 'Employer letter',
          bytes: word,
          fileName: 'l.docx',
          fileType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        }),
        aDocument({ title: 'Broken', about: 'Other', bytes: word, fileName: 'broken.PDF' }),
      ],
      head,
      noPaint,
    );
    expect(made).toMatchObject({ fileName: 'bundle.zip', pages: 2, beside: 2 });
    const files = unzipSync(await bytesOf(made.file));
    expect(Object.keys(files)).toEqual(['bundle.pdf', '02 Letter May June.docx', '03 Broken.PDF']);
    expect(files['02 Letter May June.docx']).toEqual(word);
    expect(files['03 Broken.PDF']).toEqual(word);
    const index = await textsOf(await opened(files['bundle.pdf'] ?? new Uint8Array()), 1);
    expect(index).toContain('Beside this PDF: 02 Letter May June.docx (a Word file)');
    expect(index).toContain('Beside this PDF: 03 Broken.PDF (a PDF that could not be read)');
  });

  it('has an index of as many pages as it needs, and numbers that count them', async () => {
    const pdf = await aPdf('paper', [{}]);
    const made = await makeBundle(
      Array.from({ length: 40 }, (_, place) => aDocument({ title: `Paper ${place + 1}`, bytes: pdf })),
      head,
      noPaint,
    );
    const bundle = await opened(await bytesOf(made.file));
    const indexLength = bundle.numPages - 40;
    expect(indexLength).toBeGreaterThan(1);
    expect(await textsOf(bundle, indexLength + 1)).toContain(`Page ${indexLength + 1} of ${made.pages}`);
    const listed = (
      await Promise.all(Array.from({ length: indexLength }, (_, at) => textsOf(bundle, at + 1)))
    ).flat();
    for (let number = 1; number <= 40; number += 1) {
      const at = listed.indexOf(`Paper ${number}`);
      expect(listed.slice(at + 1, at + 3)).toContain(String(indexLength + number));
    }
  });

  it('paints titles in letters that the fonts of a PDF do not have', async () => {
    const painted: string[] = [];
    const made = await makeBundle(
      [aDocument({ title: '护照', bytes: await aPdf('passport', [{}]) })],
      head,
      (text) => {
        painted.push(text);
        return Promise.resolve({ png: onePixelPng, width: 80, height: 60, below: 18, size: 40 });
      },
    );
    expect(painted).toEqual(['护照', '1. 护照']);
    expect(await textsOf(await opened(await bytesOf(made.file)), 1)).not.toContain('护照');
  });

  it('keeps what was filled into a form', async () => {
    const source = await PDFDocument.create();
    const page = source.addPage();
    const field = source.getForm().createTextField('name');
    field.setText('Amina Khan');
    field.addToPage(page, { x: 100, y: 500, width: 200, height: 30 });
    const made = await makeBundle([aDocument({ bytes: await source.save() })], head, noPaint);
    expect(await textsOf(await opened(await bytesOf(made.file)), 2)).toContain('Amina Khan');
  });

  it('reads a PDF that is locked against changes, and leaves one with a password as it is', async () => {
    const locked = async (userPassword: string) => {
      const pdf = await PDFDocument.load(await aPdf('statement', [{}]));
      pdf.encrypt({ userPassword, ownerPassword: 'of the bank', permissions: { modifying: false } });
      return pdf.save({ useObjectStreams: false });
    };
    const readable = await makeBundle([aDocument({ bytes: await locked('') })], head, noPaint);
    expect(readable).toMatchObject({ pages: 2, beside: 0 });
    expect(await textsOf(await opened(await bytesOf(readable.file)), 2)).toContain('statement sheet 1');
    const secret = await makeBundle([aDocument({ bytes: await locked('secret') })], head, noPaint);
    expect(secret).toMatchObject({ pages: 1, beside: 1 });
    const files = unzipSync(await bytesOf(secret.file));
    expect(await textsOf(await opened(files['bundle.pdf'] ?? new Uint8Array()), 1)).toContain(
      'Beside this PDF: 01 Passport.pdf (a PDF with a password)',
    );
  });

  it('puts pictures upright on pages of A4, and keeps one that cannot be read', async () => {
    const sizeOf = async (bytes: Uint8Array, fileType: string) => {
      const { file } = await makeBundle([aDocument({ bytes, fileType })], head, noPaint);
      const { width, height } = await seen(await opened(await bytesOf(file)), 2);
      return [width, height];
    };
    expect(await sizeOf(onePixelPng, 'image/png')).toEqual([595, 842]);
    // Two pixels beside each other, and the same held on its side.
    expect(await sizeOf(wideJpeg, 'image/jpeg')).toEqual([842, 595]);
    expect(await sizeOf(held(wideJpeg, 6), 'image/jpeg')).toEqual([595, 842]);
    const broken = await makeBundle(
      [aDocument({ bytes: wideJpeg.slice(0, 4), fileType: 'image/jpeg' })],
      head,
      noPaint,
    );
    expect(broken).toMatchObject({ pages: 1, beside: 1, fileName: 'bundle.zip' });
  });
});
