import { existsSync } from 'node:fs';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { syncFolder } from '../files';
import { openArchive } from './archiveReader';
import { BackupError } from './errors';
import { createComment, entryNames, type Manifest, type Part } from './manifest';
import { MeteredStream } from './meteredStream';

/** Writes a backup. The file gets its final name only when it is complete and on the disk. */
export interface ArchiveWriter {
  /**
   * Adds an entry, and resolves when it is written. Call it for one entry at a time. @throws errors of the source ·
   * BackupError
   */
  add(name: string, source: Readable, options: { readonly compress: boolean }): Promise<Part>;
  /** @returns size of the file in bytes @throws BackupError */
  finish(manifest: Omit<Manifest, 'parts'>): Promise<number>;
  /** Deletes an unfinished backup. */
  discard(): Promise<void>;
}

const fixedTime = new Date('2000-01-01T00:00:00Z');
/** Only for the owner, because the backup contains the keys of all data. */
const mode = 0o600;

/** @param signal aborts the backup @throws BackupError when the file exists or cannot be created */
export async function createArchive(file: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  refuseExisting(file);
  const draft = `${file}.unfinished`;
  const handle = await openDraft(draft);
  const zip = new ZipFile();
  const parts: Part[] = [];
  let finished = false;
  const written = pipeline(zip.outputStream, handle.createWriteStream({ flush: true }));
  // The error reaches the caller of `add`.
  written.catch(() => undefined);
  const broken = written.then(
    () => new Promise<never>(() => undefined),
    (error: unknown) => Promise.reject(toWriteError(file, error)),
  );
  broken.catch(() => undefined);

  async function add(name: string, source: Readable, compress: boolean): Promise<Part> {
    const metered = new MeteredStream();
    const consumed = new Promise<void>((resolve) => metered.once('end', resolve));
    // The sizes are unknown, and without ZIP64 an entry could not be larger than 4 GB.
    zip.addReadStream(metered, name, { compress, mode, mtime: fixedTime, forceZip64Format: true });
    await Promise.race([Promise.all([pipeline(source, metered, { signal }), consumed]), broken]);
    return { name, bytes: metered.bytes, sha256: metered.sha256() };
  }

  return {
    async add(name, source, { compress }) {
      const part = await add(name, source, compress);
      parts.push(part);
      return part;
    },

    async finish(manifest) {
      const content = Buffer.from(`${JSON.stringify({ ...manifest, parts }, null, 2)}\n`, 'utf8');
      const { sha256 } = await add(entryNames.manifest, Readable.from([content]), true);
      zip.end({ comment: createComment(sha256), forceZip64Format: false });
      try {
        await written;
        const { size } = await stat(draft);
        // Verifies the written file.
        (await openArchive(draft, signal)).close();
        refuseExisting(file);
        await rename(draft, file);
        await syncFolder(path.dirname(file));
        finished = true;
        return size;
      } catch (error) {
        throw error instanceof BackupError ? error : toWriteError(file, error);
      }
    },

    async discard() {
      if (finished) return;
      // Already closed, unless nothing was written.
      await handle.close().catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

async function openDraft(draft: string): Promise<FileHandle> {
  try {
    return await open(draft, 'wx', mode);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new BackupError(
        `${draft} is there: another backup is being made, or was cut off. In the second case remove it.`,
      );
    }
    throw toWriteError(draft, error);
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} is there already, and is not overwritten.`);
}

const toWriteError = (file: string, error: unknown) =>
  new BackupError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
