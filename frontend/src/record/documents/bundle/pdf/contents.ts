import {
  concatTransformationMatrix,
  EncryptedPDFError,
  PageSizes,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { orientationOf, uprightBy, type Orientation } from '../exifOrientation';

/** A file of the vault. */
export interface BundledFile {
  /** As `application/pdf`. */
  readonly fileType: string;
  readonly bytes: Uint8Array;
}

/** What became of a file: pages of the bundle, or why it lies beside it. */
export type Contents =
  | { readonly kind: 'pages'; readonly pages: readonly PDFPage[]; readonly hasRoomBelow: boolean }
  | { readonly kind: 'beside'; readonly why: string };

const beside = (why: string): Contents => ({ kind: 'beside', why });

/** Points between a picture and the edge of its page: below, the number of the page has room. */
const margin = 28;

/** Adds a file at the end of a bundle. A file that is no whole PDF or picture is not lost: it lies beside the bundle. */
export async function addContents(bundle: PDFDocument, { fileType, bytes }: BundledFile): Promise<Contents> {
  switch (fileType) {
    case 'application/pdf':
      return pagesOfPdf(bundle, bytes);
    case 'image/jpeg':
      return pageOfPicture(bundle, () => bundle.embedJpg(bytes), orientationOf(bytes));
    case 'image/png':
      return pageOfPicture(bundle, () => bundle.embedPng(bytes), 1);
    default:
      return beside('a Word file');
  }
}

async function pagesOfPdf(bundle: PDFDocument, bytes: Uint8Array): Promise<Contents> {
  try {
    // Many banks lock their statements against changes, with an empty password for reading.
    const source = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    keepWhatWasFilledIn(source);
    const pages = await bundle.copyPages(source, source.getPageIndices());
    for (const page of pages) bundle.addPage(page);
    return pages.length === 0 ? beside('a PDF without pages') : { kind: 'pages', pages, hasRoomBelow: false };
  } catch (error) {
    return beside(isLocked(error) ? 'a PDF with a password' : 'a PDF that could not be read');
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof EncryptedPDFError || (error instanceof Error && /password/i.test(error.message));

/** A form belongs to its file, its fields would be empty in another: what was filled in becomes part of the page. */
function keepWhatWasFilledIn(source: PDFDocument): void {
  if (source.catalog.getAcroForm() === undefined) return;
  const form = source.getForm();
  if (form.getFields().length > 0) form.flatten({ updateFieldAppearances: false });
}

async function pageOfPicture(
  bundle: PDFDocument,
  embed: () => Promise<PDFImage>,
  orientation: Orientation,
): Promise<Contents> {
  let picture: PDFImage;
  try {
    picture = await embed();
  } catch {
    return beside('a picture that could not be read');
  }
  const isOnItsSide = orientation > 4;
  const [width, height] = isOnItsSide ? [picture.height, picture.width] : [picture.width, picture.height];
  const [short, long] = PageSizes.A4;
  const page = bundle.addPage(width > height ? [long, short] : [short, long]);
  const scale = Math.min((page.getWidth() - 2 * margin) / width, (page.getHeight() - 2 * margin) / height);
  const [w, h] = [width * scale, height * scale];
  const [left, low] = [(page.getWidth() - w) / 2, (page.getHeight() - h) / 2];
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(w, 0, 0, h, left, low),
    concatTransformationMatrix(...uprightBy[orientation]),
  );
  page.drawImage(picture, { x: 0, y: 0, width: 1, height: 1 });
  page.pushOperators(popGraphicsState());
  return { kind: 'pages', pages: [page], hasRoomBelow: true };
}
