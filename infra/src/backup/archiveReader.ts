import { type Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { isKey } from '../blobs/port';
import { BackupError } from './errors';
import { backupFormat, createComment, entryNames, manifestShape, type Manifest } from './manifest';
import { MeteredStream } from './meteredStream';

/** A verified backup. */
export interface ArchiveReader {
  readonly manifest: Manifest;
  /** Names of all entries with this prefix. */
  listNames(start: string): readonly string[];
  has(name: string): boolean;
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Opens and verifies a backup. @throws BackupError when it is not a backup, damaged, truncated, or of a newer version */
export async function openArchive(file: string, signal?: AbortSignal): Promise<ArchiveReader> {
  let zip: ZipFile;
  try {
    zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw toBackupError(file, error);
  }
  try {
    const entries = await readEntries(file, zip);
    const read = (name: string) => {
      const entry = entries.get(name);
      if (entry === undefined) throw createDamagedError(file, `${name} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = await readManifest(file, zip, read);
    await checkParts(file, { manifest, entries, read, signal });
    return {
      manifest,
      listNames: (start) => [...entries.keys()].filter((name) => name.startsWith(start)),
      has: (name) => entries.has(name),
      read,
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupError || signal?.aborted === true ? error : toBackupError(file, error);
  }
}

type Read = (name: string) => Promise<Readable>;

async function readEntries(file: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (!isKnownName(entry.fileName))
      throw createDamagedError(file, `${JSON.stringify(entry.fileName)} belongs to no backup`);
    if (entries.has(entry.fileName)) throw createDamagedError(file, `${entry.fileName} is there twice`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Names become paths, so only names that the program writes are accepted. */
function isKnownName(name: string): boolean {
  const [, file] = /^files\/(.+)$/.exec(name) ?? [];
  if (file !== undefined) return isKey(file);
  return (
    name === entryNames.manifest ||
    name === entryNames.secrets ||
    /^database\/[a-z_][a-z0-9_]*\.copy$/.test(name) ||
    /^outbox\/[\w+-][\w.+-]*\.eml$/.test(name)
  );
}

const anyFormat = z.object({ format: z.int() });

async function readManifest(file: string, zip: ZipFile, read: Read): Promise<Manifest> {
  const metered = new MeteredStream();
  const stream = await read(entryNames.manifest);
  const [content] = await Promise.all([buffer(metered), pipeline(stream, metered)]);
  if (zip.comment !== createComment(metered.sha256()))
    throw createDamagedError(file, 'its manifest is not as it was written');
  const json: unknown = JSON.parse(content.toString('utf8'));
  const { format } = anyFormat.parse(json);
  if (format > backupFormat) {
    throw new BackupError(
      `${file} was made by a newer version of Settlewise (format ${format}; this one knows ${backupFormat}): restore it with that version, or a newer one. Nothing was changed.`,
    );
  }
  return manifestShape.parse(json);
}

async function checkParts(
  file: string,
  {
    manifest,
    entries,
    read,
    signal,
  }: {
    readonly manifest: Manifest;
    readonly entries: ReadonlyMap<string, Entry>;
    readonly read: Read;
    readonly signal: AbortSignal | undefined;
  },
): Promise<void> {
  for (const { name, bytes, sha256 } of manifest.parts) {
    signal?.throwIfAborted();
    const metered = new MeteredStream();
    await pipeline(await read(name), metered, createNullStream());
    if (metered.bytes !== bytes || metered.sha256() !== sha256)
      throw createDamagedError(file, `${name} is not as it was written`);
  }
  // The manifest does not list itself.
  if (entries.size !== manifest.parts.length + 1)
    throw createDamagedError(file, 'it holds more than its manifest names');
  for (const { name } of manifest.tables) {
    if (!entries.has(entryNames.table(name)))
      throw createDamagedError(file, `the rows of ${name} are missing`);
  }
}

const createNullStream = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const createDamagedError = (file: string, problem: string) =>
  new BackupError(`${file} is damaged: ${problem}. Take another backup. Nothing was changed.`);

function toBackupError(file: string, error: unknown): BackupError {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && 'code' in error && 'syscall' in error) {
    return new BackupError(`${file} cannot be read: ${reason}`, { cause: error });
  }
  const message = `${file} is no whole backup: it is another kind of file, damaged or cut off (${reason.split('\n', 1)[0]}). Nothing was changed.`;
  return new BackupError(message, { cause: error });
}
