import { describe, expect, it } from 'vitest';
import { readChosenFile } from './chosenFile';

const chosen = (...parts: BlobPart[]) => readChosenFile(new File(parts, 'journeys.csv'));
const text = (read: string) => ({ kind: 'text', text: read });

describe('A chosen file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Málaga'), 'Málaga'],
    ['the older alphabet of Windows', Uint8Array.of(0x4d, 0xe1, 0x6c), 'Mál'],
    ['UTF-16 with its mark', Uint8Array.of(0xff, 0xfe, 0x4d, 0x00, 0xe1, 0x00), 'Má'],
  ])('is read in %s', async (_alphabet, bytes, read) => {
    expect(await chosen(bytes)).toEqual(text(read));
  });

  it.each([
    ['a workbook', 'PK\u0003\u0004 and so on'],
    ['a picture', 'GIF89a\0'],
  ])('that is %s is refused, and says what to do', async (_what, content) => {
    expect(await chosen(content)).toEqual({
      kind: 'problem',
      message: 'This is not a CSV file. Save the table as CSV first, or copy its cells and paste them here.',
    });
  });

  it('is at most 900 kB large', async () => {
    expect(await chosen('a'.repeat(900_000))).toMatchObject({ kind: 'text' });
    expect(await chosen('a'.repeat(900_001))).toEqual({
      kind: 'problem',
      message: 'This file is too large. Choose one of at most 900 kB.',
    });
  });

  it('that cannot be read is to be chosen again', async () => {
    const file = new File(['a'], 'journeys.csv');
    file.arrayBuffer = () => Promise.reject(new Error('gone'));
    expect(await readChosenFile(file)).toEqual({
      kind: 'problem',
      message: 'This file could not be read. Choose it again.',
    });
  });
});
