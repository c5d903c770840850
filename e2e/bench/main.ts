/**
 * `npm run bench` measures the program's speed and memory on its embedded PostgreSQL, with fsync on. Each part checks its
 * data before it prints a figure. At the end it prints all results with comparisons and targets as one page; `--write`
 * saves that page as BENCHMARKS.md, where the pages have a place of their own when they are measured alone. `npm run bench -- reminders proof` runs only these parts. All parts take almost an
 * hour. These settings make them smaller: `BENCH_REMINDERS=1000`, `BENCH_POPULATION_EVENTS=25000`,
 * `BENCH_AUDIT_EVENTS=100000`, `BENCH_LONG_STREAM_EVENTS=10000`, `BENCH_PROOF_EVENTS=20000`, `BENCH_LIGHTHOUSE_RUNS=1`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@settlewise/infra/database';
import { createLogger } from '@settlewise/infra/telemetry';
import { BenchmarkResults } from './results';
import { circumstances } from './machine';
import { parts } from './parts';
import { benchmarksPage, pageWith } from './table';

const words = process.argv.slice(2);
const keep = words.includes('--write');
const named = words.filter((word) => word !== '--write');
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  throw new RangeError(
    `There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}`,
  );
}
const isWanted = (name: string) => named.length === 0 || named.includes(name);
const wanted = Object.keys(parts).filter(isWanted);

const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-bench-'));
const server = await startEmbeddedPostgres({
  dataDir: folder,
  log: createLogger({ level: 'silent', name: 'bench' }),
});
const cleanUp = async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
};
// Also stops PostgreSQL when the bench is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
try {
  const results = new BenchmarkResults((line) => process.stdout.write(`${line}\n`));
  const leftOut = Object.keys(parts).filter((name) => !isWanted(name));
  const at = await circumstances(server.url, { parts: wanted, leftOut });
  for (const [name, bench] of Object.entries(parts)) {
    if (isWanted(name)) await bench(results.of(name), server.url);
  }
  const run = { circumstances: at, goals: results.goals, results: results.results };
  process.stdout.write(`\n${benchmarksPage(run)}`);
  if (keep) {
    const before = await readFile('BENCHMARKS.md', 'utf8').catch(() => '');
    await writeFile('BENCHMARKS.md', pageWith(run, before));
  }
} finally {
  await cleanUp();
}
