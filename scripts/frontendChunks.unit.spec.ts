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
const createPlan = (...chunks: object[]): Record<string, string> => Object.fromEntries(planChunks(chunks));

test('the code of the first page is in its file, and code of one page is in that page’s file', () => {
  expect(
    createPlan(
      first(['react.js'], ['Tasks']),
      page('Tasks', ['react.js', 'taskList.js']),
      chunk('react.js', []),
      chunk('taskList.js', []),
    ),
  ).toEqual({ 'index.ts': 'index', 'react.ts': 'index', 'Tasks.ts': 'Tasks', 'taskList.ts': 'Tasks' });
});

test('modules that the same pages use are in one file, even if they are large', () => {
  const plan = createPlan(
    first([], ['Tasks', 'Documents']),
    page('Tasks', ['table.js', 'dialog.js']),
    page('Documents', ['table.js', 'dialog.js']),
    chunk('table.js', []),
    chunk('dialog.js', []),
  );
  expect(plan['table.ts']).toBeDefined();
  expect(plan['table.ts']).toBe(plan['dialog.ts']);
});

test('a file is named after its page that is opened most often', () => {
  const plan = createPlan(
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

test('a small module that nearly every page uses is in the file of the first page', () => {
  const isInFirstFile = (size: number) =>
    createPlan(
      first([], ['Tasks', 'Documents', 'Addresses']),
      page('Tasks', ['link.js']),
      page('Documents', ['link.js']),
      page('Addresses', []),
      chunk('link.js', [], { code: 'x'.repeat(size) }),
    )['link.ts'] === 'index';
  expect(isInFirstFile(400)).toBe(true);
  expect(isInFirstFile(50_000)).toBe(false);
});

test('a page does not load large modules that only other pages use', () => {
  const plan = createPlan(
    first([], ['Tasks', 'Documents', 'Addresses']),
    page('Tasks', ['table.js', 'dialog.js']),
    page('Documents', ['table.js', 'dialog.js']),
    page('Addresses', ['dialog.js']),
    chunk('table.js', []),
    chunk('dialog.js', []),
  );
  expect(plan['table.ts']).not.toBe(plan['dialog.ts']);
});

test('a small module is in a file that its pages load anyway, even if another page then loads it without need', () => {
  const plan = createPlan(
    first([], ['Tasks', 'Documents', 'Addresses']),
    page('Tasks', ['chip.js', 'dialog.js']),
    page('Documents', ['chip.js', 'dialog.js']),
    page('Addresses', ['dialog.js']),
    chunk('chip.js', [], { code: small }),
    chunk('dialog.js', []),
  );
  expect(plan['chip.ts']).toBe(plan['dialog.ts']);
});

test('a landing page loads less unused code than other pages', () => {
  const isWithDialog = (name: string) => {
    const plan = createPlan(
      first([], ['Tasks', 'Documents', name]),
      page('Tasks', ['chip.js', 'dialog.js']),
      page('Documents', ['chip.js', 'dialog.js']),
      page(name, ['dialog.js']),
      chunk('chip.js', [], { code: 'x'.repeat(15_000) }),
      chunk('dialog.js', []),
    );
    return plan['chip.ts'] === plan['dialog.ts'];
  };
  expect(isWithDialog('Addresses')).toBe(true);
  expect(isWithDialog('auth/AuthPage')).toBe(false);
});

test('a small module is not moved when other pages would then load its dependencies', () => {
  const plan = createPlan(
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

test('files never import each other', () => {
  // The chip imports the table, and the table imports the field. With chip and field in one file, this file and the table
  // would import each other.
  const plan = createPlan(
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

test('two small dialogs of one folder are in one file, without a large page', () => {
  const plan = createPlan(
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

test('no file is small, even if other files import it both statically and dynamically', () => {
  const sizes = new Map([
    ['sealing.ts', 900],
    ['Tasks.ts', 30_000],
    ['Documents.ts', 30_000],
    ['shown.ts', 50],
    ['index.ts', 100_000],
  ]);
  const createCode = (name: string) => ({ code: 'x'.repeat(sizes.get(name) ?? 0) });
  const plan = createPlan(
    chunk('index.js', [], { isEntry: true, dynamicImports: ['Tasks.js', 'Documents.js'] }),
    page('Tasks', ['shown.js'], { ...createCode('Tasks.ts'), dynamicImports: ['sealing.js'] }),
    page('Documents', ['shown.js', 'sealing.js'], createCode('Documents.ts')),
    chunk('sealing.js', [], createCode('sealing.ts')),
    chunk('shown.js', [], createCode('shown.ts')),
  );
  const files = new Map<string, number>();
  for (const [name, size] of sizes) {
    const file = plan[name] ?? name;
    files.set(file, (files.get(file) ?? 0) + size);
  }
  expect([...files.values()].every((size) => size >= 10_000)).toBe(true);
});

test('the frame of a landing page counts as part of it', () => {
  const isFrameWithTable = (frame: string) => {
    const plan = createPlan(
      first([], ['admin/Administration', 'admin/people/PeoplePage', frame]),
      page('admin/Administration', ['table.js']),
      page('admin/people/PeoplePage', ['table.js']),
      chunk(`${frame}.js`, [], { facadeModuleId: `/frontend/src/${frame}.tsx`, code: 'x'.repeat(15_000) }),
      chunk('table.js', [], { code: 'x'.repeat(15_000) }),
    );
    return plan[`${frame}.ts`] !== undefined && plan[`${frame}.ts`] === plan['table.ts'];
  };
  expect(isFrameWithTable('app/adminFrame/AdminFrame')).toBe(true);
  expect(isFrameWithTable('app/otherFrame/OtherFrame')).toBe(false);
});
