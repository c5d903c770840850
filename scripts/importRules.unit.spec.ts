import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');

/** Files that the tested imports refer to. */
const files = {
  'backend/domain/src/kernel/index.ts': `export const decide = 1; export type CivilDate = string;`,
  'backend/rules/src/absences/index.ts': `export const summarise = 1;`,
  'backend/rules/src/fees/answer.ts': `import type { Fee } from '../absences/fee'; export const kinds: Fee[] = [];`,
  'backend/rules/src/absences/fee.ts': `export type Fee = string;`,
  'backend/rules/src/comparison/index.ts': `export const earlierRules = 1;`,
  'backend/contract/src/journeys.ts': `export type Journey = string;`,
  'backend/casework/src/checklist/index.ts': `export const planApplicantChecklist = 1;`,
  'backend/api/src/index.ts': `export const createApp = 1;`,
  'backend/api/src/other.ts': `import type { One } from './circle'; export type Other = One;`,
  'backend/api/src/http/session.ts': `export const signedIn = 1;`,
  'backend/api/src/resources/journeys/presenter.ts': `export const presentJourneys = 1;`,
  'backend/api/src/resources/tasks/presenter.ts': `export const presentTask = 1;`,
  'projections/src/index.ts': `export const listJourneys = 1;`,
  'projections/src/lease.ts': `export const lease = 1;`,
  'infra/src/jobs/index.ts': `export const createJobs = 1; export type Jobs = number;`,
  'infra/testing/database.ts': `export const createTestDatabase = 1;`,
  'frontend/src/api/client.ts': `export const api = 1;`,
  'frontend/src/ui/Button.tsx': `export const Button = 1;`,
  'frontend/src/record/tasks/taskQueries.ts': `export const useTasks = 1;`,
  'frontend/src/features/tasks/TasksPage.tsx': `export const TasksPage = 1;`,
  'frontend/src/testing/openPage.ts': `export const openPage = 1;`,
  'node_modules/zod/index.js': `export const z = 1;`,
  'node_modules/knex/index.js': `export const knex = 1;`,
  'node_modules/knex/index.d.ts': `export type Knex = number;`,
  'node_modules/date-fns/index.js': `export const addMonths = 1;`,
  'node_modules/date-fns/addMonths.js': `export const addMonths = 1;`,
  'node_modules/date-fns/isToday.js': `export const isToday = 1;`,
  'node_modules/other/index.js': `export const other = 1;`,
};

/** The packages: name, folder and exports. */
const packages = [
  ['domain', 'backend/domain', { './*': './src/*/index.ts' }],
  ['rules', 'backend/rules', { './*/answer': './src/*/answer.ts', './*': './src/*/index.ts' }],
  ['contract', 'backend/contract', { './*': './src/*.ts' }],
  ['casework', 'backend/casework', { './*': './src/*/index.ts' }],
  ['api', 'backend/api', { '.': './src/index.ts' }],
  ['projections', 'projections', { '.': './src/index.ts' }],
  ['infra', 'infra', { './*': './src/*/index.ts' }],
] as const;

const allowed = [
  ['backend/api/src/app.ts', `import { decide } from '@settlewise/domain/kernel';`],
  ['backend/api/src/jobs.ts', `import { createJobs } from '@settlewise/infra/jobs';`],
  ['backend/contract/src/dates.ts', `import type { CivilDate } from '@settlewise/domain/kernel';`],
  ['backend/contract/src/kinds.ts', `import { kinds } from '@settlewise/rules/fees/answer';`],
  ['backend/contract/src/summary.ts', `import type { summarise } from '@settlewise/rules/absences';`],
  ['projections/src/runner/jobs.ts', `import type { Jobs } from '@settlewise/infra/jobs';`],
  ['projections/src/runner/run.ts', `import { lease } from '../lease';`],
  [
    'projections/src/runner/run.int.spec.ts',
    `import { createTestDatabase } from '../../../infra/testing/database';`,
  ],
  ['frontend/src/features/progress/Summary.tsx', `import { summarise } from '@settlewise/rules/absences';`],
  [
    'frontend/src/features/progress/Tracker.tsx',
    `import { useTasks } from '../../record/tasks/taskQueries';`,
  ],
  ['frontend/src/features/tasks/a.tsx', `import { TasksPage } from './TasksPage';`],
  ['frontend/src/features/tasks/a.ui.spec.tsx', `import { openPage } from '../../testing/openPage';`],
  [
    'frontend/src/features/tasks/testing/plan.ts',
    `import { planApplicantChecklist } from '@settlewise/casework/checklist';`,
  ],
  ['frontend/src/app/routes.tsx', `import { TasksPage } from '../features/tasks/TasksPage';`],
  ['frontend/src/record/journeys/a.ts', `import { api } from '../../api/client';`],
  ['backend/api/src/compose.ts', `import { presentTask } from './resources/tasks/presenter';`],
  ['backend/api/src/resources/tasks/a.ts', `import { signedIn } from '../../http/session';`],
  ['backend/api/src/resources/tasks/b.ts', `import { presentTask } from './presenter';`],
  ['backend/api/src/database.ts', `import type { Knex } from 'knex';`],
  ['projections/src/database.ts', `import { knex } from 'knex';`],
  ['backend/rules/src/trip.ts', `import { z } from 'zod';`],
  ['backend/rules/src/months.ts', `import { addMonths } from 'date-fns/addMonths';`],
] as const;

const refused = [
  ['frontend/src/a.tsx', `import { decide } from '@settlewise/domain/kernel';`, 'imports of frontend'],
  [
    'frontend/src/features/tasks/plan.ts',
    `import { planApplicantChecklist } from '@settlewise/casework/checklist';`,
    'casework in tests of the frontend',
  ],
  [
    'frontend/src/b.tsx',
    `import { earlierRules } from '@settlewise/rules/comparison';`,
    'current rules in the frontend',
  ],
  [
    'frontend/src/features/progress/a.tsx',
    `import { TasksPage } from '../tasks/TasksPage';`,
    'features apart',
  ],
  [
    'frontend/src/features/progress/b.tsx',
    `import { openPage } from '../../testing/openPage';`,
    'layers of the frontend: features',
  ],
  [
    'frontend/src/record/tasks/a.tsx',
    `import { TasksPage } from '../../features/tasks/TasksPage';`,
    'layers of the frontend: record',
  ],
  [
    'frontend/src/ui/a.tsx',
    `import { useTasks } from '../record/tasks/taskQueries';`,
    'layers of the frontend: ui',
  ],
  ['frontend/src/api/a.ts', `import { Button } from '../ui/Button';`, 'layers of the frontend: api'],
  ['frontend/src/c.tsx', `import { createJobs } from '../../infra/src/jobs';`, 'imports of frontend'],
  [
    'backend/domain/src/a.ts',
    `import { limit } from '@settlewise/rules/absences';`,
    'imports of backend/domain',
  ],
  [
    'backend/domain/src/b.ts',
    `import type { Jobs } from '@settlewise/infra/jobs';`,
    'imports of backend/domain',
  ],
  ['backend/domain/src/c.ts', `export * from '../../rules/src/absences';`, 'imports of backend/domain'],
  ['backend/rules/src/a.ts', `import { readFile } from 'node:fs/promises';`, 'pure packages'],
  ['backend/rules/src/b.ts', `import { other } from 'other';`, 'pure packages'],
  ['backend/rules/src/now.ts', `import { isToday } from 'date-fns/isToday';`, 'pure packages'],
  ['backend/rules/src/every.ts', `import { addMonths } from 'date-fns';`, 'pure packages'],
  [
    'backend/api/src/resources/other/a.ts',
    `import { presentTask } from '../tasks/presenter';`,
    'resources apart',
  ],
  [
    'backend/api/src/resources/absences/a.ts',
    `import { presentJourneys } from '../journeys/presenter';`,
    'resources apart',
  ],
  [
    'backend/api/src/record/a.ts',
    `import { presentTask } from '../resources/tasks/presenter';`,
    'shared pieces below resources',
  ],
  ['backend/api/src/sql.ts', `import { knex } from 'knex';`, 'SQL in projections and infra'],
  [
    'backend/contract/src/a.ts',
    `import { something } from '@settlewise/rules/absences';`,
    'contract without the engine',
  ],
  [
    'backend/contract/src/b.ts',
    `import { createApp } from '@settlewise/api';`,
    'imports of backend/contract',
  ],
  [
    'backend/rules/src/settlement/answer.ts',
    `import { summarise } from '../absences';`,
    'lists without the engine',
  ],
  ['infra/src/jobs/a.ts', `import { journey } from '@settlewise/domain/kernel';`, 'imports of infra'],
  [
    'infra/src/jobs/b.ts',
    `const later = await import('../../../projections/src/index');`,
    'imports of infra',
  ],
  ['projections/src/a.ts', `import { createApp } from '@settlewise/api';`, 'imports of projections'],
  [
    'projections/src/b.ts',
    `import type { Journey } from '@settlewise/contract/journeys';`,
    'imports of projections',
  ],
  [
    'projections/src/c.ts',
    `type Journey = import('@settlewise/contract/journeys').Journey;`,
    'imports of projections',
  ],
  [
    'projections/src/d.ts',
    `import { createTestDatabase } from '../../infra/testing/database';`,
    'packages by name',
  ],
  [
    'projections/src/e.int.spec.ts',
    `import { createJobs } from '../../infra/src/jobs';`,
    'packages by name in tests',
  ],
  ['projections/src/f.ts', `import { lease } from '@settlewise/projections';`, 'own package by path'],
  ['projections/src/g.ts', `import { lease } from './nowhere';`, 'nothing that is not there'],
  [
    'backend/api/src/circle.ts',
    `import type { Other } from './other'; export type One = Other;`,
    'no circles',
  ],
] as const;

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

let folder: string;
let violations: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-imports-'));
  const write = async (name: string, text: string) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const [name, text] of [...Object.entries(files), ...allowed, ...refused]) await write(name, text);
  for (const name of ['zod', 'knex', 'date-fns', 'other']) {
    await write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, type: 'module', main: 'index.js' }),
    );
  }
  await write(
    'package.json',
    JSON.stringify({ workspaces: packages.map(([, packageFolder]) => packageFolder) }),
  );
  await mkdir(path.join(folder, 'node_modules/@settlewise'));
  for (const [name, packageFolder, exports] of packages) {
    await write(`${packageFolder}/package.json`, JSON.stringify({ name: `@settlewise/${name}`, exports }));
    await symlink(
      path.join(folder, packageFolder),
      path.join(folder, 'node_modules/@settlewise', name),
      'junction',
    );
  }
  violations = await findViolations();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function findViolations(): Promise<ReadonlyMap<string, readonly string[]>> {
  const args = [
    path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    path.join(root, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'backend',
    'projections',
    'infra',
    'frontend',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout) => resolve(stdout));
  });
  const found = new Map<string, string[]>();
  for (const { from, rule } of report.parse(JSON.parse(output)).summary.violations) {
    found.set(from, [...(found.get(from) ?? []), rule.name]);
  }
  return found;
}

describe('the import rules', () => {
  test.each(allowed)('%s may contain %s', (file) => {
    expect(violations.get(file) ?? []).toEqual([]);
  });

  test.each(refused)('%s may not contain %s', (file, _, rule) => {
    expect(violations.get(file) ?? []).toContain(rule);
  });
});
