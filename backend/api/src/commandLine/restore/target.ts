import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '@settlewise/infra/backup';
import { lockDataFolder } from '@settlewise/infra/database';
import { syncFolder } from '@settlewise/infra/files';

/** The folder in which a restore works, beside the data folder, until it replaces it. */
export interface Target {
  readonly folder: string;
  /** @returns the new name of the data that were there before; null when there were none. @throws BackupError */
  putInPlace(now: Date): Promise<string | null>;
  /** Removes what was restored so far. */
  discard(): Promise<void>;
  /** Lets others use the data folder again. */
  close(): Promise<void>;
}

/** Files that may be in an empty data folder. */
const ofNoData = new Set(['lock']);

/** @throws BackupError where there are data already · EmbeddedPostgresError while the program runs there */
export async function openTarget(
  dataDir: string,
  { setAside }: { readonly setAside: boolean },
): Promise<Target> {
  const isThere = existsSync(dataDir);
  const hasData = isThere && (await readdir(dataDir)).some((name) => !ofNoData.has(name));
  if (hasData && !setAside) {
    throw new BackupError(
      `${dataDir} is not empty. Set DATA_DIR to another folder, or say --set-aside: then what is there is kept under another name. Nothing was changed.`,
    );
  }
  // The program cannot be started there meanwhile.
  let unlock = isThere ? await lockDataFolder(dataDir, 0) : () => {};
  const folder = `${dataDir}.restoring`;
  // Left by an interrupted restore.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o711 });

  return {
    folder,

    async putInPlace(now) {
      const aside = `${dataDir}-before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
      try {
        await rm(path.join(folder, 'lock'), { recursive: true, force: true });
        if (isThere) {
          unlock();
          unlock = () => {};
          if (hasData) await rename(dataDir, aside);
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
      return hasData ? aside : null;
    },

    discard: () => rm(folder, { recursive: true, force: true }),
    close: () => Promise.resolve(unlock()),
  };
}
