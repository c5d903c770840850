import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { expectLimitMs, hangLimitMs } from './scripts/testLimits.ts';

const moreSamples = process.env['TEST_SAMPLES'] === 'long' ? 60 : Number(process.env['PROPERTY_TIMES'] ?? 1);
const limits = {
  // More samples take longer.
  testTimeout: hangLimitMs * moreSamples,
  hookTimeout: hangLimitMs,
  expect: { poll: { timeout: expectLimitMs } },
};

const measure = 'scripts/measureTestFile.ts';

const packages = ['backend/*', 'projections', 'infra', 'frontend', 'scripts', 'e2e'];
const specs = (level: string, extension = 'ts') =>
  packages.map((name) => `${name}/**/*.${level}.spec.${extension}`);

/** Integration tests have a PostgreSQL for each file that runs at once: see infra/testing/servers.ts. */
const servers = process.env['TEST_DATABASE_URL']?.split(',').length;
const maxWorkers = servers ?? Math.min(4, availableParallelism());

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: specs('unit'),
          environment: 'node',
          // Nothing here replaces a module or leaves settings behind: loading all modules anew for each file would take
          // longer than the tests.
          isolate: false,
          setupFiles: [measure, 'backend/rules/testing/examples.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'int',
          include: specs('int'),
          environment: 'node',
          globalSetup: ['infra/testing/servers.ts'],
          setupFiles: [measure],
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'ui',
          include: ['frontend/src/**/*.ui.spec.tsx'],
          environment: 'jsdom',
          // As above; what a file leaves in its window `eachFile.ts` clears away.
          isolate: false,
          setupFiles: [measure, 'frontend/src/testing/eachFile.ts'],
          ...limits,
        },
      },
    ],
  },
});
