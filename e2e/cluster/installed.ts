import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const postgresVersions = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL that Debian's packages installed; null when there is none. */
export function postgresPrograms(): string | null {
  if (!existsSync(postgresVersions)) return null;
  const newest = readdirSync(postgresVersions).toSorted((a, b) => Number(b) - Number(a));
  const folders = newest.map((version) => path.join(postgresVersions, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'postgres'))) ?? null;
}

/** The path of redis-server; null when it is not installed. */
export function redisProgram(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin'];
  return folders.map((folder) => path.join(folder, 'redis-server')).find(existsSync) ?? null;
}

/** The reason to skip tests with a cluster: the missing servers; null when all are installed. */
export function missingServers(): string | null {
  const missing = [
    ...(postgresPrograms() === null ? ['postgresql'] : []),
    ...(redisProgram() === null ? ['redis-server'] : []),
  ];
  return missing.length === 0
    ? null
    : `This machine lacks Debian's ${missing.join(' and ')}: apt-get install --no-install-recommends ${missing.join(' ')}`;
}
