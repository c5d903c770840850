import type { EventStore } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually';
import { event, unconcerned, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { endAbandonedLeases } from './abandonedLeases';
import { SharedMoves, type CheckpointMove } from './checkpoints';
import { LeaseLostError } from './errors';
import { readTableVersions } from './tableVersion';
import { ensureTableVersion } from './versionedTables';
import { takeLease } from './lease';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const names = ['first', 'second', 'third'] as const;
const to = { commit: 9n, prepare: 9n };

async function movesOfAll([one, other, another]: readonly [string, string, string] = names): Promise<
  readonly [CheckpointMove, CheckpointMove, CheckpointMove]
> {
  const moveOf = async (name: string): Promise<CheckpointMove> => {
    await ensureTableVersion(bench.database, unconcerned(name));
    const taken = await takeLease(bench.database, { name, versionNumber: 1 }, 'this test');
    if (taken === null) throw new Error('Nobody else takes it');
    return { lease: taken.lease, from: null, to, events: 2, since: null };
  };
  return [await moveOf(one), await moveOf(other), await moveOf(another)];
}

const statements = () => {
  const seen: string[] = [];
  bench.database.on('query', ({ sql }: { sql: string }) => seen.push(sql));
  return seen;
};
const reached = async () =>
  (await readTableVersions(bench.database)).map(({ name, position, eventsApplied }) => [
    name,
    position?.commit ?? null,
    eventsApplied,
  ]);
const outcomes = (moving: readonly Promise<unknown>[]) =>
  Promise.all(moving.map((one) => one.catch((error: unknown) => error)));

test('read models that pass the same events move in one statement', async () => {
  const moves = await movesOfAll();
  const shared = new SharedMoves(bench.database);
  const asked = statements();
  expect(await Promise.all(moves.map((move) => shared.move(move)))).toEqual(['live', 'live', 'live']);
  expect(asked).toHaveLength(1);
  expect(await reached()).toEqual(names.map((name) => [name, 9n, 2]));
});

test('a read model without its lease does not move, and the others do', async () => {
  const [first, second, third] = await movesOfAll();
  const lost = { ...second, lease: { ...second.lease, token: second.lease.token - 1n } };
  const shared = new SharedMoves(bench.database);
  const [live, refused, alsoLive] = await outcomes([first, lost, third].map((move) => shared.move(move)));
  expect([live, alsoLive]).toEqual(['live', 'live']);
  expect(refused).toBeInstanceOf(LeaseLostError);
  expect(await reached()).toEqual([
    ['first', 9n, 2],
    ['second', null, 0],
    ['third', 9n, 2],
  ]);
});

test('a read model that cannot be written does not stop the others', async () => {
  const [first, second, third] = await movesOfAll();
  const beyond = { ...second, to: { commit: 2n ** 70n, prepare: 0n } };
  const shared = new SharedMoves(bench.database);
  const [live, failed, alsoLive] = await outcomes([first, beyond, third].map((move) => shared.move(move)));
  expect([live, alsoLive]).toEqual(['live', 'live']);
  expect(failed).toMatchObject({ code: '22003' });
});

test('moves that are requested during a statement share the next one', async () => {
  const [first, second, third] = await movesOfAll();
  const shared = new SharedMoves(bench.database);
  const asked = statements();
  const moving = shared.move(first);
  await new Promise<void>((resolve) => bench.database.once('query', () => resolve()));
  const others = [shared.move(second), shared.move(third)];
  expect(await Promise.all([moving, ...others])).toEqual(['live', 'live', 'live']);
  expect(asked).toHaveLength(2);
});

/** A store that delivers events to all readers at the same moment, independent of the engine. */
function givingToAllAtOnce(store: EventStore, readers: number): EventStore {
  let waiting: (() => void)[] = [];
  const untilAllHaveIt = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length < readers) return;
      for (const goOn of waiting) goOn();
      waiting = [];
    });
  return {
    ...store,
    async *subscribe(options) {
      for await (const batch of store.subscribe(options)) {
        if (batch.events.length > 0) await untilAllHaveIt();
        yield batch;
      }
    },
  };
}

test('an event takes one statement for all read models that it does not concern', async () => {
  const projections = await bench.start({
    projections: names.map(unconcerned),
    store: givingToAllAtOnce(bench.store, names.length),
  });
  await bench.append([written('a')]);
  await projections.whenCaughtUp();
  const asked = statements();
  await bench.append([event({ type: 'NoteTornUp', data: { noteId: 'a' } })]);
  await projections.whenCaughtUp();
  expect(asked.filter((sql) => sql.includes('toCommit'))).toHaveLength(1);
});

test('ending all leases and running moves do not block each other', async () => {
  // In the table they stand in another order than by their names.
  const moves = [...(await movesOfAll(['third', 'first', 'second']))];
  const nameOf = ({ lease }: CheckpointMove) => lease.name;
  const inOrder = moves.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const lock = (transaction: Knex, { lease: { name } }: CheckpointMove) =>
    transaction('projection_generations').where({ name }).forUpdate();
  const ending = await bench.database.transaction(async (transaction) => {
    const [first, ...others] = inOrder;
    if (first === undefined) throw new RangeError('There are three');
    await lock(transaction, first);
    const ended = endAbandonedLeases(bench.database).then(() => 'ended');
    await eventually(
      () =>
        bench.database('pg_stat_activity').whereRaw(`datname = current_database()`).pluck('wait_event_type'),
      (waits) => waits.includes('Lock'),
    );
    for (const move of others) await lock(transaction, move);
    return { ended };
  });
  expect(await ending.ended).toBe('ended');
  const shared = new SharedMoves(bench.database);
  for (const outcome of await outcomes(moves.map((move) => shared.move(move)))) {
    expect(outcome).toBeInstanceOf(LeaseLostError);
  }
});
