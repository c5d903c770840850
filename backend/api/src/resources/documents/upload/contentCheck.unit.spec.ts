import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anArchive, contentTypes } from '../../../../testing/anArchive';
import { sampleFiles } from '../../../../testing/aDocument';
import { ContentCheck } from './contentCheck';

const sizes = [1, 3, 7, 64, 1_000];

function agreesInParts(extension: '.pdf' | '.docx', content: Buffer, size: number): boolean {
  const check = new ContentCheck(extension);
  for (let at = 0; at < content.length; at += size) check.take(content.subarray(at, at + size));
  return check.isValid();
}

const wordDocument = (types: string) =>
  anArchive([
    { name: 'word/document.xml', content: randomBytes(500) },
    { name: '[Content_Types].xml', content: types, packed: true },
    { name: 'word/other.bin', content: randomBytes(500) },
  ]);

describe('the type of a file does not depend on how its bytes are split', () => {
  it.each(sizes)('in parts of %i bytes', (size) => {
    const archive = anArchive([{ name: 'a.html', content: '<p>' }], { comment: '%%EOF', disk: 3 });
    const programs = contentTypes(
      '<Override PartName="/word/other.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
    );
    expect([
      agreesInParts('.pdf', sampleFiles.pdf(2_000), size),
      agreesInParts('.pdf', Buffer.concat([sampleFiles.pdf(2_000), archive]), size),
      agreesInParts('.docx', wordDocument(contentTypes()), size),
      agreesInParts('.docx', wordDocument(programs), size),
    ]).toEqual([true, false, true, false]);
  });
});

it('a large PDF that contains one mark of an archive by chance is accepted', () => {
  for (const mark of ['504b0506', '504b0102']) {
    const content = Buffer.concat([sampleFiles.pdf(300), Buffer.from(mark, 'hex'), Buffer.from('%%EOF')]);
    expect(agreesInParts('.pdf', content, 100)).toBe(true);
  }
});
