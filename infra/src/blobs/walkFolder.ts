import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { asStoreError, isMissing, wholeName } from './folderFiles';
import { isKey, type StoredBlob } from './port';

/**
 * The blobs of a folder after a key, part by part in the order of their names. A folder is read when its turn comes, so a
 * walk that is left early has not looked at the rest. @throws BlobStoreUnavailableError
 */
export function walkFolder(folder: string, after: string | null): AsyncIterable<StoredBlob> {
  return walk(folder, [], after === null ? null : after.split('/'));
}

async function* walk(
  folder: string,
  above: readonly string[],
  after: readonly string[] | null,
): AsyncGenerator<StoredBlob> {
  const [first = '', ...others] = after ?? [];
  for (const [name, entries] of await entriesOf(folder)) {
    if (name < first) continue;
    const parts = [...above, name];
    const key = parts.join('/');
    if (!isKey(key)) continue;
    if (entries.some((entry) => entry.isDirectory())) {
      yield* walk(path.join(folder, name), parts, name === first && others.length > 0 ? others : null);
      continue;
    }
    if (name === first) continue;
    const writtenAt = await lastWritten(entries);
    if (writtenAt !== null) yield { key, writtenAt };
  }
}

/** Groups names by their part of the key: a complete file and its unfinished drafts have the same one. */
async function entriesOf(folder: string): Promise<readonly (readonly [string, readonly Dirent[]])[]> {
  const entries = await asStoreError('walk', async () => {
    try {
      return await readdir(folder, { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });
  const named = new Map<string, Dirent[]>();
  for (const entry of entries) {
    const name = wholeName(entry.name);
    named.set(name, [...(named.get(name) ?? []), entry]);
  }
  return [...named].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Null when there is nothing any more. */
async function lastWritten(entries: readonly Dirent[]): Promise<Date | null> {
  const times: number[] = [];
  for (const { parentPath, name } of entries) {
    await asStoreError('walk', async () => {
      try {
        times.push((await stat(path.join(parentPath, name))).mtimeMs);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });
  }
  return times.length === 0 ? null : new Date(Math.max(...times));
}
