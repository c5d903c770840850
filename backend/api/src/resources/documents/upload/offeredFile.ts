import { type DocumentFileExtension, documentFileTypes } from '@settlewise/contract/documents';
import { RequestRefusedError } from '../../../http/requestRefusedError';

/** The name and type of a file in a form, before its bytes are checked. */
export interface OfferedFile {
  readonly name: string;
  readonly extension: DocumentFileExtension;
  /** The type with which it is downloaded. */
  readonly type: string;
}

const typeAliases: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['application/x-pdf'],
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'image/png': ['image/x-png'],
};
/** The type that a browser sends for an unknown kind of file. */
const unspecifiedTypes = ['', 'application/octet-stream'];

/** @throws RequestRefusedError 415 if the extension or the declared type is not accepted */
export function readOfferedFile(filename: string, declaredType: string): OfferedFile {
  const name = cleanName(filename);
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '';
  const extension = extensions.find((known) => known === ending);
  if (extension === undefined) {
    throw createFileRefusal(
      415,
      'Please choose a PDF, Word, JPEG or PNG file (.pdf, .doc, .docx, .jpg, .jpeg or .png).',
    );
  }
  const type = documentFileTypes[extension];
  const declared = declaredType.toLowerCase().split(';')[0]?.trim() ?? '';
  if (declared !== type && ![...unspecifiedTypes, ...(typeAliases[type] ?? [])].includes(declared))
    throw createContentMismatch();
  return { name, extension, type };
}

export const createContentMismatch = () =>
  createFileRefusal(
    415,
    'The content of this file is not what its name says. Please choose a whole PDF, Word, JPEG or PNG file.',
  );

/** A refusal that names the form's field `file`. */
export const createFileRefusal = (status: 400 | 413 | 415 | 422, message: string) =>
  new RequestRefusedError(status, message, { errors: [{ path: 'file', message }] });

const extensions: readonly DocumentFileExtension[] = ['.pdf', '.docx', '.doc', '.jpeg', '.jpg', '.png'];
const maxNameLength = 200;
/** In UTF-16 units. Only the end of a longer name is read, because it has the extension. */
const maxGivenNameLength = 1_000;

/**
 * Removes line breaks, folders, and marks that change the direction of text (which can show `exe.pdf` as `fdp.exe`). Browsers write quotes and line breaks of a name as %22, %0D and %0A (HTML, 4.10.21.8).
 */
function cleanName(filename: string): string {
  const line = filename
    .slice(-maxGivenNameLength)
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
  const stem = [...name.slice(0, dot).trim()].slice(0, maxNameLength - ending.length).join('');
  return `${stem === '' ? 'document' : stem}${ending}`;
}
