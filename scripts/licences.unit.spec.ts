import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { currentPackages, isAllowed, listOf, listPath, productionPackages } from './licences.mjs';

test('everything that runs in production may be used and handed on', () => {
  const packages = currentPackages();
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('the list is up to date: else run "npm run licences"', () => {
  expect(readFileSync(listPath, 'utf8')).toBe(listOf(currentPackages()));
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(GPL-2.0 OR AGPL-3.0)', false],
  ['MIT AND ISC', true],
  ['(MIT AND GPL-2.0)', false],
  ['MIT AND (GPL-2.0-only OR ISC)', true],
  ['GPL-2.0-only OR (MIT AND ISC)', true],
  ['unknown', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s is allowed: %s', (licence, answer) => {
  expect(isAllowed(licence)).toBe(answer);
});

test('a package is followed to what it needs itself, as Node.js finds it, and to nothing of the tests', () => {
  const lock = {
    packages: {
      ...Object.fromEntries(
        ['domain', 'rules', 'practice', 'contract', 'casework', 'api'].map(
          (name) => [`backend/${name}`, {}] as const,
        ),
      ),
      projections: {},
      frontend: {},
      e2e: { dependencies: { only: '1' } },
      infra: { dependencies: { near: '1', missing: '1' }, devDependencies: { only: '1' } },
      'node_modules/near': { version: '1.0.0', license: 'MIT', dependencies: { far: '1' } },
      'node_modules/far': { version: '2.0.0', license: 'ISC' },
      'node_modules/near/node_modules/far': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/only': { version: '1.0.0', license: 'GPL-3.0-only' },
    },
  };
  expect(productionPackages(lock)).toEqual([
    { name: 'far', version: '1.0.0', licence: 'GPL-3.0-only' },
    { name: 'near', version: '1.0.0', licence: 'MIT' },
  ]);
});
