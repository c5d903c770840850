import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from './bundles.mjs';

const root = path.resolve(import.meta.dirname, '..');
let folder: string;
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/sources-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
};
const hash = () => sourceHash([path.relative(root, folder)]);

test('changes with a file’s content, its name, and a new file', () => {
  write('a.ts', 'one');
  const hashes = [hash()];
  write('a.ts', 'two');
  hashes.push(hash());
  write('deep/b.ts', 'two');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(3);
});

test('does not change with what is not built: tests, packages, output, and the time of a file', () => {
  write('a.ts', 'one');
  const before = hash();
  write('a.unit.spec.ts', 'test');
  write('node_modules/x/index.js', 'package');
  write('dist/a.mjs', 'output');
  write('a.ts', 'one');
  expect(hash()).toBe(before);
});
