import { documentResponse } from '@settlewise/contract/documents';
import { beforeAll, describe, expect, test } from 'vitest';
import { anArchive, contentTypes } from '../testing/anArchive';
import { aDocument, sampleFiles } from '../testing/aDocument';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { aLawyer, share } from '../testing/sharing';
import { sharedTestApi } from '../testing/sharedTestApi';
import type { TestApi } from '../testing/startTestApi';
import type { Answer } from '../testing/visitor';
import { expectNoStoredFile } from './expectNoStoredFile';

// resources/documents/upload.int.spec.ts tests sizes, extensions, and files with the wrong content.

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await sharedTestApi();
  person = await aPerson().signsUpAt(api.address);
});

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const typeOf = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  doc: 'application/msword',
  docx: word,
} as const;
type Kind = keyof typeof typeOf;

const upload = (form: FormData) => person.visitor.send('POST', '/api/documents/upload', { form });
const uploadOf = (kind: Kind, content: Buffer, type: string = typeOf[kind]) =>
  upload(aDocument().holding(content, `a.${kind}`, type).form());

const keepingNothing = (work: () => Promise<Answer>) => expectNoStoredFile(api, work);

const bytes = (...parts: readonly (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** A ZIP archive with one file. @param disk the number of its only disk */
const zipOf = (name: string, content: string, comment = '', disk = 0) =>
  anArchive([{ name, content }], { comment, disk });

const wordDocument = (types: string, name = 'word/vbaProject.bin') =>
  anArchive([
    { name: '[Content_Types].xml', content: types, packed: true },
    { name: 'word/document.xml', content: '<w:document/>' },
    { name, content: 'a program' },
  ]);
const macro = (name: string) =>
  contentTypes(`<Override PartName="/${name}" ContentType="application/vnd.ms-office.vbaProject"/>`);
const asUtf16 = (types: string) => Buffer.from(`\uFEFF${types}`, 'utf16le');

const html = '<!doctype html><script>fetch("/api/user")</script>';
const pdfEnd = '\n%%EOF\n';
const hex = (content: string) => Buffer.from(content, 'hex');
const onDisk = (disk: number) => bytes(sampleFiles.pdf(), zipOf('a.html', html, pdfEnd, disk));

describe('a file of two types at once', () => {
  test.each<readonly [string, Kind, Buffer]>([
    ['a PDF with an archive behind it', 'pdf', bytes(sampleFiles.pdf(), zipOf('a.html', html))],
    [
      'a PDF whose end is the comment of an archive',
      'pdf',
      bytes('%PDF-1.7\n', zipOf('a.html', html, pdfEnd)),
    ],
    ['a PDF with an archive behind it whose disk is not the first', 'pdf', onDisk(1)],
    ['a PDF with an archive behind it whose disk has the highest number', 'pdf', onDisk(0xffff)],
    ['a PDF with a 7z archive behind it', 'pdf', bytes(sampleFiles.pdf(), hex('377abcaf271c0004'), pdfEnd)],
    ['a PDF with a RAR archive behind it', 'pdf', bytes(sampleFiles.pdf(), hex('526172211a070100'), pdfEnd)],
    [
      'a PNG with an archive behind it on another disk',
      'png',
      bytes(sampleFiles.png(), zipOf('a.html', html, '', 7)),
    ],
    ['a PNG with an archive behind it', 'png', bytes(sampleFiles.png(), zipOf('a.html', html))],
    ['a JPEG with an archive behind it', 'jpeg', bytes(sampleFiles.jpeg(), zipOf('a.jar', html))],
    [
      'a JPEG with a PDF in its comment',
      'jpeg',
      bytes(Buffer.from('ffd8fffe0080', 'hex'), sampleFiles.pdf(), Buffer.from('ffd9', 'hex')),
    ],
    [
      'a PNG with a PDF in its text',
      'png',
      bytes(sampleFiles.png().subarray(0, 150), sampleFiles.pdf(), sampleFiles.png()),
    ],
    [
      'a Word document that begins with a PDF, for readers that look for one',
      'docx',
      bytes(zipOf('a.pdf', sampleFiles.pdf().toString('latin1')), sampleFiles.docx()),
    ],
    [
      'a Word document of the old kind with a program in it',
      'doc',
      bytes(sampleFiles.doc(), Buffer.from('_VBA_PROJECT', 'utf16le')),
    ],
  ])('is refused if another program could read it as the other type: %s', async (_what, kind, content) => {
    const answer = await keepingNothing(() => uploadOf(kind, content));
    expect([answer.status, answer.message]).toEqual([
      415,
      'The content of this file is not what its name says. Please choose a whole PDF, Word, JPEG or PNG file.',
    ]);
  });

  test.each<readonly [string, Buffer]>([
    ['under the usual name', wordDocument(macro('word/vbaProject.bin'))],
    ['under another name', wordDocument(macro('word/styles2.xml'), 'word/styles2.xml')],
    [
      'by the ending of its name',
      wordDocument(
        contentTypes('<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
        'word/a.bin',
      ),
    ],
    [
      'in a list of another letter case',
      wordDocument(macro('word/a.xml').replace('vbaProject', 'VBAPROJECT'), 'word/a.xml'),
    ],
    [
      'in a list of two bytes a letter',
      anArchive([
        { name: '[Content_Types].xml', content: asUtf16(macro('word/a.xml')), packed: true },
        { name: 'word/document.xml', content: '' },
      ]),
    ],
    [
      'spelled by numbers of characters',
      wordDocument(macro('word/a.xml').replace('vbaP', '&#118;baP'), 'word/a.xml'),
    ],
    [
      'spelled by an entity',
      wordDocument(`<!DOCTYPE Types [<!ENTITY v "vba">]>${contentTypes()}`, 'word/a.xml'),
    ],
    [
      'in a second list, which the directory names',
      anArchive([
        { name: '[Content_Types].xml', content: contentTypes() },
        { name: 'word/document.xml', content: '' },
        { name: '[Content_Types].xml', content: macro('word/a.xml'), packed: true, localName: 'other' },
      ]),
    ],
    [
      'in a list that cannot be read',
      anArchive([
        { name: '[Content_Types].xml', content: contentTypes(), at: 3 },
        { name: 'word/document.xml', content: '' },
      ]),
    ],
    [
      'in a document that may have programs',
      wordDocument(
        contentTypes().replace('wordprocessingml.document.main', 'word.document.macroEnabled.main'),
      ),
    ],
    [
      'in a list of more than any document has',
      wordDocument(contentTypes(' '.repeat(5_000_000)), 'word/a.xml'),
    ],
  ])('is refused if it is a Word document that has, or may have, macros: %s', async (_what, content) => {
    const named = wordDocument(contentTypes(), 'word/media/a.png');
    expect((await uploadOf('docx', named)).status).toBe(201);
    expect((await keepingNothing(() => uploadOf('docx', content))).status).toBe(415);
  });

  test('is refused however its bytes are split into chunks', async () => {
    const content = bytes(sampleFiles.pdf(70_000), zipOf('a.html', html));
    for (const length of [70_001, 131_072, 196_600]) {
      const longer = bytes(sampleFiles.pdf(length - 3), zipOf('a.html', html));
      expect((await keepingNothing(() => uploadOf('pdf', longer))).status).toBe(415);
    }
    expect((await keepingNothing(() => uploadOf('pdf', content))).status).toBe(415);
  });

  test('is accepted if the marks of the other type are deep inside', async () => {
    // A scan of a page about file formats, and a Word document with such a page.
    const picture = bytes(sampleFiles.jpeg(5_000), '%PDF-', Buffer.from('ffd9', 'hex'));
    expect((await uploadOf('jpeg', picture)).status).toBe(201);
    const written = sampleFiles.docx(5_000);
    written.write('%PDF-1.7', 3_000, 'latin1');
    expect((await uploadOf('docx', written)).status).toBe(201);
  });
});

describe('a web page that claims to be a document or picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  test.each<readonly [string, Kind, Buffer, string]>([
    ['SVG as PNG', 'png', bytes(svg), 'image/png'],
    ['SVG as PNG, and says so', 'png', bytes(svg), 'image/svg+xml'],
    ['SVG as JPEG', 'jpeg', bytes('<?xml version="1.0"?>', svg), 'image/jpeg'],
    ['HTML as PDF', 'pdf', bytes(html), 'application/pdf'],
    [
      'HTML as PDF, with all that a PDF has but its beginning',
      'pdf',
      bytes(html, sampleFiles.pdf()),
      'application/pdf',
    ],
    ['HTML as Word', 'docx', bytes(html, sampleFiles.docx()), word],
    ['a PNG declared as HTML', 'png', sampleFiles.png(), 'text/html'],
    ['a PNG declared as SVG', 'png', sampleFiles.png(), 'image/svg+xml'],
    ['a PDF declared as XHTML', 'pdf', sampleFiles.pdf(), 'application/xhtml+xml'],
    ['a PDF declared as two types', 'pdf', sampleFiles.pdf(), 'text/html, application/pdf'],
    ['a JPEG declared as PNG', 'jpeg', sampleFiles.jpeg(), 'image/png'],
  ])('is refused: %s', async (_what, kind, content, type) => {
    expect((await keepingNothing(() => uploadOf(kind, content, type))).status).toBe(415);
  });

  test.each([
    'a.svg',
    'a.svgz',
    'a.htm',
    'a.html',
    'a.xhtml',
    'a.shtml',
    'a.mht',
    'a.xml',
    'a.js',
    'a.pdf.svg',
    'a.png/.html',
    'a.png .html',
    'a.png;.html',
    'a.png:.html',
    'a.svg%00.html',
  ])('is refused by its name: %s', async (name) => {
    const form = aDocument().holding(sampleFiles.png(), name, 'image/png').form();
    expect((await keepingNothing(() => upload(form))).status).toBe(415);
  });
});

describe('a downloaded file', () => {
  // Complete files that a browser could also read as a page.
  const withPage = {
    pdf: bytes('%PDF-1.7\n', html, sampleFiles.pdf()),
    png: bytes(sampleFiles.png(), html, 'IEND'),
    jpeg: bytes(sampleFiles.jpeg(), html, Buffer.from('ffd9', 'hex')),
    doc: bytes(sampleFiles.doc(), html),
    docx: anArchive([
      { name: '[Content_Types].xml', content: contentTypes() },
      { name: 'word/document.xml', content: html },
    ]),
  };
  const kinds = ['pdf', 'png', 'jpeg', 'doc', 'docx'] as const;

  test.each(kinds)(
    'is sent as %s only, sandboxed or as an attachment, whatever it contains',
    async (kind) => {
      const { json, status } = await uploadOf(kind, withPage[kind]);
      expect(status).toBe(201);
      const { id } = documentResponse.parse(json);
      const lawyer = await aLawyer(api);
      const grant = await share(person, lawyer);
      await api.whenCaughtUp();
      for (const [who, where] of [
        [person, `/api/documents/${id}/file`],
        [lawyer, `/api/shared/${grant.id}/documents/${id}/file`],
      ] as const) {
        for (const wish of ['', '?disposition=inline', '?disposition=attachment']) {
          const headers = { Accept: 'text/html', Range: 'bytes=9-' };
          const { headers: told, ...answer } = await who.visitor.get(where + wish, { headers });
          expect([answer.status, answer.bytes.equals(withPage[kind])]).toEqual([200, true]);
          expect(told.get('Content-Type')).toBe(typeOf[kind]);
          expect(told.get('X-Content-Type-Options')).toBe('nosniff');
          expect(told.get('X-Frame-Options')).toBe('DENY');
          expect(told.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
          const policy = told.get('Content-Security-Policy') ?? '';
          expect(policy).toMatch(/^sandbox; default-src 'none'/);
          expect(policy).not.toMatch(/script|allow-/);
          const shown = wish === '?disposition=inline' && !kind.startsWith('doc');
          expect(told.get('Content-Disposition')).toMatch(shown ? /^inline; / : /^attachment; /);
        }
      }
      for (const wish of [
        '?disposition=form-data',
        '?disposition=inline&disposition=attachment',
        '?disposition=inline%0d%0aX: y',
      ]) {
        expect((await person.visitor.get(`/api/documents/${id}/file${wish}`)).status).toBe(400);
      }
    },
  );

  test('is returned unchanged if it is a picture too large to draw, because the program never draws it', async () => {
    const picture = sampleFiles.png(400);
    // The header chunk declares 2,147,483,647 by 2,147,483,647 pixels.
    picture.writeUInt32BE(0x7fffffff, 16);
    picture.writeUInt32BE(0x7fffffff, 20);
    const { json, status } = await uploadOf('png', picture);
    expect(status).toBe(201);
    const answer = await person.visitor.get(`/api/documents/${documentResponse.parse(json).id}/file`);
    expect(answer.bytes.equals(picture)).toBe(true);
  });
});
