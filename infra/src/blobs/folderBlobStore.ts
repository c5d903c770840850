import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { syncFolder } from '../files';
import { BlobNotFoundError, BlobStoreUnavailableError } from './errors';
import { wrapStoreErrors, createDraftName, isMissing, finalName } from './folderFiles';
import { requireKey, type BlobStore } from './port';
import { WatchedSource } from './watchedSource';
import { walkFolder } from './walkFolder';

/** Stores each blob as a file. A file with its final name is complete and on the disk, even after a kill. */
export function createFolderBlobStore(folder: string): BlobStore {
  const filePath = (key: string) => path.join(folder, ...requireKey(key).split('/'));

  return {
    async put(key, source) {
      const file = filePath(key);
      const draft = createDraftName(file);
      const watched = new WatchedSource(source);
      try {
        const firstCreated = await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await write(draft, watched);
        await rename(draft, file);
        await syncFolders(
          path.dirname(file),
          firstCreated === undefined ? undefined : path.dirname(firstCreated),
        );
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        watched.rethrow();
        throw new BlobStoreUnavailableError('put', { cause: error });
      }
    },

    async get(key) {
      const file = filePath(key);
      try {
        const handle = await open(file, 'r');
        return Readable.from(readChunks(handle.createReadStream()), { objectMode: false });
      } catch (error) {
        if (isMissing(error)) throw new BlobNotFoundError(key, { cause: error });
        throw new BlobStoreUnavailableError('get', { cause: error });
      }
    },

    async delete(key) {
      const file = filePath(key);
      await wrapStoreErrors('delete', async () => {
        for (const name of await listFileAndDrafts(file))
          await rm(path.join(path.dirname(file), name), { force: true });
      });
    },

    async exists(key) {
      const file = filePath(key);
      try {
        return (await stat(file)).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw new BlobStoreUnavailableError('exists', { cause: error });
      }
    },

    async *list(firstPart) {
      const folderPath = filePath(firstPart);
      const filePaths = await wrapStoreErrors('list', () => listFiles(folderPath));
      const keys = filePaths.map((file) =>
        finalName([firstPart, ...path.relative(folderPath, file).split(path.sep)].join('/')),
      );
      yield* new Set(keys);
    },

    walk: (after) => walkFolder(folder, after === null ? null : requireKey(after)),

    check: () =>
      wrapStoreErrors('check', async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      }),

    close: () => undefined,
  };
}

async function write(draft: string, source: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of source) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Syncs a folder and its parents: a new file is durable after a sync of its folder, a new folder after a sync of its
 * parent.
 * @param upTo the last folder. Default: only the first
 */
async function syncFolders(lowest: string, upTo = lowest): Promise<void> {
  for (let folder = lowest; ; folder = path.dirname(folder)) {
    await syncFolder(folder);
    if (folder === upTo || path.dirname(folder) === folder) return;
  }
}

async function* readChunks(stream: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch (error) {
    throw new BlobStoreUnavailableError('get', { cause: error });
  }
}

/** The file, if it exists, and its drafts. */
async function listFileAndDrafts(file: string): Promise<readonly string[]> {
  try {
    const names = await readdir(path.dirname(file));
    return names.filter((name) => finalName(name) === path.basename(file));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
