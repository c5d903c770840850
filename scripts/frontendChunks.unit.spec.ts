import { expect, test } from 'vitest';
import { planChunks } from './frontendChunks.mjs';

const small = 'x';
const large = 'x'.repeat(50_000);

const chunk = (fileName: string, imports: string[], more: object = {}) => ({
  fileName,
  imports,
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
  code: large,
  modules: { [fileName.replace(/\.js$/, '.ts')]: {} },
  ...more,
});
const page = (path: string, imports: string[]) =>
  chunk(`${path}.js`, imports, { isDynamicEntry: true, facadeModuleId: `/frontend/src/${path}.tsx` });
const first = (imports: string[]) =>
  chunk('index.js', imports, { isEntry: true, facadeModuleId: '/frontend/index.html' });
const planned = (...chunks: object[]): Record<string, string> => Object.fromEntries(planChunks(chunks));

test('what the first page needs travels with it, what one page needs with that page', () => {
  expect(
    planned(
      first(['react.js']),
      page('features/tasks/TasksPage', ['react.js', 'taskList.js']),
      chunk('react.js', []),
      chunk('taskList.js', []),
    ),
  ).toEqual({ 'index.ts': 'first', 'react.ts': 'first' });
});

test('what several pages share travels with what pages of the same areas share', () => {
  expect(
    planned(
      page('features/tasks/TasksPage', ['table.js', 'dialog.js']),
      page('features/documents/DocumentsPage', ['table.js', 'dialog.js']),
      page('features/absences/AbsencesPage', ['dialog.js', 'strip.js']),
      page('features/calculators/ilr/IlrPage', ['strip.js']),
      chunk('table.js', []),
      chunk('dialog.js', []),
      chunk('strip.js', []),
    ),
  ).toEqual({ 'table.ts': 'people', 'dialog.ts': 'people', 'strip.ts': 'calculators-people' });
});

test('what is too small for a request travels with what its pages load anyway', () => {
  expect(
    planned(
      page('features/tasks/TasksPage', ['chip.js', 'field.js']),
      page('features/documents/DocumentsPage', ['chip.js', 'field.js']),
      page('features/calculators/ilr/IlrPage', ['field.js']),
      chunk('chip.js', [], { code: small }),
      chunk('field.js', []),
    ),
  ).toEqual({ 'chip.ts': 'calculators-people', 'field.ts': 'calculators-people' });
});

test('it stays by itself where others would then load what it needs', () => {
  expect(
    planned(
      page('features/tasks/TasksPage', ['chip.js', 'field.js']),
      page('features/documents/DocumentsPage', ['chip.js', 'field.js']),
      page('features/calculators/ilr/IlrPage', ['field.js']),
      chunk('chip.js', ['table.js'], { code: small }),
      chunk('table.js', []),
      chunk('field.js', []),
    ),
  ).toEqual({ 'chip.ts': 'people', 'table.ts': 'people', 'field.ts': 'calculators-people' });
});
