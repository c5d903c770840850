/**
 * `npm run test:long`: runs all samples of the tests that run a few samples in `npm test` (infra/testing/samples.ts): each
 * costly text in each field, 60 stories of each model (or MODEL_RUNS), 20,000 generated requests (or FUZZ_REQUESTS), each day
 * of a year, every start of PostgreSQL. Then it runs `npm run test:properties`. SEED=… repeats an earlier run.
 */
import { randomInt } from 'node:crypto';
import { runNode, runTool } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages())) process.exit(1);
const seed = process.env['SEED'] ?? String(randomInt(1_000_000_000));
console.log(`SEED=${seed}`);
const env = { SEED: seed };
const samples = await runTool(
  'vitest/vitest.mjs',
  ['related', 'infra/testing/samples.ts', '--run', '--project=int', '--disable-console-intercept=true'],
  { env: { ...env, TEST_SAMPLES: 'long' } },
);
const properties = await runNode(['scripts/properties.mjs'], { env });
process.exitCode = samples || properties;
