import { existsSync } from 'node:fs';
import path from 'node:path';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { BackupError, createArchive } from '@settlewise/infra/backup';
import { formatCount, UsageError } from '@settlewise/infra/commandLine';
import { readKeysInFolder, readDataLocations, type DataLocations } from '@settlewise/infra/config';
import { checkKeys, createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, openCommandDatabase } from '@settlewise/infra/database';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { isDiskFull } from '@settlewise/infra/process';
import { requireEmbedded } from '../requireEmbedded';
import type { CommandDependencies } from '../commandDependencies';
import { fillArchive, type Contents } from './fillArchive';

export interface BackupCommand {
  /** Default: a name with the time, in the caller's folder. */
  readonly file: string | undefined;
}

/** @throws UsageError */
export function parseBackupCommand([file, ...more]: readonly string[]): BackupCommand {
  if (more.length > 0 || file?.startsWith('-') === true)
    throw new UsageError('Use: npm run backup [-- FILE.zip]');
  return { file };
}

/**
 * Backs up everything to one file, whether the program runs or not.
 * @returns whether no file was missing
 * @throws UsageError · BackupError · ConfigError · EmbeddedPostgresError · NewerSchemaError ·
 * NewerEventsError
 */
export async function runBackupCommand(
  command: BackupCommand,
  dependencies: CommandDependencies,
): Promise<boolean> {
  const { environment, callerFolder, log, print, signal, clock } = dependencies;
  const places = readDataLocations(environment);
  requireEmbedded(places);
  if (!existsSync(path.join(places.dataDir, 'postgres'))) {
    throw new BackupError(
      `There are no data in ${places.dataDir}: set DATA_DIR to the folder that holds them.`,
    );
  }
  const file = path.resolve(callerFolder, command.file ?? createFileName(clock()));
  if (!path.relative(places.dataDir, file).startsWith('..')) {
    throw new UsageError(`${file} lies in the data folder, and would be lost with it: name another place.`);
  }
  const keys = readKeysInFolder(places.dataDir, environment);
  const server = await openCommandDatabase({ ...places, log });
  const database = createDatabase(server.url, { applicationName: 'settlewise backup', log });
  try {
    await checkKeys({ ...keys, database });
    const codec = createCodec({
      registry: eventRegistry,
      personKeys: createPersonKeys({ ...keys, database }),
    });
    const archive = await createArchive(file, signal);
    try {
      const contents = await fillArchive(archive, { url: server.url, places, codec, signal, clock });
      const bytes = await archive.finish(contents);
      for (const line of describeBackup(contents, {
        file,
        bytes,
        places,
        masterKeyStored: keys.masterKeyStored,
      }))
        print(line);
      return contents.missingFiles.length === 0;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new BackupError(
        `The disk is full on which ${file} would lie: make room, or name another place. No backup was made.`,
        { cause: error },
      );
    } finally {
      await archive.discard();
    }
  } finally {
    await database.destroy();
    await server.stop();
  }
}

const createFileName = (now: Date) =>
  `settlewise-backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;

interface BackupFile {
  readonly file: string;
  readonly bytes: number;
  readonly places: DataLocations;
  readonly masterKeyStored: boolean;
}

function describeBackup(
  { madeAt, tables, missingFiles }: Contents,
  { file, bytes, places, masterKeyStored }: BackupFile,
): string[] {
  const rows = (name: string) => formatCount(tables.find((table) => table.name === name)?.rows ?? 0);
  const heads = places.treeHeads.kind === 'folder' ? places.treeHeads.folder : 'LOG_HEADS_URL';
  return [
    `Everything as it was at ${madeAt} is in ${file}: ${rows('events')} events of ${rows('person_keys')} people, ${formatCount(bytes)} bytes.`,
    masterKeyStored
      ? 'The keys are in it: whoever has this file can read everything. Keep it encrypted, where nobody else gets at it.'
      : 'The master key is not in it: keep your settings (MASTER_KEY, LOOKUP_KEY, EARLIER_MASTER_KEYS) elsewhere, for as long.',
    `Not in it: ${heads}, which a restore asks for too. It must survive on its own.`,
    ...(places.blobs.kind === 's3'
      ? ['Nor the documents in BLOB_URL: keep a copy of that store, made after this.']
      : []),
    ...(missingFiles.length === 0
      ? []
      : [
          `${formatCount(missingFiles.length)} files of documents are MISSING from the data folder, and so from the backup: ${missingFiles.join(', ')}`,
        ]),
  ];
}
