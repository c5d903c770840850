import { defineConfig } from 'vitest/config';

const packages = ['backend/*', 'projections', 'infra', 'frontend', 'scripts'];
const specs = (level: string, extension = 'ts') =>
  packages.map((name) => `${name}/**/*.${level}.spec.${extension}`);

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: specs('unit'), environment: 'node' } },
      {
        test: {
          name: 'int',
          include: specs('int'),
          environment: 'node',
          globalSetup: ['infra/testing/servers.ts'],
          // Each file has a database of its own on one shared server; starting one takes a moment on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'ui',
          include: ['frontend/src/**/*.ui.spec.tsx'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
