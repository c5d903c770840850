import {
  getDocument,
  GlobalWorkerOptions,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { fetchFile } from '../../../api/fetchFile';

GlobalWorkerOptions.workerSrc = workerAddress;

/** What the build lays beside the program for PDFs that bring no fonts of their own, or pictures in JPEG 2000. */
const parts = `/assets/pdfjs-${version}/`;

/** A document that can be drawn page by page. */
export interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  /** Gives back what it holds, its worker too. */
  readonly close: () => void;
}

/**
 * Fetches a PDF and reads it in a worker. Somebody else wrote it, so nothing in it runs: no scripts, no forms that act, no
 * code made from its fonts. @throws ApiError · ConnectionError · Error when it cannot be read, or asks for a password
 */
export async function openPdf(address: string, signal: AbortSignal): Promise<OpenedPdf> {
  const data = new Uint8Array(await fetchFile(address, signal));
  const reading = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    // The site's policy allows no WebAssembly; the same is there as a script.
    useWasm: false,
    wasmUrl: parts,
    standardFontDataUrl: parts,
  });
  const close = () => void reading.destroy();
  try {
    const document = await reading.promise;
    if (signal.aborted) throw new Error('The viewer was closed');
    return { document, close };
  } catch (error) {
    close();
    throw error;
  }
}
