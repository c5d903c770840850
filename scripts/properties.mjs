/**
 * `npm run test:properties`: runs the property tests on 30 times as many inputs as `npm test` (or PROPERTY_TIMES), and on
 * different ones. SEED=… repeats the inputs of an earlier run.
 */
import { randomInt } from 'node:crypto';
import { runTool } from './commands.mjs';
import { installPackages, requireNode } from './packages.mjs';

requireNode();
if (!(await installPackages())) process.exit(1);
const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
const times = process.env['PROPERTY_TIMES'] ?? '30';
console.log(`SEED=${seed} PROPERTY_TIMES=${times}`);
process.exitCode = await runTool('vitest/vitest.mjs', ['run', '--project=unit', 'backend', 'frontend'], {
  env: { SEED: seed, PROPERTY_TIMES: times },
});
