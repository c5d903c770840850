import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatList, isAllowed, listCurrentPackages, listPath, listProductionPackages } from './licences.mjs';

test('the licence of every production package allows its use and distribution', () => {
  const packages = listCurrentPackages();
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test('the list is up to date (otherwise run "npm run licences")', () => {
  expect(readFileSync(listPath, 'utf8')).toBe(formatList(listCurrentPackages()));
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

test('dependencies of dependencies are listed as Node.js resolves them, without those of the tests', () => {
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
  expect(listProductionPackages(lock)).toEqual([
    { name: 'far', version: '1.0.0', licence: 'GPL-3.0-only' },
    { name: 'near', version: '1.0.0', licence: 'MIT' },
  ]);
});
