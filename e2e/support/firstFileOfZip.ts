import { inflateRawSync } from 'node:zlib';

/** The first file of a ZIP, which the programs that write it as a stream pack without saying its length. */
export function firstFileOfZip(zip: Buffer): { readonly name: string; readonly content: string } {
  const [nameLength, extraLength] = [zip.readUInt16LE(26), zip.readUInt16LE(28)];
  const name = zip.subarray(30, 30 + nameLength).toString();
  // What stands behind the packed file is not read.
  return { name, content: inflateRawSync(zip.subarray(30 + nameLength + extraLength)).toString() };
}
