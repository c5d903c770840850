import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anArchive, contentTypes } from '../../../../testing/anArchive';
import { contentOf } from '../../../../testing/aDocument';
import { ContentCheck } from './contentCheck';

const sizes = [1, 3, 7, 64, 1_000];

function agreesInParts(extension: '.pdf' | '.docx', content: Buffer, size: number): boolean {
  const check = new ContentCheck(extension);
  for (let at = 0; at < content.length; at += size) check.take(content.subarray(at, at + size));
  return check.agrees();
}

const wordDocument = (types: string) =>
  anArchive([
    { name: 'word/document.xml', content: randomBytes(500) },
    { name: '[Content_Types].xml', content: types, packed: true },
    { name: 'word/other.bin', content: randomBytes(500) },
  ]);

describe('what a file is does not depend on how its bytes come', () => {
  it.each(sizes)('in parts of %i bytes', (size) => {
    const archive = anArchive([{ name: 'a.html', content: '<p>' }], { comment: '%%EOF', disk: 3 });
    const programs = contentTypes(
      '<Override PartName="/word/other.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
    );
    expect([
      agreesInParts('.pdf', contentOf.pdf(2_000), size),
      agreesInParts('.pdf', Buffer.concat([contentOf.pdf(2_000), archive]), size),
      agreesInParts('.docx', wordDocument(contentTypes()), size),
      agreesInParts('.docx', wordDocument(programs), size),
    ]).toEqual([true, false, true, false]);
  });
});

it('a large PDF in which one of an archive’s marks comes about by chance is taken', () => {
  for (const mark of ['504b0506', '504b0102']) {
    const content = Buffer.concat([contentOf.pdf(300), Buffer.from(mark, 'hex'), Buffer.from('%%EOF')]);
    expect(agreesInParts('.pdf', content, 100)).toBe(true);
  }
});
