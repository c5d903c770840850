import { execFile } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { promisify } from 'node:util';
import { withConnection } from '@settlewise/infra/database';

/** The machine and the program version of a run; figures of different environments cannot be compared. */
export interface Circumstances {
  /** When the run started, in ISO 8601. */
  readonly begun: string;
  /** The abbreviated commit, with a remark when there were uncommitted changes. */
  readonly commit: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  readonly postgres: string;
  /** The one-minute load average before the bench started. */
  readonly loadBefore: number;
  /** The parts of the bench that were run. */
  readonly parts: readonly string[];
  readonly leftOut: readonly string[];
}

export async function circumstances(
  databaseUrl: string,
  parts: Pick<Circumstances, 'parts' | 'leftOut'>,
): Promise<Circumstances> {
  const processors = cpus();
  return {
    begun: new Date().toISOString(),
    commit: await commit(),
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGigabytes: totalmem() / 1_024 ** 3,
    system: `${type()} ${release()}`,
    node: process.version.slice(1),
    postgres: await readVersion(databaseUrl),
    loadBefore: loadavg()[0] ?? 0,
    ...parts,
  };
}

async function readVersion(databaseUrl: string): Promise<string> {
  const answer = await withConnection({ connectionString: databaseUrl }, (client) =>
    client.query<{ server_version: string }>('show server_version'),
  );
  return answer.rows[0]?.server_version ?? 'unknown';
}

const run = promisify(execFile);

/** BENCHMARKS.md does not count as a change: the run itself writes it. */
async function commit(): Promise<string> {
  try {
    const { stdout: name } = await run('git', ['rev-parse', '--short=12', 'HEAD']);
    const { stdout: changes } = await run('git', [
      'status',
      '--porcelain',
      '--untracked-files=no',
      '--',
      '.',
      ':!BENCHMARKS.md',
    ]);
    return `${name.trim()}${changes.trim() === '' ? '' : ' with changes that are not committed'}`;
  } catch {
    return 'unknown (no Git)';
  }
}
