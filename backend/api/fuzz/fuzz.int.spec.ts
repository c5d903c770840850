import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '../../../infra/testing/samples';
import { defaultRateLimits } from '../src/http/rateLimit';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { fuzz, nameOf } from './fuzz';
import { lookAfterwards } from './judging/afterwards';
import { canariesIn } from './judging/canaries';
import { told } from './judging/tally';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? samples(300, 20_000));
const seed = Number(process.env['SEED'] ?? 20_261_121);
/** Each has to be prepared, so `npm test` asks every third. */
const everyNthRoute = samples(3, 1);
/** Of those nobody waits for the end: they say what they find when they find it. */
const isLong = requests > 10_000;
const publicOrigin = 'http://settlewise.example';
const largestFile = 256 * 1024;

const logged = new Map<string, string>();
const personalLines: string[] = [];
const unhandled: string[] = [];
const keepUnhandled = (reason: unknown) => void unhandled.push(String(reason));

function onLogLine(line: string): void {
  if (canariesIn(line).length > 0 && personalLines.length < 20) personalLines.push(line);
  const failed = /"correlationId":"([^"]+)".*"msg":"A (?:request failed|store is unavailable)"/.exec(line);
  if (failed?.[1] !== undefined && logged.size < 1_000) logged.set(failed[1], line);
}

/** Of this process after everything that is not used any more was given back, in MB. */
function memoryHeld(): number {
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
  // One person sends here as many requests as many people do in an hour.
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
  const { tally, acknowledged, requestsPerSecond, preparedInSeconds, replaced } = await fuzz({
    api,
    seed,
    requests,
    routes,
    publicOrigin,
    largestFile,
    logged: (correlationId) => logged.get(correlationId) ?? null,
    onFinding: (finding) => {
      if (isLong) console.log(told(finding));
    },
    onProgress(sent) {
      if (Math.floor(sent / every) <= held.length) return;
      held.push(memoryHeld());
      if (isLong) console.log(`${sent} sent, ${Math.round(held.at(-1) ?? 0)} MB held`);
    },
  });
  const found = await lookAfterwards(api, acknowledged);

  const findings = tally.findings.map(told);
  if (isLong || findings.length > 0) console.log(tally.table());
  console.log(
    [
      `SEED=${seed}: ${requests} requests, ${tally.answers} outcomes, ${requestsPerSecond.toFixed(0)} a second after ${preparedInSeconds.toFixed(0)} s of preparing`,
      `${found.events} events in ${found.streams} streams, ${found.rows} rows equal when filled anew`,
      `${found.kept} acknowledged things looked for and found, ${replaced} people replaced`,
      `memory held, MB: ${held.map((megabytes) => megabytes.toFixed(0)).join(' ')}`,
      ...findings,
    ].join('\n'),
  );

  expect(findings).toEqual([]);
  expect(found.faults).toEqual([]);
  expect(found.kept).toBeGreaterThan(0);
  expect(personalLines).toEqual([]);
  expect(unhandled).toEqual([]);
  // A fuzzer whose requests are all refused would find nothing.
  if (isLong) expect(routes.map(nameOf).filter((route) => !tally.served.has(route))).toEqual([]);
  else expect(tally.served.size).toBeGreaterThan(routes.length / 3);
  // Twice what it held after a fifth of the requests would be a leak; what is cached in the meantime is not.
  const [, afterFirst = 0] = held;
  expect(held.at(-1) ?? 0).toBeLessThan(2 * afterFirst + 64);
});
