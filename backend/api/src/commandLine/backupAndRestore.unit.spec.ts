import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { UsageError } from '@settlewise/infra/commandLine';
import { createArchive, entryNames } from '@settlewise/infra/backup';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseBackupCommand, runBackupCommand } from './backup/backupCommand';
import { parseRestoreCommand, runRestoreCommand } from './restore/restoreCommand';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-commands-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const around = (settings: Record<string, string> = {}) => ({
  environment: { DATA_DIR: path.join(folder, 'data'), ...settings },
  callerFolder: folder,
  log: createLogger({ level: 'silent', name: 'test' }),
  print: () => {},
  signal: new AbortController().signal,
  clock: () => new Date('2026-11-23T12:00:00Z'),
});

test('a restore command has a file and options', () => {
  expect(parseRestoreCommand(['a.zip'])).toEqual({
    file: 'a.zip',
    setAside: false,
    withoutSecondPlace: false,
  });
  expect(parseRestoreCommand(['--without-second-place', 'a.zip', '--set-aside'])).toEqual({
    file: 'a.zip',
    setAside: true,
    withoutSecondPlace: true,
  });
});

test.each([[[]], [['--set-aside']], [['a.zip', 'b.zip']], [['a.zip', '--force']]])(
  '%j is no restore',
  (words) => {
    expect(() => parseRestoreCommand(words)).toThrow(UsageError);
  },
);
test.each([[['a.zip', 'b.zip']], [['--all']]])('%j is no backup', (words) => {
  expect(() => parseBackupCommand(words)).toThrow(UsageError);
});

test.each([
  ['DATABASE_URL', 'postgres://127.0.0.1/settlewise'],
  ['EVENTSTORE_URL', 'esdb://127.0.0.1:2113?tls=false'],
])('if %s names a server, both refuse and name the tools to use', async (name, url) => {
  const refusal = new RegExp(`here ${name} names a server: use the server's own tools .* OPERATIONS\\.md`);
  await expect(runBackupCommand({ file: undefined }, around({ [name]: url }))).rejects.toThrow(refusal);
  await expect(runRestoreCommand(parseRestoreCommand(['a.zip']), around({ [name]: url }))).rejects.toThrow(
    refusal,
  );
});

test('a backup with events of a newer program is refused, and nothing is created', async () => {
  const file = path.join(folder, 'newer.zip');
  const archive = await createArchive(file);
  await archive.finish({
    format: 2,
    program: '9.0.0',
    madeAt: '2026-11-23T12:00:00.000Z',
    schema: ['0001_events'],
    eventTypes: [
      { type: 'JourneyRecorded', version: 2 },
      { type: 'JourneyRemoved', version: 9 },
      { type: 'TaskPostponed', version: 1 },
    ],
    tables: [],
    missingFiles: [],
  });
  await expect(runRestoreCommand(parseRestoreCommand([file]), around())).rejects.toThrow(
    'These data hold events that a newer version of Settlewise wrote (JourneyRemoved version 9, TaskPostponed), and this one cannot read them: start that version again, or a newer one. Nothing was changed.',
  );
  expect(await readdir(folder)).toEqual(['newer.zip']);
});

test('a backup without data fails and creates no file', async () => {
  await expect(runBackupCommand({ file: undefined }, around())).rejects.toThrow(/^There are no data in /);
  expect(await readdir(folder)).toEqual([]);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!canMount)('a restore on a full disk reports it and leaves the disk unchanged', async () => {
  const file = path.join(folder, 'backup.zip');
  const archive = await createArchive(file);
  const content = Readable.from([Buffer.alloc(1024 * 1024, 1)]);
  await archive.add(entryNames.file('a-document'), content, { compress: false });
  await archive.finish({
    format: 2,
    program: '1.0.0',
    madeAt: '2026-11-23T12:00:00.000Z',
    schema: ['0001_events'],
    eventTypes: [],
    tables: [],
    missingFiles: [],
  });
  const disk = path.join(folder, 'disk');
  await mkdir(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]);
  expect(mounted.status, String(mounted.stderr)).toBe(0);
  try {
    const settings = { DATA_DIR: path.join(disk, 'data') };
    await expect(runRestoreCommand(parseRestoreCommand([file]), around(settings))).rejects.toThrow(
      `The disk is full on which ${settings.DATA_DIR} would lie: make room and restore again. Nothing was put in place, and what was there before is as it was.`,
    );
    expect(await readdir(disk)).toEqual([]);
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
});
