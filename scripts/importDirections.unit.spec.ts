import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
// Without types: the files below do not exist, and the directions do not depend on them.
const eslint = new ESLint({
  cwd: root,
  ruleFilter: ({ ruleId }) => ['settlewise/import-directions', 'no-restricted-imports'].includes(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

async function refusals(file: string, statement: string): Promise<string[]> {
  const [result] = await eslint.lintText(statement, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'none'}: ${message}`);
}

// ESLint loads its configuration at the first use, which takes seconds on a busy machine.
beforeAll(() => refusals('infra/src/index.ts', ''), 60_000);

describe('the import directions', () => {
  test.each([
    ['backend/api/src/app.ts', `import { decide } from '@settlewise/domain';`],
    ['backend/api/src/app.ts', `import { createJobs } from '@settlewise/infra/jobs';`],
    ['backend/contract/src/journeys.ts', `import type { CivilDate } from '@settlewise/domain';`],
    ['projections/src/runner/run.ts', `import type { EventStore } from '@settlewise/infra/eventStore';`],
    ['projections/src/runner/run.ts', `import { lease } from '../lease';`],
    [
      'projections/src/runner/run.int.spec.ts',
      `import { createTestDatabase } from '../../../infra/testing/database';`,
    ],
    ['frontend/src/dashboard/Tracker.tsx', `import { summarise } from '@settlewise/rules';`],
    ['frontend/src/dashboard/Tracker.tsx', `import { api } from '../api/client';`],
    ['backend/rules/src/absences/trip.ts', `import { z } from 'zod';`],
  ])('%s may say %s', async (file, statement) => {
    expect(await refusals(file, statement)).toEqual([]);
  });

  test.each([
    ['frontend/src/dashboard/Tracker.tsx', `import { decide } from '@settlewise/domain';`],
    ['frontend/src/dashboard/Tracker.tsx', `import { earlierRules } from '@settlewise/rules/comparison';`],
    ['frontend/src/dashboard/Tracker.tsx', `import { knex } from '../../../infra/src/database';`],
    ['backend/domain/src/absences/decide.ts', `import { limit } from '@settlewise/rules';`],
    [
      'backend/domain/src/absences/decide.ts',
      `import type { EventStore } from '@settlewise/infra/eventStore';`,
    ],
    ['backend/domain/src/absences/decide.ts', `export * from '../../../rules/src';`],
    ['backend/rules/src/absences/trip.ts', `import { readFile } from 'node:fs/promises';`],
    ['backend/contract/src/journeys.ts', `import { something } from '@settlewise/rules';`],
    ['infra/src/jobs/createJobs.ts', `import { journey } from '@settlewise/domain';`],
    ['infra/src/jobs/createJobs.ts', `const later = await import('../../../projections/src/index');`],
    ['projections/src/runner/run.ts', `import { createApp } from '@settlewise/api';`],
    ['projections/src/runner/run.ts', `import type { Journey } from '@settlewise/contract';`],
    [
      'projections/src/runner/run.ts',
      `import { createTestDatabase } from '../../../infra/testing/database';`,
    ],
    ['projections/src/runner/run.ts', `type Journey = import('@settlewise/contract').Journey;`],
  ])('%s may not say %s', async (file, statement) => {
    expect(await refusals(file, statement)).toHaveLength(1);
  });
});
