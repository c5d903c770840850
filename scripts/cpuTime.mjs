/**
 * Measures processor time from /proc. On systems without it nothing is measured: each function then returns null.
 *
 * The kernel adds a process's time to that of its parent once the parent has waited for it. A process whose parent died first is
 * lost to that sum, so a meter remembers what such processes used when it last saw them.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel's clock ticks per second: 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;
const sampleEveryMs = 1_000;

/**
 * @typedef {object} ProcessTimes
 * @property {number} parent process id
 * @property {string} identity distinguishes two processes that had the same id
 * @property {number} own seconds that the process used
 * @property {number} ended seconds that those of its children used that have ended, and their children
 */

/** @param {number} pid @returns {ProcessTimes | null} null when there is no such process, or no /proc */
function readProcess(pid) {
  let line;
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The second field is the program's name in brackets, which may hold spaces and brackets itself.
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
 * Processor time that a process and its descendants have used until now.
 * @param {number} pid
 * @returns {number | null} seconds
 */
export function cpuSecondsOfTree(pid) {
  const root = readProcess(pid);
  if (root === null) return null;
  let seconds = 0;
  const pending = [pid];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const times = id === pid ? root : readProcess(id);
    if (times === null) continue;
    seconds += times.own + times.ended;
    pending.push(...childrenOf(id));
  }
  return seconds;
}

/** Seconds that children of this process used, as far as they have ended. @returns {number | null} */
export const cpuSecondsOfEndedChildren = () => readProcess(process.pid)?.ended ?? null;

/** @param {number} pid */
function childrenOf(pid) {
  try {
    // Every thread has the children that it started.
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/**
 * Starts to measure what a process and its descendants use from now on, those that outlive their parent included.
 * @param {number} [pid] this process when left out
 * @returns {{ sample(): void, stop(): number | null }} `sample` looks once more than each second; `stop` ends the measurement
 *   and returns seconds
 */
export function startCpuMeter(pid = process.pid) {
  /** Members of the tree at the last sample. @type {Map<string, { seconds: number, isOrphan: boolean }>} */
  let members = new Map();
  let secondsOfDeadOrphans = 0;
  let total = 0;

  function sample() {
    const processes = readProcesses();
    // After its end the last sample holds.
    if (!processes.has(pid)) return;
    const found = new Map();
    // A parent may have a higher id than its child, so this passes until nothing is added.
    for (let size = -1; size !== found.size;) {
      size = found.size;
      for (const [id, times] of processes)
        if (id === pid || found.has(times.parent) || members.has(times.identity)) found.set(id, times);
    }
    const now = new Map(
      [...found].map(([id, { identity, own, ended, parent }]) => [
        identity,
        { seconds: own + ended, isOrphan: id !== pid && !found.has(parent) },
      ]),
    );
    for (const [identity, { seconds, isOrphan }] of members)
      if (isOrphan && !now.has(identity)) secondsOfDeadOrphans += seconds;
    members = now;
    total = secondsOfDeadOrphans;
    for (const { seconds } of now.values()) total += seconds;
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
