/**
 * Measures processor time from /proc. On systems without /proc, each function returns null.
 *
 * The kernel adds a process's time to its parent's when the parent waits for it. If the parent dies first, that time is missing
 * from the sum, so a meter keeps the time of such orphans from its last sample.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks per second: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;
const sampleEveryMs = 1_000;

/**
 * @typedef {object} ProcessTimes
 * @property {number} parent process id
 * @property {string} identity distinguishes two processes that had the same process id
 * @property {number} own seconds that the process used
 * @property {number} ended seconds that its ended children and their descendants used
 */

/** @param {number} pid @returns {ProcessTimes | null} null without such a process, or without /proc */
function readProcess(pid) {
  let line;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The second field is the program's name in brackets. The name itself may contain spaces and brackets.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return {
    parent: Number(fields[1]),
    identity: `${pid}:${fields[19]}`,
    own: (user + system) / ticksPerSecond,
    ended: (childrenUser + childrenSystem) / ticksPerSecond,
  };
}

/** @returns {Map<number, ProcessTimes>} all processes of this machine by their id; empty without /proc */
function readProcesses() {
  const processes = new Map();
  let names;
  try {
    names = readdirSync('/proc');
  } catch {
    return processes;
  }
  for (const name of names) {
    if (!/^\d+$/.test(name)) continue;
    const times = readProcess(Number(name));
    if (times !== null) processes.set(Number(name), times);
  }
  return processes;
}

/**
 * Reads the processor time that a process and its descendants have used.
 * @param {number} pid
 * @returns {number | null} seconds
 */
export function readTreeCpuSeconds(pid) {
  const root = readProcess(pid);
  if (root === null) return null;
  let seconds = 0;
  const pending = [pid];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const times = id === pid ? root : readProcess(id);
    if (times === null) continue;
    seconds += times.own + times.ended;
    pending.push(...readChildren(id));
  }
  return seconds;
}

/** Reads the seconds that ended children of this process have used. @returns {number | null} */
export const readEndedChildrenCpuSeconds = () => readProcess(process.pid)?.ended ?? null;

/** @param {number} pid */
function readChildren(pid) {
  try {
    // The kernel lists children by the thread that started them.
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/**
 * Starts to measure the processor time of a process and its descendants, including orphans.
 * @param {number} [pid] default: this process
 * @returns {{ sample(): void, stop(): number | null }} `sample` takes a sample in addition to the one each second; `stop` ends
 *   the measurement and returns seconds
 */
export function startCpuMeter(pid = process.pid) {
  /** Members of the tree at the last sample. @type {Map<string, { seconds: number, isOrphan: boolean }>} */
  let members = new Map();
  let endedOrphanSeconds = 0;
  let total = 0;

  function sample() {
    const processes = readProcesses();
    // The process has ended, so the last sample stays valid.
    if (!processes.has(pid)) return;
    const found = new Map();
    // A parent may have a higher id than its child, so this repeats until nothing is added.
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const [id, times] of processes)
        if (id === pid || found.has(times.parent) || members.has(times.identity)) found.set(id, times);
    }
    const current = new Map(
      [...found].map(([id, { identity, own, ended, parent }]) => [
        identity,
        { seconds: own + ended, isOrphan: id !== pid && !found.has(parent) },
      ]),
    );
    for (const [identity, { seconds, isOrphan }] of members)
      if (isOrphan && !current.has(identity)) endedOrphanSeconds += seconds;
    members = current;
    total = endedOrphanSeconds;
    for (const { seconds } of current.values()) total += seconds;
  }

  sample();
  const isMeasurable = members.size > 0;
  const before = total;
  const timer = setInterval(sample, sampleEveryMs);
  timer.unref();
  return {
    sample,
    stop() {
      sample();
      clearInterval(timer);
      return isMeasurable ? total - before : null;
    },
  };
}
