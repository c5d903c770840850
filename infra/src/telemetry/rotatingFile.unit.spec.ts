import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLogger } from './logger';
import { openRotatingFile } from './rotatingFile';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settlewise-log-'));
  file = path.join(folder, 'settlewise.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readLines = (name: string) => readFileSync(name, 'utf8').trimEnd().split('\n');

test('a growing log is rotated, and no line is lost or broken', () => {
  const destination = openRotatingFile(file, { maxBytes: 1_000 });
  for (let number = 0; number < 35; number += 1) destination.write(`line ${number} ${'.'.repeat(50)}\n`);
  const keptNumbers = [...readLines(`${file}.1`), ...readLines(file)].map((line) =>
    Number(line.split(' ')[1]),
  );
  expect(keptNumbers).toEqual(Array.from(keptNumbers, (_, index) => 35 - keptNumbers.length + index));
  for (const name of [file, `${file}.1`]) expect(statSync(name).size).toBeLessThanOrEqual(1_000);
});

test('a log that is already large is rotated at the first line', () => {
  openRotatingFile(file).write('x'.repeat(2_000));
  openRotatingFile(file, { maxBytes: 1_000 }).write('line\n');
  expect([statSync(`${file}.1`).size, readLines(file)]).toEqual([2_000, ['line']]);
});

test.runIf(existsSync('/dev/full'))('on a full disk lines are dropped without an error', () => {
  symlinkSync('/dev/full', file);
  const destination = openRotatingFile(file);
  // The device refuses every write with ENOSPC, as a full disk does.
  expect(() => appendFileSync(file, 'a line')).toThrow('ENOSPC');
  const log = createLogger({ level: 'info', name: 'test', destination });
  for (let number = 0; number < 3; number += 1) expect(() => log.info('a line')).not.toThrow();
});

test('a log whose folder is restored reports how many lines are missing', () => {
  const moved = path.join(folder, 'later', 'settlewise.log');
  const destination = openRotatingFile(moved);
  destination.write('lost\n');
  destination.write('lost too\n');
  symlinkSync(folder, path.join(folder, 'later'));
  destination.write('kept\n');
  expect(readLines(moved)).toEqual([
    '{"level":40,"lost":2,"msg":"Lines before this one could not be written"}',
    'kept',
  ]);
});
