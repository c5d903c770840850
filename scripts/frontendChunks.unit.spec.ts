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
const page = (name: string, imports: string[], more: object = {}) =>
  chunk(`${name}.js`, imports, {
    isDynamicEntry: true,
    facadeModuleId: `/frontend/src/features/${name}.tsx`,
    ...more,
  });
const first = (imports: string[], pages: string[] = []) =>
  chunk('index.js', imports, {
    isEntry: true,
    facadeModuleId: '/frontend/index.html',
    dynamicImports: pages.map((name) => `${name}.js`),
  });
const planned = (...chunks: object[]): Record<string, string> => Object.fromEntries(planChunks(chunks));

test('what the first page needs travels with it, and what one page needs with that page', () => {
  expect(
    planned(
      first(['react.js'], ['Tasks']),
      page('Tasks', ['react.js', 'taskList.js']),
      chunk('react.js', []),
      chunk('taskList.js', []),
    ),
  ).toEqual({ 'index.ts': 'index', 'react.ts': 'index', 'Tasks.ts': 'Tasks', 'taskList.ts': 'Tasks' });
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

test('a file is called after the page in it that is opened most often', () => {
  const plan = planned(
    first([], ['dashboard/OverviewPage', 'admin/overview/OverviewPage', 'tasks/TasksPage']),
    page('dashboard/OverviewPage', []),
    page('admin/overview/OverviewPage', []),
    page('tasks/TasksPage', [], { code: 'x'.repeat(9_000), dynamicImports: ['tasks/TaskDialog.js'] }),
    page('tasks/TaskDialog', [], { code: 'x'.repeat(9_000) }),
  );
  expect(plan['dashboard/OverviewPage.ts']).toBe('OverviewPage');
  expect(plan['admin/overview/OverviewPage.ts']).toMatch(/^OverviewPage\d$/);
  expect(plan['tasks/TaskDialog.ts']).toBe('TasksPage');
});

test('what nearly every page needs travels with the first page, while it is small', () => {
  const withFirst = (size: number) =>
    planned(
      first([], ['Tasks', 'Documents', 'Addresses']),
      page('Tasks', ['link.js']),
      page('Documents', ['link.js']),
      page('Addresses', []),
      chunk('link.js', [], { code: 'x'.repeat(size) }),
    )['link.ts'] === 'index';
  expect(withFirst(400)).toBe(true);
  expect(withFirst(50_000)).toBe(false);
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
      chunk('chip.js', [], { code: 'x'.repeat(15_000) }),
      chunk('dialog.js', []),
    );
    return plan['chip.ts'] === plan['dialog.ts'];
  };
  expect(besideDialog('Addresses')).toBe(true);
  expect(besideDialog('auth/AuthPage')).toBe(false);
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

test('a small dialog travels with another of its folder, and neither with a large page', () => {
  const plan = planned(
    first([], ['tasks/Tasks']),
    page('tasks/Tasks', [], { dynamicImports: ['tasks/TaskDialog.js', 'tasks/DoneDialog.js', 'a/Help.js'] }),
    page('tasks/TaskDialog', [], { code: 'x'.repeat(9_000) }),
    page('tasks/DoneDialog', [], { code: 'x'.repeat(10_999) }),
    page('a/Help', [], { code: 'x'.repeat(10_990) }),
  );
  expect(plan['tasks/TaskDialog.ts']).toBeDefined();
  expect(plan['tasks/TaskDialog.ts']).toBe(plan['tasks/DoneDialog.ts']);
  expect(plan['tasks/Tasks.ts']).not.toBe(plan['tasks/TaskDialog.ts']);
});

test('no file is small, not even one that others load by name and import too', () => {
  const sizes = new Map([
    ['sealing.ts', 900],
    ['Tasks.ts', 30_000],
    ['Documents.ts', 30_000],
    ['shown.ts', 50],
    ['index.ts', 100_000],
  ]);
  const codeOf = (name: string) => ({ code: 'x'.repeat(sizes.get(name) ?? 0) });
  const plan = planned(
    chunk('index.js', [], { isEntry: true, dynamicImports: ['Tasks.js', 'Documents.js'] }),
    page('Tasks', ['shown.js'], { ...codeOf('Tasks.ts'), dynamicImports: ['sealing.js'] }),
    page('Documents', ['shown.js', 'sealing.js'], codeOf('Documents.ts')),
    chunk('sealing.js', [], codeOf('sealing.ts')),
    chunk('shown.js', [], codeOf('shown.ts')),
  );
  const files = new Map<string, number>();
  for (const [name, size] of sizes) {
    const file = plan[name] ?? name;
    files.set(file, (files.get(file) ?? 0) + size);
  }
  expect([...files.values()].every((size) => size >= 10_000)).toBe(true);
});

test('what is loaded with a page when its address is opened counts as part of it', () => {
  const withFrame = (frame: string) => {
    const plan = planned(
      first([], ['admin/Administration', 'admin/people/PeoplePage', frame]),
      page('admin/Administration', ['table.js']),
      page('admin/people/PeoplePage', ['table.js']),
      chunk(`${frame}.js`, [], { facadeModuleId: `/frontend/src/${frame}.tsx`, code: 'x'.repeat(15_000) }),
      chunk('table.js', [], { code: 'x'.repeat(15_000) }),
    );
    return plan[`${frame}.ts`] !== undefined && plan[`${frame}.ts`] === plan['table.ts'];
  };
  expect(withFrame('app/adminFrame/AdminFrame')).toBe(true);
  expect(withFrame('app/otherFrame/OtherFrame')).toBe(false);
});
