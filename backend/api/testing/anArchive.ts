import { deflateRawSync } from 'node:zlib';

interface Entry {
  readonly name: string;
  readonly content: Buffer | string;
  /** Default: stored as it is. */
  readonly packed?: boolean;
  /** In the archive's directory. Default: where the entry is. */
  readonly at?: number;
  /** In its own header. Default: its name. */
  readonly localName?: string;
}

interface Ending {
  /** The archive's comment, at its very end. */
  readonly comment?: string;
  /** The number of its only disk. */
  readonly disk?: number;
}

/** A ZIP archive, valid except for the checksums of its entries. */
export function anArchive(entries: readonly Entry[], { comment = '', disk = 0 }: Ending = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let length = 0;
  for (const { name, content, packed = false, at, localName = name } of entries) {
    const plain = Buffer.from(content);
    const stored = packed ? deflateRawSync(plain) : plain;
    const described = Buffer.alloc(26);
    described.writeUInt16LE(20, 0);
    described.writeUInt16LE(packed ? 8 : 0, 4);
    described.writeUInt32LE(stored.length, 14);
    described.writeUInt32LE(plain.length, 18);
    described.writeUInt16LE(name.length, 22);
    const local = Buffer.from(described);
    local.writeUInt16LE(localName.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at ?? length, 10);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), local, Buffer.from(localName), stored]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        described,
        place,
        Buffer.from(name),
      ]),
    );
    parts.push(entry);
    length += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  for (const position of [0, 2]) end.writeUInt16LE(disk, position);
  for (const position of [4, 6]) end.writeUInt16LE(entries.length, position);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(length, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end, Buffer.from(comment)]);
}

/** The content types part of a Word document, with more text in it. */
export const contentTypes = (more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${more}</Types>`;
