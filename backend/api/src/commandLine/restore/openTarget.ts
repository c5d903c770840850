import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '@settlewise/infra/backup';
import { lockDataFolder } from '@settlewise/infra/database';
import { syncFolder } from '@settlewise/infra/files';

/** A restore works in a folder next to the data folder, which it replaces at the end. */
export interface Target {
  readonly folder: string;
  /** @returns the new name of the previous data, or null if there were none. @throws BackupError */
  putInPlace(now: Date): Promise<string | null>;
  /** Deletes the restored part. */
  discard(): Promise<void>;
  /** Unlocks the data folder. */
  close(): Promise<void>;
}

/** A data folder with only these files counts as empty. */
const ignoredNames = new Set(['lock']);

/** @throws BackupError if data exist · EmbeddedPostgresError while the program uses the folder */
export async function openTarget(
  dataDir: string,
  { setAside }: { readonly setAside: boolean },
): Promise<Target> {
  const exists = existsSync(dataDir);
  const hasData = exists && (await readdir(dataDir)).some((name) => !ignoredNames.has(name));
  if (hasData && !setAside) {
    throw new BackupError(
      `${dataDir} is not empty. Set DATA_DIR to another folder, or say --set-aside: then what is there is kept under another name. Nothing was changed.`,
    );
  }
  // Keeps the program from starting in this folder.
  let unlock = exists ? await lockDataFolder(dataDir, 0) : () => {};
  const folder = `${dataDir}.restoring`;
  // An interrupted restore may have left it.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o711 });

  return {
    folder,

    async putInPlace(now) {
      const newName = `${dataDir}-before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
      try {
        await rm(path.join(folder, 'lock'), { recursive: true, force: true });
        if (exists) {
          unlock();
          unlock = () => {};
          if (hasData) await rename(dataDir, newName);
          else await rm(dataDir, { recursive: true });
        }
        await rename(folder, dataDir);
        await syncFolder(path.dirname(dataDir));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new BackupError(
          `What came back is whole, and stands in ${folder}, but cannot be renamed to ${dataDir} (${reason}): rename it yourself, or set DATA_DIR to a folder below.`,
          { cause: error },
        );
      }
      return hasData ? newName : null;
    },

    discard: () => rm(folder, { recursive: true, force: true }),
    close: () => Promise.resolve(unlock()),
  };
}
