/** Functions with which the scripts run other programs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/**
 * Runs a program in the repository's folder. Returns its exit code, or 128 if it did not start or a signal ended it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, timeoutMs?: number }} [options]
 */
export async function run(command, args, { env = {}, quiet = false, timeoutMs } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
  });
  try {
    const [code] = await once(child, 'exit');
    return code ?? 128;
  } catch {
    return 128;
  }
}

/**
 * Runs a JavaScript program like `runNode`, and also returns its output (standard output and error together).
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function collectNode(args, { env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 128, output };
  } catch (error) {
    return { code: 128, output: String(error) };
  }
}

/** Runs a JavaScript program with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a program from an npm package, such as `eslint`, without npx. */
export const runTool = (file, args, options) => runNode([path.join('node_modules', file), ...args], options);

/** Runs a program like `runTool`, and also returns its output. */
export const collectTool = (file, args, options) =>
  collectNode([path.join('node_modules', file), ...args], options);

/** Runs npm. If npm started this script, the same npm is used. */
export function runNpm(args, options) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js') && existsSync(npm)) return runNode([npm, ...args], options);
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options);
}
