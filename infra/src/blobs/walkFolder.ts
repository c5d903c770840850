import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { wrapStoreErrors, isMissing, finalName } from './folderFiles';
import { isKey, type StoredBlob } from './port';

/**
 * The blobs of a folder after a key, ordered by name. Folders are read lazily, so a walk that stops early does not read the
 * rest. @throws BlobStoreUnavailableError
 */
export function walkFolder(folder: string, after: string | null): AsyncIterable<StoredBlob> {
  return walk(folder, [], after === null ? null : after.split('/'));
}

async function* walk(
  folder: string,
  parents: readonly string[],
  after: readonly string[] | null,
): AsyncGenerator<StoredBlob> {
  const [first = '', ...others] = after ?? [];
  for (const [name, entries] of await groupEntries(folder)) {
    if (name < first) continue;
    const parts = [...parents, name];
    const key = parts.join('/');
    if (!isKey(key)) continue;
    if (entries.some((entry) => entry.isDirectory())) {
      yield* walk(path.join(folder, name), parts, name === first && others.length > 0 ? others : null);
      continue;
    }
    if (name === first) continue;
    const writtenAt = await findLastWrite(entries);
    if (writtenAt !== null) yield { key, writtenAt };
  }
}

/** Groups entries by their part of the key: a complete file and its drafts have the same one. */
async function groupEntries(folder: string): Promise<readonly (readonly [string, readonly Dirent[]])[]> {
  const entries = await wrapStoreErrors('walk', async () => {
    try {
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });
  const groups = new Map<string, Dirent[]>();
  for (const entry of entries) {
    const name = finalName(entry.name);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Null if all entries have been deleted. */
async function findLastWrite(entries: readonly Dirent[]): Promise<Date | null> {
  const times: number[] = [];
  for (const { parentPath, name } of entries) {
    await wrapStoreErrors('walk', async () => {
      try {
        times.push((await stat(path.join(parentPath, name))).mtimeMs);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }
  return times.length === 0 ? null : new Date(Math.max(...times));
}
