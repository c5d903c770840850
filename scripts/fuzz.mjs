/**
 * `npm run test:fuzz`: sends 100,000 generated requests (or FUZZ_REQUESTS) to all routes of the API.
 * SEED=… repeats the requests of an earlier run. Each finding contains its seed.
 */
import { randomInt } from 'node:crypto';
import { runTool } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages())) process.exit(1);
const seed = process.env['SEED'] ?? String(randomInt(1_000_000_000));
const requests = process.env['FUZZ_REQUESTS'] ?? '100000';
console.log(`SEED=${seed} FUZZ_REQUESTS=${requests}`);
process.exitCode = await runTool(
  'vitest/vitest.mjs',
  ['run', 'backend/api/fuzz/fuzz.int.spec.ts', '--project=int', '--disable-console-intercept=true'],
  { env: { SEED: seed, FUZZ_REQUESTS: requests, TEST_SAMPLES: 'long' } },
);
