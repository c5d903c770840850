import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Forwards bytes, and counts and hashes them. */
export class MeteredStream extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: null, chunk: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Lower-case hex; call it once, after the last chunk. */
  sha256(): string {
    return this.#hash.digest('hex');
  }
}
