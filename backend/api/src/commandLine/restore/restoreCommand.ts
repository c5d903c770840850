import path from 'node:path';
import { eventDefinitions } from '@settlewise/domain/eventRegistry';
import { BackupError, openArchive, type ArchiveReader } from '@settlewise/infra/backup';
import { formatCount, UsageError } from '@settlewise/infra/commandLine';
import { readKeysInFolder, readDataLocations } from '@settlewise/infra/config';
import { refuseNewerSchema } from '@settlewise/infra/database';
import { refuseNewerEvents } from '@settlewise/infra/eventStore';
import { isDiskFull } from '@settlewise/infra/process';
import { requireEmbedded } from '../requireEmbedded';
import type { CommandDependencies } from '../commandDependencies';
import { openTarget, type Target } from './openTarget';
import { unpackDatabase, unpackFiles, unpackSecrets } from './unpack';
import { openRestored } from './openRestored';
import { openSecondPlace } from './openSecondPlace';
import { verifyRestored } from './verifyRestored';

export interface RestoreCommand {
  readonly file: string;
  /** Renames existing data instead of refusing to restore. */
  readonly setAside: boolean;
  /** Continues even if the second place is empty. */
  readonly withoutSecondPlace: boolean;
}

const options = { '--set-aside': 'setAside', '--without-second-place': 'withoutSecondPlace' } as const;
const isOption = (word: string): word is keyof typeof options => word in options;

/** @throws UsageError */
export function parseRestoreCommand(words: readonly string[]): RestoreCommand {
  const [file, ...more] = words.filter((word) => !isOption(word));
  if (file === undefined || more.length > 0 || file.startsWith('-')) {
    throw new UsageError('Use: npm run restore -- FILE.zip [--set-aside] [--without-second-place]');
  }
  return {
    file,
    setAside: words.includes('--set-aside'),
    withoutSecondPlace: words.includes('--without-second-place'),
  };
}

/**
 * Restores a backup into an empty data folder after verifying all of it. The folder stays empty until then, so an interrupted
 * restore can be repeated.
 * @returns whether nothing is missing
 * @throws UsageError · BackupError · ConfigError · EmbeddedPostgresError · NewerSchemaError ·
 * NewerEventsError
 */
export async function runRestoreCommand(
  command: RestoreCommand,
  dependencies: CommandDependencies,
): Promise<boolean> {
  const { environment, callerFolder, print, signal } = dependencies;
  const places = readDataLocations(environment);
  requireEmbedded(places);
  const file = path.resolve(callerFolder, command.file);
  print('Checking the backup…');
  const archive = await openArchive(file, signal);
  try {
    refuseNewerSchema(archive.manifest.schema);
    refuseNewerEvents(archive.manifest.eventTypes, eventDefinitions);
    const target = await openTarget(places.dataDir, command);
    try {
      return await restoreInto(target, { archive, command, dependencies });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      // Frees the disk space of the incomplete restore.
      await target.discard();
      throw new BackupError(
        `The disk is full on which ${places.dataDir} would lie: make room and restore again. Nothing was put in place, and what was there before is as it was.`,
        { cause: error },
      );
    } finally {
      await target.close();
    }
  } finally {
    archive.close();
  }
}

interface RestoreInput {
  readonly archive: ArchiveReader;
  readonly command: RestoreCommand;
  readonly dependencies: CommandDependencies;
}

async function restoreInto(
  target: Target,
  { archive, command, dependencies }: RestoreInput,
): Promise<boolean> {
  const { environment, print, signal, clock, log } = dependencies;
  const { manifest } = archive;
  const places = readDataLocations(environment);
  print(`Restoring what was kept at ${manifest.madeAt}…`);
  await unpackSecrets(archive, target.folder);
  const keys = readKeysInFolder(target.folder, environment);
  await unpackFiles(archive, target.folder, signal);
  const restored = await openRestored(target.folder, {
    places,
    keys,
    log,
    fill: (url) => unpackDatabase(url, archive),
  });
  let erasedSince: number;
  try {
    const second = await openSecondPlace(places.treeHeads, { keys, restored, command });
    try {
      print('Verifying…');
      const isWhole = await verifyRestored({ restored, second, manifest, dependencies });
      if (!isWhole) {
        print(`Nothing was put in place. What came back stands in ${target.folder} until the next try.`);
        return false;
      }
      erasedSince = await second.countRestoredErased(restored.personKeys);
      await second.takeOver(`Restored from a backup of ${manifest.madeAt}.`, clock);
    } finally {
      second.close();
    }
  } finally {
    await restored.close();
  }
  const setAsideAs = await target.putInPlace(clock());
  if (setAsideAs !== null) print(`The data that were there are kept in ${setAsideAs}.`);
  if (erasedSince > 0) {
    print(
      `Erased since the backup: ${formatCount(erasedSince)} ${erasedSince === 1 ? 'person' : 'people'}. The program erases them again when it starts, before it answers.`,
    );
  }
  print(
    `Restored in ${places.dataDir}. Start the program: it makes its read models anew, and everybody signs in again.`,
  );
  return manifest.missingFiles.length === 0;
}
