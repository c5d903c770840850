import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

export interface RotatingFileOptions {
  /** Before a file grows larger than this, it is rotated. Default 5,000,000. */
  readonly mostBytes?: number;
}

/**
 * Appends lines to a file. A large file is renamed to `<file>.1`, replacing the one before, while the program runs. A line
 * that cannot be written is dropped without an error; the next line that can be written is preceded by the number of
 * dropped ones.
 */
export function openRotatingFile(file: string, options: RotatingFileOptions = {}): DestinationStream {
  const { mostBytes = 5_000_000 } = options;
  let open: { readonly descriptor: number; bytes: number } | null = null;
  let lost = 0;
  /** Whether the end of a line is missing because the disk was full in the middle of it. */
  let torn = false;

  function opened(): { readonly descriptor: number; bytes: number } {
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
    if (opened().bytes > 0 && opened().bytes + line.length > mostBytes) rotate();
    const target = opened();
    for (let written = 0; written < line.length;) {
      const bytes = writeSync(target.descriptor, line, written);
      written += bytes;
      target.bytes += bytes;
      torn = written < line.length;
    }
  }

  return {
    write(text) {
      try {
        const notice =
          lost === 0
            ? ''
            : `${JSON.stringify({ level: 40, lost, msg: 'Lines before this one could not be written' })}\n`;
        append(`${torn ? '\n' : ''}${notice}${text}`);
        lost = 0;
      } catch {
        // A log that cannot be written, because the disk is full for example, must not take the program with it.
        lost += 1;
      }
    },
  };
}
