import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClamdScanner, readClamdAddress } from '../../src/virusScan';
import { clamdMissing, findClamd } from './findClamd';

const nobody = 65_534;

export interface RunningClamd {
  /** The path of its socket. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Debian's clamd with another account and one test signature; nothing is downloaded. */
export async function startClamd(options: {
  readonly known: { readonly pattern: Buffer; readonly signature: string };
  readonly maxStreamBytes: number;
}): Promise<RunningClamd> {
  const program = findClamd();
  if (program === null) throw new Error(clamdMissing);
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-clamd-'));
  const { pattern, signature } = options.known;
  // ClamAV's extended signature format: name, any file type, any offset, the bytes. It adds `.UNOFFICIAL` to the names of
  // foreign signatures.
  await writeFile(path.join(folder, 'own.ndb'), `${signature}:0:*:${pattern.toString('hex')}\n`);
  const settings = path.join(folder, 'clamd.conf');
  const socket = path.join(folder, 'clamd.sock');
  await writeFile(
    settings,
    [
      `DatabaseDirectory ${folder}`,
      `TemporaryDirectory ${folder}`,
      `LocalSocket ${socket}`,
      `StreamMaxLength ${options.maxStreamBytes}`,
      'Foreground yes',
      '',
    ].join('\n'),
  );
  const isRoot = process.getuid?.() === 0;
  await chmod(folder, 0o711);
  if (isRoot) await chown(folder, nobody, nobody);
  const server = spawn(program, ['-c', settings], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  // Also stops it if a test does not.
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(server, 'exit');
  const url = `unix:${socket}`;

  async function stop(): Promise<void> {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  }

  const scanner = createClamdScanner(readClamdAddress(url));
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      await scanner.check();
      return { url, stop };
    } catch (error) {
      if (server.exitCode === null && performance.now() < deadline) {
        await pause(20);
        continue;
      }
      await stop();
      throw new Error(`clamd did not start:\n${printed}`, { cause: error });
    }
  }
}
