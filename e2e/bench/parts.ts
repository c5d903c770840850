import path from 'node:path';
import { benchAppends } from './appends';
import { benchAssessments, growthOfNLogN } from './assessments';
import { benchAttacks } from './attacks';
import { benchAuditHistory } from './auditHistory';
import { benchAuditList } from './auditList';
import { freshDatabase } from './database';
import type { BenchmarkResults } from './results';
import { benchHttp } from './http';
import { benchLoad } from './load/benchLoad';
import { benchLongStreams } from './longStreams';
import { benchPages } from './pages/benchPages';
import { benchPopulation } from './population';
import { benchProjections } from './projections';
import { benchLogVerification } from './logVerification';
import { withRedis } from './redis';
import { benchReminders } from './reminders';

/** Measures and checks one part and reports the results. @param url of a PostgreSQL server used only by the bench */
export type Part = (results: BenchmarkResults, url: string) => Promise<void>;

const perSecond = (rate: number) => `${Math.round(rate).toLocaleString('en-GB')}/s`;
const ms = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time).toLocaleString('en-GB')} ms`;

/** The fastest run's processor time, which other work on the machine affects least. */
const atItsBest = (time: number) => `${ms(time)} of processor time, the best run`;

/** Reads a whole number from an environment variable. @throws RangeError when it is below `least` */
function size(name: string, usual: number, least: number): number {
  const number = Number(process.env[name] ?? usual);
  if (!Number.isInteger(number) || number < least) {
    throw new RangeError(`${name} is a whole number, at least ${least}`);
  }
  return number;
}

/** All parts of the bench, in the order of the results table. */
export const parts: Readonly<Record<string, Part>> = {
  async appends(results, url) {
    const counts = { one: 4_000, many: 16_384 };
    const found = await benchAppends(results, await freshDatabase(url, 'bench_appends'), counts);
    const rate = (contender: string, load: 'one' | 'many') => found[contender]?.[load].perSecond ?? 0;
    for (const load of ['one', 'many'] as const) {
      const [ours, emmett, plain] = [rate('settlewise', load), rate('emmett', load), rate('plain', load)];
      const name = load === 'one' ? '1 stream' : '32 streams';
      results.goal(
        `${name}: no slower than emmett`,
        `${perSecond(ours)} beside ${perSecond(emmett)}`,
        ours >= emmett,
      );
      const share = `${Math.round((100 * ours) / plain)} %`;
      results.goal(`${name}: at least 60 % of plain inserts`, share, ours >= 0.6 * plain);
    }
  },

  async projections(results, url) {
    const { rebuildPerSecond, lagP99Ms } = await benchProjections(
      results,
      await freshDatabase(url, 'bench_projections'),
      { events: 50_000, perSecond: 300, seconds: 10 },
    );
    results.goal('rebuild: at least 8,000 events/s', perSecond(rebuildPerSecond), rebuildPerSecond >= 8_000);
    results.goal('lag p99 under 300 events/s: within 500 ms', ms(lagP99Ms), lagP99Ms <= 500);
  },

  async http(results, url) {
    const found = await benchHttp(results, await freshDatabase(url, 'bench_bare'), {
      people: 8,
      commandsEach: 100,
    });
    const { followUpP99Ms, idleMegabytes } = found;
    results.goal('follow-up reads: fresh within 500 ms', `p99 ${ms(followUpP99Ms)}`, followUpP99Ms <= 500);
    results.goal('idle memory: below 350 MB', `${Math.round(idleMegabytes)} MB`, idleMegabytes < 350);
  },

  async population(results) {
    const events = size('BENCH_POPULATION_EVENTS', 1_000_000, 25_000);
    const slowestMs = await benchPopulation(results, { people: Math.ceil(events / 100), events });
    const aim = 'most opened pages, 10,000 people: p99 below 100 ms';
    results.goal(aim, ms(slowestMs), slowestMs < 100);
  },

  async longStreams(results) {
    const events = size('BENCH_LONG_STREAM_EVENTS', 50_000, 2_000);
    const { firstLookMs, afterRestartMs, commandP99Ms } = await benchLongStreams(results, events);
    const account = `account of ${events.toLocaleString('en-GB')} events`;
    results.goal(`${account}, without a snapshot: below 5 s`, ms(firstLookMs), firstLookMs < 5_000);
    results.goal(`${account}, after a restart: below 1 s`, ms(afterRestartMs), afterRestartMs < 1_000);
    results.goal(`${account}, command: p99 below 250 ms`, ms(commandP99Ms), commandP99Ms < 250);
  },

  assessments(results) {
    const { hundredTripsMs, growth, worstMs } = benchAssessments(results, { seconds: 1 });
    results.goal('assessment of 100 trips: below 1 ms', atItsBest(hundredTripsMs), hundredTripsMs < 1);
    results.goal(
      'assessment: grows no faster than n log n',
      `to the power ${growth.toFixed(2)}, n log n is ${growthOfNLogN.toFixed(2)}`,
      growth <= growthOfNLogN,
    );
    results.goal('assessment of the worst shapes: below 50 ms', atItsBest(worstMs), worstMs < 50);
    return Promise.resolve();
  },

  async attacks(results) {
    const { longestMs, grownMegabytes } = await benchAttacks(results);
    results.goal('attacks: /healthz answers within 200 ms', ms(longestMs), longestMs <= 200);
    const grown = `${Math.round(grownMegabytes)} MB`;
    results.goal('attacks: pipelined requests leave less than 50 MB', grown, grownMegabytes < 50);
  },

  async audit(results, url) {
    const events = size('BENCH_AUDIT_EVENTS', 1_000_000, 1_000);
    const slowestMs = await benchAuditList(results, await freshDatabase(url, 'bench_audit'), events);
    const aim = 'audit list, count included: p99 below 50 ms by each filter';
    results.goal(aim, ms(slowestMs), slowestMs < 50);
    const { p99 } = await benchAuditHistory(results, await freshDatabase(url, 'bench_as_of'), 10_000);
    results.goal('as-of state of a stream of 10,000 events: p99 below 2 s', ms(p99), p99 < 2_000);
  },

  async reminders(results, url) {
    const people = size('BENCH_REMINDERS', 10_000, 1);
    const first = await freshDatabase(url, 'bench_reminders');
    await benchReminders(results, first, { people, redisUrl: null });
    // Jobs can be kept in Redis instead of PostgreSQL: both are measured.
    const second = await freshDatabase(url, 'bench_reminders_redis');
    const done = await withRedis((redisUrl) => benchReminders(results, second, { people, redisUrl }));
    if (!done) results.reportFigure('reminders on Redis', 'left out: this machine lacks redis-server');
  },

  async proof(results, url) {
    const events = size('BENCH_PROOF_EVENTS', 200_000, 1_000);
    const found = await benchLogVerification(results, await freshDatabase(url, 'bench_proof'), { events });
    const { verifyPerSecond } = found;
    const aim = 'proof of the whole log: at least 10,000 events/s';
    results.goal(aim, perSecond(verifyPerSecond), verifyPerSecond >= 10_000);
  },

  pages(results) {
    return benchPages(results, {
      floor: path.resolve('.cache/page-floor'),
      lighthouseRuns: size('BENCH_LIGHTHOUSE_RUNS', 5, 1),
    });
  },

  load(results) {
    return benchLoad(results, {
      seconds: size('LOAD_SECONDS', 20, 2),
      soakMinutes: size('SOAK_MINUTES', 10, 0),
      people: size('LOAD_PEOPLE', 120, 2),
      firstRate: size('LOAD_FIRST_RATE', 50, 5),
      seed: size('SEED', 1, 0),
    });
  },
};
