import { oddText } from './oddValues';
import type { Random } from './random';

/** One part of a multipart form. A part with a file name is a file. */
export interface FormPart {
  readonly name: string;
  readonly content: Buffer;
  readonly fileName?: string;
  readonly type?: string;
}

export async function readParts(form: FormData): Promise<readonly FormPart[]> {
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, content: Buffer.from(value) }
        : { name, content: Buffer.from(await value.arrayBuffer()), fileName: value.name, type: value.type },
    ),
  );
}

const fileNames = [
  '../../up.pdf',
  'a\\b.pdf',
  '.',
  '',
  'x'.repeat(300),
  'a.pdf.exe',
  'ü‮fdp.exe',
  '%00.pdf',
  'a"b.pdf',
];
const fileTypes = ['text/html', 'image/svg+xml', 'application/zip', '', 'not a type', 'application/pdf; x=y'];

/** Removes, repeats, adds, renames or replaces parts, or makes a file too large. @param largestFile in bytes */
export function mutateParts(
  parts: readonly FormPart[],
  random: Random,
  largestFile: number,
): readonly FormPart[] {
  const at = random.below(Math.max(1, parts.length));
  const changed = (change: (part: FormPart) => FormPart) =>
    parts.map((part, index) => (index === at ? change(part) : part));
  switch (random.below(9)) {
    case 0:
      return parts.filter((_part, index) => index !== at);
    case 1:
      return [...parts, ...parts.slice(at, at + 1)];
    case 2:
      return [...parts, { name: oddText(random), content: Buffer.from(oddText(random)) }];
    case 3:
      return parts.toReversed();
    case 4:
      return changed((part) => ({ ...part, fileName: random.pick(fileNames) }));
    case 5:
      return parts.map((part) =>
        part.fileName === undefined ? part : { ...part, type: random.pick(fileTypes) },
      );
    case 6:
      return Array.from({ length: random.pick([30, 300]) }, (_, index) => ({
        name: `field${index}`,
        content: Buffer.from('x'),
      }));
    case 7:
      return parts.map((part) =>
        part.fileName === undefined ? part : { ...part, content: oddFile(part.content, random, largestFile) },
      );
    default:
      return changed((part) => ({ ...part, content: Buffer.from(oddText(random)) }));
  }
}

function oddFile(content: Buffer, random: Random, largestFile: number): Buffer {
  switch (random.below(6)) {
    case 0:
      return Buffer.alloc(0);
    case 1:
      return content.subarray(0, random.below(content.length + 1));
    case 2:
      return resize(content, largestFile + random.pick([-1, 0, 1]));
    case 3:
      return Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]);
    case 4:
      return Buffer.from('PK\u0003\u0004'.repeat(20));
    default:
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  }
}

/** Cuts or pads the content. An earlier mutation may have made it longer. */
const resize = (content: Buffer, size: number): Buffer =>
  content.length >= size
    ? content.subarray(0, size)
    : Buffer.concat([content, Buffer.alloc(size - content.length)]);

/** Encodes the form. @param isBroken whether to break its framing */
export function writeForm(parts: readonly FormPart[], random: Random, isBroken: boolean) {
  const boundary = `----form${random.below(1_000_000_000)}`;
  const written = Buffer.concat([
    ...parts.flatMap(({ name, content, fileName, type }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"` +
          (fileName === undefined ? '' : `; filename="${quote(fileName)}"`) +
          (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
          '\r\n\r\n',
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  if (!isBroken) return { type, content: written };
  switch (random.below(7)) {
    case 0:
      return { type, content: written.subarray(0, random.below(written.length)) };
    case 1:
      return { type: 'multipart/form-data', content: written };
    case 2:
      return { type: 'multipart/form-data; boundary=', content: written };
    case 3:
      return { type: `multipart/form-data; boundary=${'b'.repeat(500)}`, content: written };
    case 4:
      return { type, content: Buffer.from(written.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') };
    case 5:
      return { type, content: Buffer.from(`--${boundary}\r\n${'X-Long: y\r\n'.repeat(3_000)}`) };
    default:
      return { type: `multipart/mixed; boundary=${boundary}`, content: written };
  }
}

const quote = (text: string) => text.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
