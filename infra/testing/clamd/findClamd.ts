import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of ClamAV's daemon; null if it is not installed. */
export function findClamd(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'clamd')).find(existsSync) ?? null;
}

export const clamdMissing =
  "This machine lacks Debian's clamav-daemon: apt-get install --no-install-recommends clamav-daemon";
