import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

export interface RotatingFileOptions {
  /** The file is rotated before it grows larger than this. Default 5,000,000. */
  readonly maxBytes?: number;
}

/**
 * Appends lines to a file. A large file is renamed to `<file>.1` and replaces the previous one. A line that cannot be
 * written is dropped without an error; the next written line is preceded by the number of dropped ones.
 */
export function openRotatingFile(file: string, options: RotatingFileOptions = {}): DestinationStream {
  const { maxBytes = 5_000_000 } = options;
  let open: { readonly descriptor: number; bytes: number } | null = null;
  let lost = 0;
  /** Whether the last line is incomplete because the disk was full. */
  let isLineIncomplete = false;

  function openFile(): { readonly descriptor: number; bytes: number } {
    if (open === null) {
      const descriptor = openSync(file, 'a', 0o600);
      open = { descriptor, bytes: fstatSync(descriptor).size };
    }
    return open;
  }

  function rotate(): void {
    if (open !== null) closeSync(open.descriptor);
    open = null;
    renameSync(file, `${file}.1`);
  }

  function append(text: string): void {
    const line = Buffer.from(text);
    if (openFile().bytes > 0 && openFile().bytes + line.length > maxBytes) rotate();
    const target = openFile();
    for (let written = 0; written < line.length;) {
      const bytes = writeSync(target.descriptor, line, written);
      written += bytes;
      target.bytes += bytes;
      isLineIncomplete = written < line.length;
    }
  }

  return {
    write(text) {
      try {
        const notice =
          lost === 0
            ? ''
            : `${JSON.stringify({ level: 40, lost, msg: 'Lines before this one could not be written' })}\n`;
        append(`${isLineIncomplete ? '\n' : ''}${notice}${text}`);
        lost = 0;
      } catch {
        // A failed write, for example on a full disk, must not stop the program.
        lost += 1;
      }
    },
  };
}
