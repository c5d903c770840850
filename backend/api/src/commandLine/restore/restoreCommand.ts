import path from 'node:path';
import { eventDefinitions } from '@settlewise/domain/eventRegistry';
import { BackupError, openArchive, type ArchiveReader } from '@settlewise/infra/backup';
import { formatCount, UsageError } from '@settlewise/infra/commandLine';
import { readKeysInFolder, readDataLocations } from '@settlewise/infra/config';
import { refuseNewerSchema } from '@settlewise/infra/database';
import { refuseNewerEvents } from '@settlewise/infra/eventStore';
import { isDiskFull } from '@settlewise/infra/process';
import { requireEmbedded } from '../embeddedOnly';
import type { CommandSurroundings } from '../surroundings';
import { openTarget, type Target } from './target';
import { unpackDatabase, unpackFiles, unpackSecrets } from './unpack';
import { openRestored } from './openRestored';
import { openSecondPlace } from './secondPlace';
import { verifyRestored } from './verifyRestored';

export interface RestoreCommand {
  readonly file: string;
  /** Renames existing data instead of refusing to restore. */
  readonly setAside: boolean;
  /** Goes on even if the second place is empty. */
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
 * Puts a backup into an empty data folder, once all of it has been verified. Until then the folder stays empty, so an
 * interrupted restore can simply be run again.
 * @returns whether everything is as it was
 * @throws UsageError · BackupError · ConfigError · EmbeddedPostgresError · NewerSchemaError ·
 * NewerEventsError
 */
export async function runRestoreCommand(
  command: RestoreCommand,
  around: CommandSurroundings,
): Promise<boolean> {
  const { environment, callerFolder, print, signal } = around;
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
      return await restoreInto(target, { archive, command, around });
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      // The part that came back would only hold the room that is missing.
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

interface Restoring {
  readonly archive: ArchiveReader;
  readonly command: RestoreCommand;
  readonly around: CommandSurroundings;
}

async function restoreInto(target: Target, { archive, command, around }: Restoring): Promise<boolean> {
  const { environment, print, signal, clock, log } = around;
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
      const isWhole = await verifyRestored({ restored, second, manifest, around });
      if (!isWhole) {
        print(`Nothing was put in place. What came back stands in ${target.folder} until the next try.`);
        return false;
      }
      erasedSince = await second.countBack(restored.personKeys);
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
