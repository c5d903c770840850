import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './bundles.mjs';

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
const hash = () => hashSources([path.relative(root, folder)]);

test('the hash changes when a file’s content or name changes, or a file is added', () => {
  write('a.ts', 'one');
  const hashes = [hash()];
  write('a.ts', 'two');
  hashes.push(hash());
  write('deep/b.ts', 'two');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(3);
});

test('the hash ignores tests, packages, output and modification times', () => {
  write('a.ts', 'one');
  const before = hash();
  write('a.unit.spec.ts', 'test');
  write('node_modules/x/index.js', 'package');
  write('dist/a.mjs', 'output');
  write('a.ts', 'one');
  expect(hash()).toBe(before);
});
