/** A piece of a stream, and whether it is the last. */
export interface Piece {
  readonly bytes: Buffer;
  readonly last: boolean;
}

/** The same bytes in pieces of one size; only the last is shorter; a stream without bytes has one empty piece. */
export async function* inPieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Piece> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    // A full piece waits until a byte comes after it: it might be the last.
    if (length <= size) continue;
    let rest = Buffer.concat(waiting, length);
    for (; rest.length > size; rest = rest.subarray(size)) {
      yield { bytes: rest.subarray(0, size), last: false };
    }
    waiting = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(waiting, length), last: true };
}
