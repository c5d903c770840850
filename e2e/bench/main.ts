/**
 * `npm run bench`: speed and memory of the program on its embedded PostgreSQL, with fsync on. Each part checks what it
 * wrote before it prints a figure; the last lines hold the figures against what the program aims at. The reminders of
 * 10,000 people take some minutes: `BENCH_REMINDERS=1000 npm run bench` is about fewer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@settlewise/infra/database';
import { createLogger } from '@settlewise/infra/telemetry';
import { benchAppends } from './appends';
import { benchAssessments, growthOfNLogN } from './assessments';
import { freshDatabase } from './database';
import { benchHttp } from './http';
import { benchProjections } from './projections';
import { benchReminders } from './reminders';

const people = Number(process.env['BENCH_REMINDERS'] ?? 10_000);
if (!Number.isInteger(people) || people < 1) throw new RangeError('BENCH_REMINDERS is a number of people');
const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-bench-'));
const server = await startEmbeddedPostgres({
  dataDir: folder,
  log: createLogger({ level: 'silent', name: 'bench' }),
});
try {
  const appends = await benchAppends(await freshDatabase(server.url, 'bench_appends'), {
    one: 4_000,
    many: 16_384,
  });
  const reading = await benchProjections(await freshDatabase(server.url, 'bench_projections'), {
    events: 50_000,
    perSecond: 300,
    seconds: 10,
  });
  const http = await benchHttp({ people: 8, commandsEach: 100 });
  const assessments = benchAssessments({ seconds: 1 });
  await benchReminders(await freshDatabase(server.url, 'bench_reminders'), {
    ...{ people, redisUrl: null },
  });
  // The other place for jobs, where one is named; its figure is printed beside the first.
  const redisUrl = process.env['TEST_REDIS_URL'];
  if (redisUrl === undefined)
    process.stdout.write('reminders on Redis: left out, TEST_REDIS_URL is not set\n');
  else {
    await benchReminders(await freshDatabase(server.url, 'bench_reminders_redis'), {
      ...{ people, redisUrl },
    });
  }

  const rate = (contender: string, load: 'one' | 'many') => appends[contender]?.[load].perSecond ?? 0;
  const goals: readonly (readonly [string, boolean])[] = (['one', 'many'] as const).flatMap((load) => [
    [`appends, ${load}: no slower than emmett`, rate('settlewise', load) >= rate('emmett', load)],
    [
      `appends, ${load}: at least 60 % of plain inserts`,
      rate('settlewise', load) >= 0.6 * rate('plain', load),
    ],
  ]);
  const all = [
    ...goals,
    ['rebuild: at least 8,000 events/s', reading.rebuildPerSecond >= 8_000],
    ['lag p99 under 300 events/s: within 500 ms', reading.lagP99Ms <= 500],
    ['follow-up reads: fresh within 500 ms', http.followUpP99Ms <= 500],
    ['idle memory: below 350 MB', http.idleMegabytes < 350],
    ['assessment of 100 trips: below 1 ms', assessments.hundredTripsMs < 1],
    ['assessment: grows no faster than n log n', assessments.growth <= growthOfNLogN],
    ['assessment of the worst shapes: below 50 ms', assessments.worstMs < 50],
  ] as const;
  process.stdout.write('\n');
  for (const [goal, met] of all) process.stdout.write(`${met ? 'met    ' : 'MISSED '} ${goal}\n`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
