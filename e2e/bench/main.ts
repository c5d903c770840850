/**
 * `npm run bench`: speed and memory of the program on its embedded PostgreSQL, with fsync on. Each part checks what it
 * wrote before it prints a figure; the last lines hold the figures against what the program aims at. One part alone:
 * `npm run bench -- reminders`. The reminders of 10,000 people and the audit of 1,000,000 events take some minutes;
 * `BENCH_REMINDERS=1000` and `BENCH_AUDIT_EVENTS=100000` are about fewer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@settlewise/infra/database';
import { createLogger } from '@settlewise/infra/telemetry';
import { benchAppends } from './appends';
import { benchAuditAsOf } from './auditAsOf';
import { benchAuditList } from './auditList';
import { benchAssessments, growthOfNLogN } from './assessments';
import { freshDatabase } from './database';
import { benchHttp } from './http';
import { benchProjections } from './projections';
import { benchProof } from './proof';
import { benchReminders } from './reminders';

/** What is aimed at, and whether it was reached. */
type Goal = readonly [aim: string, met: boolean];

const auditEvents = Number(process.env['BENCH_AUDIT_EVENTS'] ?? 1_000_000);
if (!Number.isInteger(auditEvents) || auditEvents < 1_000) {
  throw new RangeError('BENCH_AUDIT_EVENTS is a number of events, at least 1000');
}
const people = Number(process.env['BENCH_REMINDERS'] ?? 10_000);
if (!Number.isInteger(people) || people < 1) throw new RangeError('BENCH_REMINDERS is a number of people');

const parts: Readonly<Record<string, (databaseUrl: string) => Promise<readonly Goal[]>>> = {
  async appends(url) {
    const found = await benchAppends(await freshDatabase(url, 'bench_appends'), { one: 4_000, many: 16_384 });
    const rate = (contender: string, load: 'one' | 'many') => found[contender]?.[load].perSecond ?? 0;
    return (['one', 'many'] as const).flatMap((load): Goal[] => [
      [`appends, ${load}: no slower than emmett`, rate('settlewise', load) >= rate('emmett', load)],
      [
        `appends, ${load}: at least 60 % of plain inserts`,
        rate('settlewise', load) >= 0.6 * rate('plain', load),
      ],
    ]);
  },

  async projections(url) {
    const found = await benchProjections(await freshDatabase(url, 'bench_projections'), {
      events: 50_000,
      perSecond: 300,
      seconds: 10,
    });
    return [
      ['rebuild: at least 8,000 events/s', found.rebuildPerSecond >= 8_000],
      ['lag p99 under 300 events/s: within 500 ms', found.lagP99Ms <= 500],
    ];
  },

  async http() {
    const found = await benchHttp({ people: 8, commandsEach: 100 });
    return [
      ['follow-up reads: fresh within 500 ms', found.followUpP99Ms <= 500],
      ['idle memory: below 350 MB', found.idleMegabytes < 350],
    ];
  },

  async proof(url) {
    const found = await benchProof(await freshDatabase(url, 'bench_proof'), { events: 200_000 });
    return [['proof of the whole log: at least 10,000 events/s', found.verifyPerSecond >= 10_000]];
  },

  assessments() {
    const found = benchAssessments({ seconds: 1 });
    return Promise.resolve([
      ['assessment of 100 trips: below 1 ms', found.hundredTripsMs < 1],
      ['assessment: grows no faster than n log n', found.growth <= growthOfNLogN],
      ['assessment of the worst shapes: below 50 ms', found.worstMs < 50],
    ]);
  },

  async audit(url) {
    const slowestMs = await benchAuditList(await freshDatabase(url, 'bench_audit'), auditEvents);
    const asOf = await benchAuditAsOf(await freshDatabase(url, 'bench_as_of'), 10_000);
    return [
      ['audit list, count included: p99 below 50 ms by each filter', slowestMs < 50],
      ['as-of state of a stream of 10,000 events: p99 below 2 s', asOf.p99 < 2_000],
    ];
  },

  async reminders(url) {
    await benchReminders(await freshDatabase(url, 'bench_reminders'), { people, redisUrl: null });
    // The other place for jobs, where one is named; its figure is printed beside the first.
    const redisUrl = process.env['TEST_REDIS_URL'];
    if (redisUrl === undefined) {
      process.stdout.write('reminders on Redis: left out, TEST_REDIS_URL is not set\n');
    } else {
      await benchReminders(await freshDatabase(url, 'bench_reminders_redis'), { people, redisUrl });
    }
    return [];
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new RangeError(
    `There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-bench-'));
const server = await startEmbeddedPostgres({
  dataDir: folder,
  log: createLogger({ level: 'silent', name: 'bench' }),
});
try {
  const goals: Goal[] = [];
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) goals.push(...(await bench(server.url)));
  }
  process.stdout.write('\n');
  for (const [aim, met] of goals) process.stdout.write(`${met ? 'met    ' : 'MISSED '} ${aim}\n`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
