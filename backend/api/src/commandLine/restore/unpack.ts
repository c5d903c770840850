import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { entryNames, loadTables, type ArchiveReader } from '@settlewise/infra/backup';
import { createFolderBlobStore } from '@settlewise/infra/blobs';
import { createDatabase, migrate } from '@settlewise/infra/database';

/** Must run before anything that would create new keys. */
export async function unpackSecrets(archive: ArchiveReader, folder: string): Promise<void> {
  if (archive.has(entryNames.secrets))
    await extract(archive, entryNames.secrets, path.join(folder, 'secrets.json'));
}

/** Restores documents and emails. */
export async function unpackFiles(
  archive: ArchiveReader,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const blobs = createFolderBlobStore(path.join(folder, 'blobs'));
  for (const name of archive.listNames(entryNames.file(''))) {
    signal.throwIfAborted();
    await blobs.put(name.slice(entryNames.file('').length), await archive.read(name));
  }
  const outbox = path.join(folder, 'outbox');
  const mails = archive.listNames(entryNames.mail(''));
  if (mails.length > 0) await mkdir(outbox, { mode: 0o700 });
  for (const name of mails) {
    signal.throwIfAborted();
    await extract(archive, name, path.join(outbox, name.slice(entryNames.mail('').length)));
  }
}

/** Restores the backup's schema and rows, then runs newer migrations. */
export async function unpackDatabase(url: string, archive: ArchiveReader): Promise<void> {
  const database = createDatabase(url, { applicationName: 'settlewise restore' });
  try {
    await migrate(database, archive.manifest.schema.length);
    await loadTables(url, archive);
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

async function extract(archive: ArchiveReader, name: string, file: string): Promise<void> {
  await pipeline(
    await archive.read(name),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
}
