import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { eventually, openable } from '../../testing/eventually';
import { notesProjection, plainDecoder, unconcerned, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { listenerName } from '../runner/channels';
import { createFreshness, type Freshness } from './freshness';

let bench: Workbench;
let freshness: Freshness;
beforeEach(async () => {
  bench = await openWorkbench();
  freshness = createFreshness(bench);
});
afterEach(async () => {
  await freshness.close();
  await bench.close();
});

const listeners = () =>
  bench
    .database('pg_stat_activity')
    .where({ application_name: listenerName })
    .andWhereRaw('datname = current_database()')
    .pluck<number[]>('pid');

test('a position that was shown before listening began is reached', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  const { position } = await bench.append([written('a')]);
  await projections.whenCaughtUp();
  expect(await freshness.reached('notes', position, { timeoutMs: 5_000 })).toBe(true);
  expect(await freshness.reached('notes', position, { timeoutMs: 0 })).toBe(true);
});

test('a wait ends when the read model reaches the position', async () => {
  const gate = openable();
  await bench.start({ projections: [notesProjection()], codec: plainDecoder(() => gate.passed) });
  const { position } = await bench.append([written('a'), written('b')]);
  const waiting = freshness.reached('notes', position, { timeoutMs: 20_000 });
  expect(await freshness.reached('notes', position, { timeoutMs: 50 })).toBe(false);
  gate.open();
  expect(await waiting).toBe(true);
  expect(await bench.database('notes').count('*')).toEqual([{ count: '2' }]);
});

test('a wait for a stopped or missing read model ends after the timeout', async () => {
  const { position } = await bench.append([written('a')]);
  expect(await freshness.reached('notes', position, { timeoutMs: 30 })).toBe(false);
  const signal = AbortSignal.abort();
  expect(await freshness.reached('notes', position, { signal })).toBe(false);
});

test('a wait with a signal ends after the timeout despite garbage collection', async () => {
  const { position } = await bench.append([written('a')]);
  const { signal } = new AbortController();
  const waiting = freshness.reached('notes', position, { timeoutMs: 1_000, signal });
  // What was referred to weakly is kept until the end of this turn.
  await nextTurn();
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Nothing can be collected');
  Reflect.apply(collect, undefined, []);
  expect(await waiting).toBe(false);
});

test('a lost connection is restored, and no progress is missed', async () => {
  await eventually(listeners, (found) => found.length === 1);
  const projections = await bench.start({ projections: [notesProjection()] });
  const first = await bench.append([written('a')]);
  expect(await freshness.reached('notes', first.position, { timeoutMs: 10_000 })).toBe(true);

  const gone = await listeners();
  await bench.database.raw('SELECT pg_terminate_backend(pid) FROM unnest(?::int[]) AS pid', [gone]);
  const second = await bench.append([written('b')]);
  expect(await freshness.reached('notes', second.position, { timeoutMs: 10_000 })).toBe(true);
  await eventually(listeners, (found) => found.length === 2 && found.every((pid) => !gone.includes(pid)));
  const third = await bench.append([written('c')]);
  expect(await freshness.reached('notes', third.position, { timeoutMs: 10_000 })).toBe(true);
  await projections.whenCaughtUp();
});

test('the runner answers for its process with one connection', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  const { position } = await bench.append([written('a')]);
  expect(await projections.freshness.reached('notes', position, { timeoutMs: 10_000 })).toBe(true);
  // One for this process's runner, one for the freshness that every test here opens.
  await eventually(listeners, (found) => found.length === 2);
});

test('waiting for more than ten read models causes no warning of a leak', async () => {
  const warnings: string[] = [];
  const keep = ({ name }: Error) => void warnings.push(name);
  process.on('warning', keep);
  onTestFinished(() => void process.off('warning', keep));
  const names = Array.from({ length: 12 }, (_, index) => `unconcerned_${index}`);
  const projections = await bench.start({ projections: names.map(unconcerned) });
  await bench.append([written('a')]);
  await projections.whenCaughtUp();
  await nextTurn();
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});
