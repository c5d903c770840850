import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './errors';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account that runs PostgreSQL's programs. PostgreSQL refuses to run as root, so a root process uses the unprivileged
 * account that every Unix has.
 */
export interface PostgresAccount {
  /** Owner of the data folder; null if it is the current account. */
  readonly owner: Owner | null;
  /** The command line that runs `program` with this account. */
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
 * @param paths paths that the programs must reach: the program itself and the data folder
 * @param existing owner of an existing data folder: PostgreSQL runs only as the owner of its files
 * @throws EmbeddedPostgresError when the process is root and the account cannot get access to a path.
 */
export function choosePostgresAccount(paths: readonly string[], existing: Owner | null): PostgresAccount {
  if (process.getuid?.() !== 0) return createDirectAccount(null);
  const owner = existing === null || existing.uid === 0 ? nobody : existing;
  if (paths.every((path) => canReach(createDirectAccount(owner), path))) return createDirectAccount(owner);

  // A parent folder is closed to others (mode 0700, as mkdtemp creates it). The programs get only the capability to pass
  // through it.
  const account = createPassingAccount(owner);
  const unreachable = account === null ? paths : paths.filter((path) => !canReach(account, path));
  if (account !== null && unreachable.length === 0) return account;
  throw new EmbeddedPostgresError(
    'cannot_run_as_root',
    `PostgreSQL does not run as root, and the account with the number ${owner.uid} cannot reach ${unreachable.join(' and ')}: ` +
      'start as an ordinary user, open the folders above it (chmod o+x), or set DATABASE_URL.',
  );
}

function createDirectAccount(owner: Owner | null): PostgresAccount {
  return { owner, commandLine: (program, args) => [program, args], spawnOptions: owner ?? {} };
}

function createPassingAccount(owner: Owner): PostgresAccount | null {
  const heldCapabilities = readCapabilities();
  const capability = capabilities.find(({ bit }) => ((heldCapabilities >> bit) & 1n) === 1n);
  if (capability === undefined) return null;
  const capabilityList = `-all,+${capability.name}`;
  const account = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // Without it access(2), which initdb calls before it starts postgres, ignores capabilities.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${capabilityList}`,
    `--ambient-caps=${capabilityList}`,
    `--bounding-set=${capabilityList}`,
  ];
  return {
    owner,
    commandLine: (program, args) => ['setpriv', [...account, program, ...args]],
    spawnOptions: {},
  };
}

/** Whether the account may run or enter `path`. Runs a program to find out, because capabilities count too. */
function canReach(account: PostgresAccount, path: string): boolean {
  const [command, args] = account.commandLine('test', ['-x', path]);
  const options = { ...account.spawnOptions, cwd: '/', stdio: 'ignore', timeout: 10_000 } as const;
  return spawnSync(command, args, options).status === 0;
}

function readCapabilities(): bigint {
  try {
    const [, mask] = /^CapEff:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return mask === undefined ? 0n : BigInt(`0x${mask}`);
  } catch {
    return 0n;
  }
}
