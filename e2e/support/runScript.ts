import { spawn } from 'node:child_process';

/** Runs one of our scripts. @returns its output. @throws with the output when the exit code is not 0 */
export function runScript(
  words: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${words.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}
