import { readFile } from 'node:fs/promises';
import type { Cluster } from '../../cluster/types';
import { listProcessTree } from '../../cluster/processTree';
import { residentMegabytes } from '../memory';

/** Linux counts processor time in clock ticks; USER_HZ is 100 on every platform that Node supports. */
const ticksPerSecond = 100;

export type ProcessKind = 'api' | 'worker' | 'PostgreSQL' | 'Redis' | 'bench';

/** Processor time and memory of a cluster's processes and of the bench itself. */
export class ResourceUsage {
  readonly #pids: readonly (readonly [ProcessKind, number])[];

  constructor({ apis, workers, postgres, redis }: Cluster) {
    this.#pids = [
      ...apis.map((api) => ['api', api.pid()] as const),
      ...workers.map((worker) => ['worker', worker.pid()] as const),
      ['PostgreSQL', postgres.pid()],
      ['Redis', redis.pid()],
      ['bench', process.pid],
    ];
  }

  /** Seconds of processor time since each process started. */
  async processorSeconds(): Promise<ReadonlyMap<ProcessKind, number>> {
    return this.#of(async (pid) => {
      // The bench is the parent of all the others, so its children are not counted with it.
      const tree = pid === process.pid ? [pid] : listProcessTree(pid);
      const ticks = await Promise.all(tree.map(readTicks));
      return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond;
    });
  }

  /** Megabytes (PSS), 0 for the bench. */
  async megabytes(): Promise<ReadonlyMap<ProcessKind, number>> {
    return this.#of((pid) => (pid === process.pid ? Promise.resolve(0) : residentMegabytes(pid)));
  }

  async #of(look: (pid: number) => Promise<number>): Promise<ReadonlyMap<ProcessKind, number>> {
    const found = new Map<ProcessKind, number>();
    for (const [name, pid] of this.#pids) found.set(name, (found.get(name) ?? 0) + (await look(pid)));
    return found;
  }
}

/** Ticks of a process and of its children that have ended, because PostgreSQL's connections come and go. */
async function readTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name is in brackets and may contain spaces, so fields are counted after the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field || 0), 0);
}
