import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Components that may set a page width: they are frames themselves. */
const frames = new Set([
  'features/admin/ui/AdminPage.tsx',
  'features/auth/AuthPage.tsx',
  'ui/dialog/Dialog.tsx',
]);

it('only frames set the width of a page’s cards', () => {
  const folder = new URL('../frontend/src/', import.meta.url).pathname;
  const files = execFileSync('git', ['ls-files', '*.tsx'], { cwd: folder, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter(
    (file) =>
      !frames.has(file) &&
      /maxWidth: (?:columnWidth|[789]\d\d\b|1\d{3}\b)/.test(readFileSync(folder + file, 'utf8')),
  );
  expect(found).toEqual([]);
});
