/**
 * `npm run test:busy`: runs `npm test` and `npm run test:browser` together with two busy loops for each core. A test that waits for a
 * fixed time fails here.
 */
import { spawn } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { runNode } from './commands.mjs';

const loopsPerCore = 2;
const loadReportIntervalMs = 60_000;

const loops = Array.from({ length: loopsPerCore * availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const stopLoops = () => loops.forEach((loop) => loop.kill('SIGKILL'));
process.on('exit', stopLoops);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

let highestLoad = 0;
const loadReport = setInterval(() => {
  highestLoad = Math.max(highestLoad, loadavg()[0]);
  console.log(`Load: ${loadavg()[0].toFixed(1)} with ${loops.length} busy loops`);
}, loadReportIntervalMs);

const codes = [
  await runNode(['scripts/test.mjs']),
  await runNode(['scripts/test.mjs', 'build', 'browser', 'faults', 'models']),
];
clearInterval(loadReport);
stopLoops();
console.log(`Highest load of a minute: ${highestLoad.toFixed(1)}`);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
