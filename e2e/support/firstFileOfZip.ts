import { inflateRawSync } from 'node:zlib';

/** Reads the first file of a ZIP that was written as a stream, without the length in its header. */
export function firstFileOfZip(zip: Buffer): { readonly name: string; readonly content: string } {
  const [nameLength, extraLength] = [zip.readUInt16LE(26), zip.readUInt16LE(28)];
  const name = zip.subarray(30, 30 + nameLength).toString();
  // Bytes after the packed file are ignored.
  return { name, content: inflateRawSync(zip.subarray(30 + nameLength + extraLength)).toString() };
}
