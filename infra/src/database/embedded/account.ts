import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './errors';

/**
 * Under which account, and through which command prefix, PostgreSQL's programs run. PostgreSQL refuses to run as root,
 * so a root process runs them under the unprivileged account that every Unix has.
 */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface PostgresAccount {
  /** Owner of the data folder; null when it is our own account. */
  readonly owner: Owner | null;
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
 * @param existing owner of a data folder made earlier: PostgreSQL runs only under the account that owns its files
 * @throws EmbeddedPostgresError when we are root and the account cannot be given access to a path.
 */
export function postgresAccount(paths: readonly string[], existing: Owner | null): PostgresAccount {
  if (process.getuid?.() !== 0) return direct(null);
  const owner = existing === null || existing.uid === 0 ? nobody : existing;
  if (paths.every((path) => reachable(direct(owner), path))) return direct(owner);

  // A folder above is closed to others (mode 0700, as mkdtemp makes it): the programs get the one capability that
  // lets them pass through it, and nothing else.
  const account = withPassage(owner);
  const closed = account === null ? paths : paths.filter((path) => !reachable(account, path));
  if (account !== null && closed.length === 0) return account;
  throw new EmbeddedPostgresError(
    'cannot_run_as_root',
    `PostgreSQL does not run as root, and the account with the number ${owner.uid} cannot reach ${closed.join(' and ')}: ` +
      'start as an ordinary user, open the folders above it (chmod o+x), or set DATABASE_URL.',
  );
}

function direct(owner: Owner | null): PostgresAccount {
  return { owner, commandLine: (program, args) => [program, args], spawnOptions: owner ?? {} };
}

function withPassage(owner: Owner): PostgresAccount | null {
  const held = effectiveCapabilities();
  const capability = capabilities.find(({ bit }) => ((held >> bit) & 1n) === 1n);
  if (capability === undefined) return null;
  const only = `-all,+${capability.name}`;
  const account = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // Without it access(2), which initdb asks before it starts postgres, ignores capabilities.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
    `--bounding-set=${only}`,
  ];
  return {
    owner,
    commandLine: (program, args) => ['setpriv', [...account, program, ...args]],
    spawnOptions: {},
  };
}

/** Whether the account may run or enter `path`: asked by running a program under it, as capabilities matter. */
function reachable(account: PostgresAccount, path: string): boolean {
  const [command, args] = account.commandLine('test', ['-x', path]);
  const options = { ...account.spawnOptions, cwd: '/', stdio: 'ignore', timeout: 10_000 } as const;
  return spawnSync(command, args, options).status === 0;
}

function effectiveCapabilities(): bigint {
  try {
    const [, mask] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return mask === undefined ? 0n : BigInt(`0x${mask}`);
  } catch {
    return 0n;
  }
}
