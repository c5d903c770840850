import type { Random } from './random';

/** The bytes of a request as a careless or hostile client sends them: in pieces, cut, repeated, or with a changed byte. */
export function breakBytes(bytes: Buffer, random: Random): readonly Buffer[] {
  const at = random.below(bytes.length);
  switch (random.below(9)) {
    case 0:
      return [bytes.subarray(0, at)];
    case 1:
      return [bytes, bytes];
    case 2:
      return [bytes, Buffer.from('GET /api/user HTTP/1.1\r\nHost: x\r\n\r\n')];
    case 3:
      return [
        Buffer.from(
          bytes
            .toString('latin1')
            .replace('HTTP/1.1', random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''])),
          'latin1',
        ),
      ];
    case 4:
      return [replaceByte(bytes, at, random.below(256))];
    case 5:
      return [Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')];
    case 6:
      return [Buffer.from(Array.from({ length: 1 + random.below(200) }, () => random.below(256)))];
    case 7:
      return [
        Buffer.from(
          bytes.toString('latin1').replace('\r\n', `\r\nX-Long: ${'y'.repeat(20_000)}\r\n`),
          'latin1',
        ),
      ];
    default:
      return [bytes.subarray(0, at), bytes.subarray(at)];
  }
}

function replaceByte(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = value;
  return changed;
}
