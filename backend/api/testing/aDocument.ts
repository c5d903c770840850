import { randomBytes } from 'node:crypto';
import { anArchive, contentTypes } from './anArchive';

/** The smallest valid file of each kind, with some random bytes that make it unique. */
export const sampleFiles = {
  pdf: (length = 200) => fillWithRandomBytes('%PDF-1.7\n', length, '\n%%EOF\n'),
  png: (length = 200) =>
    fillWithRandomBytes(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), length, Buffer.from('IEND')),
  jpeg: (length = 200) =>
    fillWithRandomBytes(Buffer.from('ffd8ffe0', 'hex'), length, Buffer.from('ffd9', 'hex')),
  doc: (length = 200) =>
    fillWithRandomBytes(
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      length,
      Buffer.from('WordDocument', 'utf16le'),
    ),
  docx: (length = 1_000) => {
    const holding = (content: Buffer) =>
      anArchive([
        { name: '[Content_Types].xml', content: contentTypes(), packed: true },
        { name: 'word/document.xml', content },
      ]);
    return holding(randomBytes(length - holding(Buffer.alloc(0)).length));
  },
};

function fillWithRandomBytes(begin: Buffer | string, length: number, end: Buffer | string): Buffer {
  const [first, last] = [Buffer.from(begin), Buffer.from(end)];
  return Buffer.concat([first, randomBytes(length - first.length - last.length), last]);
}

interface FileSent {
  readonly content: Buffer;
  readonly name: string;
  readonly type: string;
}

/** The form of an upload: `aDocument().titled('My passport').form()`. By default a passport as PDF. */
export function aDocument() {
  let fields: Readonly<Record<string, string>> = {
    title: 'My passport',
    category: 'identity',
    documentType: 'passport',
    stage: 'ilr',
  };
  let file: FileSent | null = { content: sampleFiles.pdf(), name: 'passport.pdf', type: 'application/pdf' };
  const builder = {
    having(name: string, value: string) {
      fields = { ...fields, [name]: value };
      return builder;
    },
    without(name: string) {
      fields = Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
      return builder;
    },
    titled: (title: string) => builder.having('title', title),
    expiringOn: (date: string) => builder.having('expiryDate', date),
    holding(content: Buffer, name = 'passport.pdf', type = 'application/pdf') {
      file = { content, name, type };
      return builder;
    },
    withoutFile() {
      file = null;
      return builder;
    },
    form(): FormData {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      if (file !== null) {
        form.set('file', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name);
      }
      return form;
    },
  };
  return builder;
}
