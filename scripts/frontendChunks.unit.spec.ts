import { expect, test } from 'vitest';
import { planChunks } from './frontendChunks.mjs';

const small = 'x';
const large = 'x'.repeat(200_000);

const chunk = (fileName: string, imports: string[], more: object = {}) => ({
  fileName,
  imports,
  dynamicImports: [],
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
  code: large,
  modules: { [fileName.replace(/\.js$/, '.ts')]: {} },
  ...more,
});
const page = (name: string, imports: string[]) =>
  chunk(`${name}.js`, imports, { isDynamicEntry: true, facadeModuleId: `/frontend/src/${name}.tsx` });
const first = (imports: string[], pages: string[] = []) =>
  chunk('index.js', imports, {
    isEntry: true,
    facadeModuleId: '/frontend/index.html',
    dynamicImports: pages.map((name) => `${name}.js`),
  });
const planned = (...chunks: object[]): Record<string, string> => Object.fromEntries(planChunks(chunks));

test('what the first page needs travels with it, what one page needs with that page', () => {
  expect(
    planned(
      first(['react.js'], ['Tasks']),
      page('Tasks', ['react.js', 'taskList.js']),
      chunk('react.js', []),
      chunk('taskList.js', []),
    ),
  ).toEqual({ 'index.ts': 'first', 'react.ts': 'first' });
});

test('what the same pages share travels together, however large it is', () => {
  const plan = planned(
    first([], ['Tasks', 'Documents']),
    page('Tasks', ['table.js', 'dialog.js']),
    page('Documents', ['table.js', 'dialog.js']),
    chunk('table.js', []),
    chunk('dialog.js', []),
  );
  expect(plan['table.ts']).toBeDefined();
  expect(plan['table.ts']).toBe(plan['dialog.ts']);
});

test('a page does not load what is large and needed by others alone', () => {
  const plan = planned(
    first([], ['Tasks', 'Documents', 'Addresses']),
    page('Tasks', ['table.js', 'dialog.js']),
    page('Documents', ['table.js', 'dialog.js']),
    page('Addresses', ['dialog.js']),
    chunk('table.js', []),
    chunk('dialog.js', []),
  );
  expect(plan['table.ts']).not.toBe(plan['dialog.ts']);
});

test('what is small travels with what its pages load anyway, though another page then loads it in vain', () => {
  const plan = planned(
    first([], ['Tasks', 'Documents', 'Addresses']),
    page('Tasks', ['chip.js', 'dialog.js']),
    page('Documents', ['chip.js', 'dialog.js']),
    page('Addresses', ['dialog.js']),
    chunk('chip.js', [], { code: small }),
    chunk('dialog.js', []),
  );
  expect(plan['chip.ts']).toBe(plan['dialog.ts']);
});

test('the page on which people arrive loads less in vain than others do', () => {
  const besideDialog = (name: string) => {
    const plan = planned(
      first([], ['Tasks', 'Documents', name]),
      page('Tasks', ['chip.js', 'dialog.js']),
      page('Documents', ['chip.js', 'dialog.js']),
      page(name, ['dialog.js']),
      chunk('chip.js', [], { code: 'x'.repeat(40_000) }),
      chunk('dialog.js', []),
    );
    return plan['chip.ts'] === plan['dialog.ts'];
  };
  expect(besideDialog('Addresses')).toBe(true);
  expect(besideDialog('AuthPage')).toBe(false);
});

test('it stays by itself where others would then load what it needs', () => {
  const plan = planned(
    first([], ['Tasks', 'Documents', 'Addresses']),
    page('Tasks', ['chip.js', 'dialog.js']),
    page('Documents', ['chip.js', 'dialog.js']),
    page('Addresses', ['dialog.js']),
    chunk('chip.js', ['table.js'], { code: small }),
    chunk('table.js', []),
    chunk('dialog.js', []),
  );
  expect(plan['chip.ts']).not.toBe(plan['dialog.ts']);
  expect(plan['chip.ts']).toBe(plan['table.ts']);
});

test('files never need each other', () => {
  // The chip needs the table, and that the field: with chip and field in one file, file and table would need each other.
  const plan = planned(
    first([], ['Tasks', 'Documents', 'Addresses']),
    page('Tasks', ['chip.js', 'field.js']),
    page('Documents', ['chip.js', 'field.js']),
    page('Addresses', ['table.js']),
    chunk('chip.js', ['table.js'], { code: small }),
    chunk('table.js', ['field.js']),
    chunk('field.js', [], { code: small }),
  );
  const apart = plan['table.ts'] !== plan['chip.ts'] && plan['table.ts'] !== plan['field.ts'];
  expect(apart && plan['chip.ts'] === plan['field.ts']).toBe(false);
});
