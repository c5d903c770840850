import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eventDefinitions } from '@settlewise/domain/eventRegistry';
import {
  backupFormat,
  dumpTables,
  entryNames,
  readAppliedMigrations,
  type ArchiveWriter,
  type Manifest,
} from '@settlewise/infra/backup';
import { BlobNotFoundError, createBlobStore, type BlobStore } from '@settlewise/infra/blobs';
import type { DataLocations } from '@settlewise/infra/config';
import { withSnapshot, refuseNewerSchema } from '@settlewise/infra/database';
import { findEventTypesInLog, refuseNewerEvents } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { version } from '../../../package.json';
import { listDocumentFiles } from './listDocumentFiles';

export type Contents = Omit<Manifest, 'parts'>;

interface Source {
  /** The address of the embedded database. */
  readonly url: string;
  readonly places: DataLocations;
  readonly codec: Codec;
  readonly signal: AbortSignal;
  readonly clock: () => Date;
}

/**
 * Copies the files first, which may take long and blocks nothing. Then copies a snapshot of the database and the few files that
 * were added since. If one of those was just removed, a later snapshot, whose log does not name it, is taken.
 */
export async function fillArchive(archive: ArchiveWriter, source: Source): Promise<Contents> {
  const { url, places, codec, signal, clock } = source;
  await addSecrets(archive, places.dataDir);
  const files =
    places.blobs.kind === 'folder' ? new ArchivedFiles(archive, createBlobStore(places.blobs)) : null;
  await files?.addAll(signal);

  let missingBefore: ReadonlySet<string> = new Set();
  for (;;) {
    signal.throwIfAborted();
    const contents = await withSnapshot(
      { connectionString: url, application_name: 'settlewise backup' },
      async (client) => {
        const madeAt = clock().toISOString();
        const schema = [...(await readAppliedMigrations(client))];
        refuseNewerSchema(schema);
        const eventTypes = [...(await findEventTypesInLog(client))];
        refuseNewerEvents(eventTypes, eventDefinitions);
        const named = files === null ? [] : await listDocumentFiles(client, codec);
        const missingFiles = (await files?.addMissing(named.map(({ key }) => key))) ?? [];
        const isSettled = missingFiles.every((key) => missingBefore.has(key));
        missingBefore = new Set(missingFiles);
        if (!isSettled) return null;
        // Copied last, because an earlier copy could contain an email to a person who is erased in this snapshot.
        if (places.mail.kind === 'outbox') await addMails(archive, places.mail.folder);
        const tables = [...(await dumpTables(client, archive))];
        return {
          format: backupFormat,
          program: version,
          madeAt,
          schema,
          eventTypes,
          tables,
          missingFiles,
        } as const;
      },
    );
    if (contents !== null) return contents;
  }
}

async function addSecrets(archive: ArchiveWriter, dataDir: string): Promise<void> {
  const content = await readFile(path.join(dataDir, 'secrets.json')).catch(fallbackIfMissing(null));
  if (content !== null) await archive.add(entryNames.secrets, Readable.from([content]), { compress: true });
}

async function addMails(archive: ArchiveWriter, folder: string): Promise<void> {
  const names = await readdir(folder).catch(fallbackIfMissing([]));
  // Files with a leading dot are still being written.
  for (const name of names.filter((each) => each.endsWith('.eml') && !each.startsWith('.'))) {
    const content = await readFile(path.join(folder, name)).catch(fallbackIfMissing(null));
    if (content !== null)
      await archive.add(entryNames.mail(name), Readable.from([content]), { compress: true });
  }
}

/** Adds each file once. Encrypted bytes are not compressed, because they would not get smaller. */
class ArchivedFiles {
  readonly #added = new Set<string>();

  constructor(
    private readonly archive: ArchiveWriter,
    private readonly blobs: BlobStore,
  ) {}

  async addAll(signal: AbortSignal): Promise<void> {
    for await (const { key } of this.blobs.walk(null)) {
      signal.throwIfAborted();
      await this.#add(key);
    }
  }

  /** Adds the files that the archive lacks. @returns the keys of files that do not exist */
  async addMissing(keys: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (const key of keys) if (!(await this.#add(key))) missing.push(key);
    return missing;
  }

  async #add(key: string): Promise<boolean> {
    if (this.#added.has(key)) return true;
    try {
      await this.archive.add(entryNames.file(key), await this.blobs.get(key), { compress: false });
      this.#added.add(key);
      return true;
    } catch (error) {
      if (error instanceof BlobNotFoundError) return false;
      throw error;
    }
  }
}

function fallbackIfMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}
