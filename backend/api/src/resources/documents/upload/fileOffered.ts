import { type DocumentFileExtension, documentFileTypes } from '@settlewise/contract/documents';
import { RequestRefusedError } from '../../../http/requestRefusedError';

/** A file as a form offers it, before its bytes have been looked at. */
export interface FileOffered {
  readonly name: string;
  readonly extension: DocumentFileExtension;
  /** The type under which it is given back. */
  readonly type: string;
}

const otherNamesOf: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['application/x-pdf'],
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'image/png': ['image/x-png'],
};
/** The type that a browser sends for an unknown kind of file. */
const unsaid = ['', 'application/octet-stream'];

/** @throws RequestRefusedError 415 when the name's ending or the declared type is not of a kind that is kept */
export function readFileOffered(filename: string, declaredType: string): FileOffered {
  const name = cleanName(filename);
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '';
  const extension = extensions.find((known) => known === ending);
  if (extension === undefined) {
    throw refusedFile(
      415,
      'Please choose a PDF, Word, JPEG or PNG file (.pdf, .doc, .docx, .jpg, .jpeg or .png).',
    );
  }
  const type = documentFileTypes[extension];
  const declared = declaredType.toLowerCase().split(';')[0]?.trim() ?? '';
  if (declared !== type && ![...unsaid, ...(otherNamesOf[type] ?? [])].includes(declared))
    throw notWhatItSays();
  return { name, extension, type };
}

export const notWhatItSays = () =>
  refusedFile(
    415,
    'The content of this file is not what its name says. Please choose a whole PDF, Word, JPEG or PNG file.',
  );

/** A refusal that is about the form's field `file`. */
export const refusedFile = (status: 400 | 413 | 415 | 422, message: string) =>
  new RequestRefusedError(status, message, { errors: [{ path: 'file', message }] });

const extensions: readonly DocumentFileExtension[] = ['.pdf', '.docx', '.doc', '.jpeg', '.jpg', '.png'];
const longestName = 200;
/** In UTF-16 units, of what is looked at; the end of a name says what the file is. */
const longestGivenName = 1_000;

/**
 * A name in one line, without folders, and without marks that turn the direction of text (which make `fdp.exe` of
 * `exe.pdf`). Browsers write quotes and line breaks of a name as %22, %0D and %0A (HTML, 4.10.21.8).
 */
function cleanName(filename: string): string {
  const line = filename
    .slice(-longestGivenName)
    .replace(/%22/g, '"')
    .replace(/%0D|%0A/gi, ' ')
    .normalize('NFC')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .split(/[/\\]/)
    .at(-1);
  const name = (line ?? '').trim();
  const dot = name.lastIndexOf('.');
  if (dot < 0) return name;
  const ending = name.slice(dot);
  const stem = [...name.slice(0, dot).trim()].slice(0, longestName - ending.length).join('');
  return `${stem === '' ? 'document' : stem}${ending}`;
}
