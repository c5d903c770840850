import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Member } from './types';
import { allGone, signalTree, listProcessTree } from './processTree';

/** How to start a cluster member, and how to see that it is ready. */
export interface Launch {
  readonly name: string;
  readonly command: readonly [program: string, ...words: string[]];
  /** Its environment variables besides PATH. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs as `nobody` when the tests run as root: PostgreSQL refuses to run as root, and Redis should not. */
  readonly unprivileged?: boolean;
  /** The signal for an orderly shutdown. Default SIGTERM. */
  readonly stopSignal?: NodeJS.Signals;
  /** Whether it answers `ask`, over an IPC channel. */
  readonly takesQuestions?: boolean;
  /** Called repeatedly until it is true. @param output everything printed since this start */
  isReady(output: string): boolean | Promise<boolean>;
}

export interface StartedMember extends Member {
  /** Sends a command and returns the answer once it is done. @throws when the process ends first */
  ask(word: string): Promise<string>;
  /** One sentence for each unexpected end of the process. */
  faults(): readonly string[];
}

const readyWithinMs = 90_000;
const mostOutput = 400_000;
const nobody = 65_534;

const running = new Set<ChildProcess>();
// Leaves no process running when a test ends without cleanup.
process.on('exit', () => {
  for (const { pid } of running) if (pid !== undefined) signalTree(pid, 'SIGKILL');
});

/** Creates a cluster member that does not run yet. */
export function createMember(launch: Launch): StartedMember {
  const { name } = launch;
  const ends = new EventEmitter<{ ended: [number | null] }>();
  ends.setMaxListeners(0);
  const faults: string[] = [];
  let output = '';
  let errorOutput = '';
  let child: ChildProcess | null = null;
  /** Whether an end is expected: the test ends it, or `start` is still waiting and will report it. */
  let expected = false;

  const alive = (): ChildProcess & { readonly pid: number } => {
    if (child === null || child.pid === undefined) throw new Error(`${name} does not run`);
    return Object.assign(child, { pid: child.pid });
  };

  const nextEnd = (): Promise<number | null> => new Promise((resolve) => ends.once('ended', resolve));

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child === null) return null;
    const { pid } = alive();
    const all = listProcessTree(pid);
    const gone = nextEnd();
    expected = true;
    if (signal === 'SIGKILL') signalTree(pid, signal);
    else process.kill(pid, signal);
    signalTree(pid, 'SIGCONT');
    const code = await gone;
    await allGone(all);
    return code;
  };

  return {
    name,
    pid: () => alive().pid,
    async start() {
      if (child !== null) throw new Error(`${name} runs already`);
      let printed = '';
      const started = launched(launch);
      child = started;
      expected = true;
      running.add(started);
      const listen = (chunk: Buffer): void => {
        printed += chunk.toString();
        output = (output + chunk.toString()).slice(-mostOutput);
      };
      started.stdout?.on('data', listen);
      started.stderr?.on('data', listen);
      started.stderr?.on('data', (chunk: Buffer) => {
        errorOutput = (errorOutput + chunk.toString()).slice(-mostOutput);
      });
      // A missing program emits no `exit`, so it is emitted here.
      started.once('error', (error) => {
        printed += error.message;
        if (started.pid === undefined) started.emit('exit', 127, null);
      });
      started.once('exit', (code, signal) => {
        running.delete(started);
        child = null;
        // A signal is no fault: it is sent on purpose, from outside or by a program that kills itself at a death point.
        if (!expected && signal === null) faults.push(`${name} ended by itself with code ${code}`);
        ends.emit('ended', code);
      });
      try {
        await readiness(
          launch,
          () => printed,
          () => child !== started,
        );
      } catch (error) {
        if (child === started) await end('SIGKILL');
        throw error;
      }
      expected = false;
      // It may have ended between the last check and now.
      if (child !== started) throw new Error(`${name} ended as soon as it answered:\n${printed}`);
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end(launch.stopSignal ?? 'SIGTERM'),
    pause: () => signalTree(alive().pid, 'SIGSTOP'),
    resume: () => signalTree(alive().pid, 'SIGCONT'),
    output: () => output,
    errorOutput: () => errorOutput,
    ended: nextEnd,
    async ask(word) {
      const asked = alive();
      const id = Math.random();
      return new Promise((resolve, reject) => {
        const settle = (then: () => void): void => {
          asked.off('message', answered);
          asked.off('exit', left);
          then();
        };
        const left = (): void => settle(() => reject(new Error(`${name} ended before it answered`)));
        const answered = (message: unknown): void => {
          if (typeof message !== 'object' || message === null || !('id' in message)) return;
          if (message.id !== id) return;
          settle(() => resolve('answer' in message ? String(message.answer) : ''));
        };
        asked.on('message', answered);
        asked.on('exit', left);
        asked.send({ id, word });
      });
    },
    faults: () => faults,
  };
}

function launched({ command, environment, unprivileged, takesQuestions }: Launch): ChildProcess {
  const [program, ...words] = command;
  const asNobody = unprivileged === true && process.getuid?.() === 0;
  const prefix = endsWithUs(asNobody);
  const [file = program, ...rest] = [...prefix, program, ...words];
  return spawn(file, rest, {
    // `nobody` may not be able to enter the repository's folder.
    cwd: unprivileged === true ? '/' : process.cwd(),
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(takesQuestions === true ? ['ipc' as const] : [])],
    // Own process group: Ctrl-C at the terminal must reach only the test, which ends its members itself.
    detached: true,
    ...(asNobody && prefix.length === 0 ? { uid: nobody, gid: nobody } : {}),
  });
}

/** A command prefix with which the kernel kills the process when the test is killed; empty where that is impossible. */
function endsWithUs(asNobody: boolean): string[] {
  const setpriv = '/usr/bin/setpriv';
  if (process.platform !== 'linux' || !existsSync(setpriv)) return [];
  const account = asNobody ? [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [];
  return [setpriv, ...account, '--pdeathsig', 'KILL', '--'];
}

async function readiness(
  { name, isReady }: Launch,
  printed: () => string,
  hasEnded: () => boolean,
): Promise<void> {
  const patience = performance.now() + readyWithinMs;
  while (!(await isReady(printed()))) {
    if (hasEnded()) throw new Error(`${name} ended instead of starting:\n${printed()}`);
    if (performance.now() > patience) throw new Error(`${name} does not answer:\n${printed()}`);
    await pause(20);
  }
}
