import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPdf } from '../../demo/createPdf';
import { findActiveContent } from './activeContent';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const pdfWith = (...objects: readonly (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n', 'latin1'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`, 'latin1'),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n', 'latin1'),
    ]),
    Buffer.from('%%EOF\n', 'latin1'),
  ]);
const streamOf = (dictionary: string, content: Buffer, lineEnd = '\n') =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream${lineEnd}`, 'latin1'),
    content,
    Buffer.from('\nendstream', 'latin1'),
  ]);
const objectStream = (text: string, lineEnd?: string) =>
  streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(`1 0 ${text}`), lineEnd);

const tiny = objectStream('<<>>');

/** Rows of four bytes with the differences to the row above, as /Predictor 12 requires. */
function predicted(text: string): Buffer {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4), 'latin1');
  const rows = Array.from({ length: bytes.length / 4 }, (_, row) =>
    Buffer.from([
      2,
      ...bytes.subarray(row * 4, row * 4 + 4).map((byte, at) => byte - (bytes[(row - 1) * 4 + at] ?? 0)),
    ]),
  );
  return deflateSync(Buffer.concat(rows));
}
const rows = '/DecodeParms << /Columns 4 /Predictor 12 >>';
const hidden = deflateSync(`1 0 ${script}`);
const inHex = Buffer.from(`${hidden.toString('hex')}>`, 'latin1');

describe('a PDF with active content', () => {
  test.each([
    ['a script', pdfWith(`<< /Type /Catalog /OpenAction ${script} >>`)],
    ['a script of a rendition', pdfWith('<< /S /Rendition /JS (app.alert(1)) >>')],
    ['a program', pdfWith('<< /S /Launch /Win << /F (cmd.exe) >> >>')],
    ['a film', pdfWith('<< /Subtype/RichMedia/RichMediaContent 2 0 R >>')],
    ['a form of its own', pdfWith('<< /AcroForm << /XFA 3 0 R >> >>')],
    ['a name with letters by number', pdfWith('<< /S /J#61va#53cript /JS (app.alert(1)) >>')],
    ['a name without any letter', pdfWith('<< /S /#4C#61#75#6E#63#68 >>')],
    ['a compressed script', pdfWith('<< /Type /Catalog >>', objectStream(script))],
    [
      'one that is not called by its type',
      pdfWith(streamOf('/Subtype /Image /N 1 /First 4 /Filter /FlateDecode', deflateSync(`1 0 ${script}`))),
    ],
    ['one after a line end of Windows', pdfWith(objectStream(script, '\r\n'))],
    ['one after spaces', pdfWith(objectStream(script, '  \n'))],
    [
      'one in the last of many streams',
      pdfWith(...Array.from({ length: 300 }, () => objectStream('<<>>')), objectStream(script)),
    ],
    [
      'one behind the word that ends a stream',
      pdfWith(
        streamOf('/Type /ObjStm /Filter /FlateDecode', deflateSync(`endstream ${script}`, { level: 0 })),
      ),
    ],
    [
      'one after a string with the word that begins a stream',
      pdfWith(streamOf('/Type /ObjStm /First 4 /Title (>> stream) /Filter /FlateDecode', hidden)),
    ],
    [
      'one after a string with an object of its own',
      pdfWith(
        streamOf(
          '/Type /ObjStm /First 4 /Title (\\)\n7 0 obj\n<< /Length 1 >>\nstream\n) /Filter /FlateDecode',
          hidden,
        ),
      ),
    ],
    [
      'one after a long string',
      pdfWith(
        streamOf(
          `/Type /ObjStm /First 4 /Title (${'( stream )'.repeat(50_000)}) /Filter /FlateDecode`,
          hidden,
        ),
      ),
    ],
    [
      'one after a string in hexadecimal and a comment',
      pdfWith(streamOf('/First 4 /Title <3C3C> % >> stream\n /Filter /FlateDecode', hidden)),
    ],
    [
      'one with a comment before its content',
      pdfWith(
        Buffer.concat([
          Buffer.from('<< /First 4 /Filter /FlateDecode >> % stream\nstream\n', 'latin1'),
          hidden,
        ]),
      ),
    ],
    ['one in an object inside of a stream', pdfWith(streamOf('/Length 1', pdfWith(objectStream(script))))],
    ['one far into the file', Buffer.concat([Buffer.alloc(3 * 1024 * 1024, 0x20), pdfWith(script)])],
    [
      'one that lies across two pieces',
      Buffer.concat([Buffer.alloc(1024 * 1024 - 5, 0x20), Buffer.from('/JavaScript ')]),
    ],
  ])('is found: %s', async (_, pdf) => {
    expect(await findActiveContent(pdf)).toBe('acts');
  });
});

describe('a PDF that cannot be searched', () => {
  test.each([
    [
      'locked objects',
      pdfWith(streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('locked')), '<< /Encrypt 3 0 R >>'),
    ],
    ['another compression', pdfWith(streamOf('/Type /ObjStm /Filter /LZWDecode', Buffer.from('abc')))],
    [
      'a damaged end',
      pdfWith(
        streamOf(
          '/Type /Obj#53tm /Filter /FlateDecode',
          Buffer.concat([deflateSync('1 0 <<>>').subarray(0, -4), Buffer.from('oops')]),
        ),
      ),
    ],
    [
      'a very long content',
      pdfWith(streamOf('/N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(65 * 1024 * 1024)))),
    ],
    [
      'rows that are predicted',
      pdfWith(streamOf(`/Type /ObjStm /First 4 /Filter /FlateDecode ${rows}`, predicted(script))),
    ],
    [
      'rows that are predicted, by the short name',
      pdfWith(streamOf('/Type /ObjStm /First 4 /Filter /FlateDecode /DP 7 0 R', predicted(script))),
    ],
    [
      'rows that are predicted, in what calls itself a table of objects',
      pdfWith(streamOf(`/Type /XRef /First 4 /Filter /FlateDecode ${rows}`, predicted(script))),
    ],
    ['a filter that stands elsewhere', pdfWith(streamOf('/Type /ObjStm /First 4 /Filter 7 0 R', inHex))],
    [
      'two filters',
      pdfWith(streamOf('/Type /ObjStm /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', inHex)),
    ],
    [
      'two filters, behind a string with the word that begins a stream',
      pdfWith(streamOf('/First 4 /Title (>> stream) /Filter [/ASCIIHexDecode /FlateDecode]', inHex)),
    ],
    [
      'two filters, and the name of a picture’s',
      pdfWith(streamOf('/First 4 /Filter [/ASCIIHexDecode /FlateDecode] /Name /DCTDecode', inHex)),
    ],
    ['dictionaries without an end', Buffer.from('1 0 obj << '.repeat(20_000), 'latin1')],
    ['very many streams', pdfWith(...Array.from({ length: 20_001 }, () => tiny))],
  ])('is not shown to other people: %s', async (_, pdf) => {
    expect(await findActiveContent(pdf)).toBe('unreadable');
  });
});

test.each([
  ['a plain one', createPdf('Hello')],
  ['one with compressed objects', pdfWith('<< /Type /Catalog >>', objectStream('<< /Type /Page >>'))],
  ['one that tells of scripts', createPdf('JavaScript and Launch day')],
  [
    'one with bookmarks before a picture',
    pdfWith(
      '<< /Type /Outlines /First 2 0 R >>',
      streamOf('/Subtype /Image /Filter /DCTDecode', Buffer.from('ffd8ffe0', 'hex')),
    ),
  ],
  [
    'one of a modern writer, with a table of objects in predicted rows',
    pdfWith(
      '<< /Type /Outlines /First 2 0 R >>',
      objectStream('<< /Type /Page >>'),
      streamOf(
        `/Type /XRef /W [1 2 1] /Index [0 9] /ID [<3C3C> <3E3E>] /Filter /FlateDecode ${rows}`,
        predicted('0123456789'),
      ),
    ),
  ],
  [
    'one with a picture in predicted rows and its colours in a string, after bookmarks',
    pdfWith(
      '<< /Type /Outlines /First 2 0 R >>',
      streamOf(
        `/Subtype /Image /ColorSpace [/Indexed /DeviceRGB 1 (\\)>>stream)] /Filter /FlateDecode ${rows}`,
        predicted('a picture'),
      ),
    ),
  ],
  [
    'one with plain metadata, after bookmarks',
    pdfWith(
      '<< /Type /Outlines /First 2 0 R /Title (A stream of thoughts) >>',
      streamOf('/Type /Metadata /Subtype /XML', Buffer.from('<x:xmpmeta/>')),
    ),
  ],
  [
    'one with objects in a stream that is not compressed',
    pdfWith(streamOf('/Type /ObjStm /N 1 /First 4', Buffer.from('1 0 << /Type /Page >>'))),
  ],
  ['one with a longer name', pdfWith('<< /JavaScripts 1 /Launched 2 /LaunchPad 3 >>')],
  [
    'one with a picture',
    pdfWith(streamOf('/Subtype /Image /Filter /DCTDecode', Buffer.from('ffd8ffe0', 'hex'))),
  ],
  [
    'one whose pages are locked, but no objects',
    pdfWith(streamOf('/Filter /FlateDecode', Buffer.from('locked')), '<< /Encrypt 3 0 R >>'),
  ],
])('nothing is found in %s', async (_, pdf) => {
  expect(await findActiveContent(pdf)).toBeNull();
});
