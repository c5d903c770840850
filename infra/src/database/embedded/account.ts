import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './errors';

/**
 * Under which account, and through which command prefix, PostgreSQL's programs run. PostgreSQL refuses to run as
 * root, so a root process hands them to the unprivileged account that every Unix has.
 */
export interface PostgresAccount {
  /** Owner of the data folder; null when it is our own account. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  /** The command line that runs `program` under this account. */
  commandLine(program: string, args: readonly string[]): readonly [string, readonly string[]];
  readonly spawnOptions: { readonly uid?: number; readonly gid?: number };
}

/** `nobody` and `nogroup`. */
const nobody = { uid: 65534, gid: 65534 };

/** Bits of the capability sets in /proc/self/status. */
const capabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
] as const;

/**
 * @param paths what the programs must reach: the program itself and the folder that holds the data
 * @throws EmbeddedPostgresError when we are root and `nobody` cannot be given access to a path.
 */
export function postgresAccount(paths: readonly string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return direct(null);
  if (paths.every((path) => reachable([], path))) return direct(nobody);

  // A folder above is closed to others (mode 0700, as mkdtemp makes it): the programs get the one capability that
  // lets them pass through it, and nothing else.
  const prefix = passThroughPrefix();
  const closed = paths.find((path) => prefix === null || !reachable(prefix, path));
  if (prefix === null || closed !== undefined) {
    throw new EmbeddedPostgresError(
      'cannot_run_as_root',
      `PostgreSQL does not run as root, and the account nobody cannot reach ${closed ?? paths.join(', ')}: ` +
        'start as an ordinary user, open the folders above it (chmod o+x), or set DATABASE_URL.',
    );
  }
  const [command, ...leading] = prefix;
  return {
    owner: nobody,
    commandLine: (program, args) => [command, [...leading, program, ...args]],
    spawnOptions: {},
  };
}

function direct(owner: PostgresAccount['owner']): PostgresAccount {
  return {
    owner,
    commandLine: (program, args) => [program, args],
    spawnOptions: owner ?? {},
  };
}

/** Whether `nobody` may run or enter `path` (asked by running a program under that account, as capabilities matter). */
function reachable(prefix: readonly string[], path: string): boolean {
  const [command, ...args] = [...prefix, 'test', '-x', path];
  if (command === undefined) return false;
  const account = prefix.length === 0 ? nobody : {};
  return spawnSync(command, args, { ...account, cwd: '/', stdio: 'ignore', timeout: 10_000 }).status === 0;
}

function passThroughPrefix(): readonly [string, ...string[]] | null {
  const capability = capabilities.find(({ bit }) => (effectiveCapabilities() >> bit) & 1n);
  if (capability === undefined) return null;
  const only = `-all,+${capability.name}`;
  return [
    'setpriv',
    `--reuid=${nobody.uid}`,
    `--regid=${nobody.gid}`,
    '--clear-groups',
    // Without it access(2), which initdb asks before it starts postgres, ignores capabilities.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
  ];
}

function effectiveCapabilities(): bigint {
  try {
    const [, mask] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return mask === undefined ? 0n : BigInt(`0x${mask}`);
  } catch {
    return 0n;
  }
}
