import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, request, test } from 'playwright/test';
import { startProgram, topology, type Program } from '../support/program';
import { password, createCanaryRecord, type CanaryRecord } from '../support/canaryRecord';
import { runScript } from '../support/runScript';

test.skip(topology === 'cluster', 'Servers have backups of their own: see OPERATIONS.md');
// One program and its backup serve both tests: the second ends with the restore that the first interrupted.
test.describe.configure({ mode: 'serial' });

let program: Program;
let file: string;
let person: CanaryRecord;
test.beforeAll(async () => {
  program = await startProgram();
  person = await createCanaryRecord(program);
  file = path.join(path.dirname(program.dataFolder), 'backup.zip');
  await runScript(['dist/backup.mjs', file], { DATA_DIR: program.dataFolder });
  await program.stop();
});
test.afterAll(() => program.dispose());

const working = () => `${program.dataFolder}.restoring`;
const mark = () => path.join(program.dataFolder, 'of-before');

/** Whether a person who had an account at the time of the backup can sign in. */
async function canSignIn(): Promise<boolean> {
  const client = await request.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { origin: program.address },
  });
  const answer = await client.post('/api/login', { data: { username: person.words['username'], password } });
  return answer.status() === 200;
}

/** Path, size and modification time of every file except the lock, which a killed restore may leave behind. */
async function contentOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && entry.name !== 'lock' && path.basename(entry.parentPath) !== 'lock')
    .map(async ({ name, parentPath }) => {
      const place = path.join(parentPath, name);
      const { size, mtimeMs } = await stat(place);
      return `${path.relative(folder, place)} ${size} ${mtimeMs}`;
    });
  return (await Promise.all(found)).toSorted();
}

/** When to kill the restore, by its output or files. At the last moment the existing data may have been set aside. */
const moments: readonly (readonly [name: string, reached: (output: string, working: string) => boolean])[] = [
  ['the backup is checked', (output) => output.includes('Checking')],
  ['the folder is made', (_told, working) => existsSync(working)],
  ['the database is made', (_told, working) => existsSync(path.join(working, 'postgres', 'PG_VERSION'))],
  ['all is filled in', (output) => output.includes('Verifying')],
  ['the log is whole', (output) => output.includes('The log is whole')],
  ['files are opened', (output) => output.includes('Files of documents that open')],
];

test('a restore that is killed leaves the data as they were or completely restored', async () => {
  const before = await contentOf(program.dataFolder);
  await writeFile(mark(), 'the data of before');
  for (const [name, reached] of moments) {
    await test.step(name, async () => {
      const child = spawn(process.execPath, ['dist/restore.mjs', file, '--set-aside'], {
        env: { ...process.env, DATA_DIR: program.dataFolder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(child, 'exit');
      let output = '';
      child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
      while (!reached(output, working()) && child.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect([name, child.exitCode]).toEqual([name, null]);
      child.kill('SIGKILL');
      await ended;
      // The existing data must be unchanged until complete and verified data replace them.
      if (existsSync(mark())) {
        const now = await contentOf(program.dataFolder);
        expect(now.filter((line) => !line.startsWith('of-before'))).toEqual(before);
      } else {
        expect(name).toBe('files are opened');
        expect(existsSync(path.join(program.dataFolder, 'postgres', 'PG_VERSION'))).toBe(true);
      }
    });
  }
});

test('the start and a backup refuse data of another PostgreSQL, and a restore replaces them, also after killed restores', async () => {
  const version = path.join(program.dataFolder, 'postgres', 'PG_VERSION');
  const ownVersion = (await readFile(version, 'utf8')).trim();
  for (const [otherVersion, age, advice] of [
    [String(Number(ownVersion) - 1), 'an older', 'make a backup with that version'],
    [String(Number(ownVersion) + 1), 'a newer', 'start that version again'],
  ] as const) {
    await writeFile(version, `${otherVersion}\n`);
    const refusal = new RegExp(
      `written by ${age} version of Settlewise \\(with PostgreSQL ${otherVersion}; this one has ${ownVersion}\\): ${advice}.*Nothing was changed\\.`,
    );
    await expect(program.start()).rejects.toThrow(refusal);
    const another = runScript(['dist/backup.mjs', `${file}.second`], { DATA_DIR: program.dataFolder });
    await expect(another).rejects.toThrow(refusal);
    expect(await readFile(version, 'utf8')).toBe(`${otherVersion}\n`);
  }
  const output = await runScript(['dist/restore.mjs', file, '--set-aside'], { DATA_DIR: program.dataFolder });
  expect(output).toContain('The log is whole.');
  expect(output).toContain('The data that were there are kept in');
  expect(existsSync(working())).toBe(false);
  expect(existsSync(mark())).toBe(false);
  expect((await readFile(version, 'utf8')).trim()).toBe(ownVersion);
  await program.start();
  expect(await canSignIn()).toBe(true);
});
