import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PostgresAccount } from './account';
import type { PostgresBinaries } from './binaries';
import { EmbeddedPostgresError } from './errors';
import { runToCompletion } from './serverProcess';

/** The files of an embedded PostgreSQL in the program's data folder. */
export interface Cluster {
  readonly dataFolder: string;
  readonly logFile: string;
  readonly password: string;
}

export const superuser = 'settlewise';
export const databaseName = 'settlewise';

/** Connection string of the program's database. */
export function databaseUrl(port: number, password: string): string {
  return `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;
}

/** The owner of an existing PostgreSQL folder; null if there is none. */
export function findClusterOwner(root: string): { uid: number; gid: number } | null {
  const folderStats = statSync(path.join(root, 'postgres'), { throwIfNoEntry: false });
  return folderStats === undefined ? null : { uid: folderStats.uid, gid: folderStats.gid };
}

/** Creates the data folder on the first start. An interrupted first start is repeated. */
export async function prepareCluster(
  root: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
): Promise<Cluster> {
  const dataFolder = path.join(root, 'postgres');
  const logFile = path.join(root, 'postgres.log');
  const passwordFile = path.join(root, 'postgres-password');
  if (existsSync(dataFolder)) {
    checkMajorVersion(dataFolder, binaries.majorVersion);
    if (account.owner !== null) changeOwner(dataFolder, account.owner);
    return { dataFolder, logFile, password: readPassword(passwordFile) };
  }

  const unfinished = `${dataFolder}.initialising`;
  rmSync(unfinished, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  // initdb reads the password from a file that its account owns.
  const initPasswordFile = `${passwordFile}.initialising`;
  rmSync(initPasswordFile, { force: true });
  writeFileSync(initPasswordFile, password, { mode: 0o600, flag: 'wx' });
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    if (account.owner !== null) {
      for (const leftover of [unfinished, initPasswordFile])
        chownSync(leftover, account.owner.uid, account.owner.gid);
    }
    await runToCompletion(
      account.commandLine(binaries.initdb, [
        '-D',
        unfinished,
        '-U',
        superuser,
        '--pwfile',
        initPasswordFile,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
      ]),
      account,
      `PostgreSQL could not make its data folder ${dataFolder}`,
    );
    renameSync(unfinished, dataFolder);
  } finally {
    rmSync(initPasswordFile, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { dataFolder, logFile, password };
}

/** A major version of PostgreSQL cannot read the files of another. */
function checkMajorVersion(dataFolder: string, programVersion: string): void {
  const file = path.join(dataFolder, 'PG_VERSION');
  const dataVersion = existsSync(file) ? readFileSync(file, 'utf8').trim() : programVersion;
  if (dataVersion === programVersion) return;
  throw new EmbeddedPostgresError(
    'other_version',
    Number(dataVersion) > Number(programVersion)
      ? `The data in ${dataFolder} were written by a newer version of Settlewise (with PostgreSQL ${dataVersion}; this one has ${programVersion}): start that version again, or a newer one. Nothing was changed.`
      : `The data in ${dataFolder} were written by an older version of Settlewise (with PostgreSQL ${dataVersion}; this one has ${programVersion}): make a backup with that version (npm run backup), and restore it with this one. Nothing was changed.`,
  );
}

/** Changes the owner of files that root copied or restored, because PostgreSQL would refuse them. */
function changeOwner(folder: string, owner: { readonly uid: number; readonly gid: number }): void {
  if (statSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), owner.uid, owner.gid);
  }
  // Changed last, because it marks the folder as complete.
  chownSync(folder, owner.uid, owner.gid);
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new EmbeddedPostgresError(
      'password_missing',
      `The password of the embedded PostgreSQL cannot be read from ${file}: put the file back, or move the data folder away to begin anew.`,
      { cause: error },
    );
  }
}
