import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '../../../infra/testing/samples';
import { defaultRateLimits } from '../src/http/rateLimit';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { fuzz, formatRoute } from './fuzz';
import { checkIntegrity } from './judging/checkIntegrity';
import { findCanaries } from './judging/canaries';
import { formatFinding } from './judging/tally';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? samples(300, 20_000));
const seed = Number(process.env['SEED'] ?? 20_261_121);
/** Preparing a route takes time, so `npm test` uses every third route. */
const everyNthRoute = samples(3, 1);
/** Long runs print each finding at once. */
const isLong = requests > 10_000;
const publicOrigin = 'http://settlewise.example';
const largestFile = 256 * 1024;

const logged = new Map<string, string>();
const personalLines: string[] = [];
const unhandled: string[] = [];
const keepUnhandled = (reason: unknown) => void unhandled.push(String(reason));

function onLogLine(line: string): void {
  if (findCanaries(line).length > 0 && personalLines.length < 20) personalLines.push(line);
  const failed = /"correlationId":"([^"]+)".*"msg":"A (?:request failed|store is unavailable)"/.exec(line);
  if (failed?.[1] !== undefined && logged.size < 1_000) logged.set(failed[1], line);
}

/** The heap of this process after garbage collection, in MB. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

let api: TestApi;
let frontendFolder: string;
beforeAll(async () => {
  process.on('unhandledRejection', keepUnhandled);
  frontendFolder = await mkdtemp(path.join(tmpdir(), 'settlewise-pages-'));
  await writeFile(path.join(frontendFolder, 'index.html'), '<!doctype html><title>Settlewise</title>');
  // One person sends as many requests here as many people do in an hour.
  const many = { attempts: 1_000_000, seconds: 60 };
  const rateLimits = Object.fromEntries(Object.keys(defaultRateLimits).map((name) => [name, many]));
  api = await startTestApi({
    frontendFolder,
    onLogLine,
    behindProxy: true,
    devPages: true,
    metrics: 'open',
    rateLimits: { ...rateLimits, calculationsByAddress: { attempts: 20, seconds: 60 } },
    documents: { largestFile },
  });
});
afterAll(async () => {
  await api.stop();
  await rm(frontendFolder, { recursive: true, force: true });
  process.off('unhandledRejection', keepUnhandled);
});

test(`${requests} requests are answered as they must be`, async () => {
  const routes = api.routes.filter((_, index) => index % everyNthRoute === 0);
  const held: number[] = [];
  const every = Math.max(1, Math.floor(requests / 10));
  const { tally, acknowledged, requestsPerSecond, preparedInSeconds, replacedPeople } = await fuzz({
    api,
    seed,
    requests,
    routes,
    publicOrigin,
    largestFile,
    findLogLine: (correlationId) => logged.get(correlationId) ?? null,
    onFinding: (finding) => {
      if (isLong) console.log(formatFinding(finding));
    },
    onProgress(sent) {
      if (Math.floor(sent / every) <= held.length) return;
      held.push(measureHeap());
      if (isLong) console.log(`${sent} sent, ${Math.round(held.at(-1) ?? 0)} MB held`);
    },
  });
  const report = await checkIntegrity(api, acknowledged);

  const findings = tally.findings.map(formatFinding);
  if (isLong || findings.length > 0) console.log(tally.formatTable());
  console.log(
    [
      `SEED=${seed}: ${requests} requests, ${tally.outcomeCount} outcomes, ${requestsPerSecond.toFixed(0)} a second after ${preparedInSeconds.toFixed(0)} s of preparing`,
      `${report.events} events in ${report.streams} streams, ${report.rows} rows equal when filled anew`,
      `${report.keptItems} acknowledged items found, ${replacedPeople} people replaced`,
      `memory held, MB: ${held.map((megabytes) => megabytes.toFixed(0)).join(' ')}`,
      ...findings,
    ].join('\n'),
  );

  expect(findings).toEqual([]);
  expect(report.faults).toEqual([]);
  expect(report.keptItems).toBeGreaterThan(0);
  expect(personalLines).toEqual([]);
  expect(unhandled).toEqual([]);
  // A fuzzer whose requests are all refused would find nothing.
  if (isLong) expect(routes.map(formatRoute).filter((route) => !tally.servedRoutes.has(route))).toEqual([]);
  else expect(tally.servedRoutes.size).toBeGreaterThan(routes.length / 3);
  // Twice the heap of the first fifth would be a leak. Caches grow less.
  const [, afterFirst = 0] = held;
  expect(held.at(-1) ?? 0).toBeLessThan(2 * afterFirst + 64);
});
