import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually, openable } from '../../testing/eventually';
import { event, notesProjection, plainDecoder, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { endAbandonedLeases } from './abandonedLeases';
import { applyEvents, type ApplyOptions } from './applyEvents';
import { SharedMoves } from './checkpoints';
import { LeaseLostError } from './errors';
import { readTableVersions } from './tableVersion';
import { ensureTableVersion } from './versionedTables';
import { takeLease } from './lease';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const notes = () => bench.database('notes').orderBy('note_id').pluck<string[]>('note_id');
const writes = () => bench.database('note_writes').orderBy('note_id').pluck<string[]>('note_id');
const theTableVersion = async () => (await readTableVersions(bench.database))[0];

async function leased(owner: string): Promise<ApplyOptions> {
  const taken = await takeLease(bench.database, { name: 'notes', versionNumber: 1 }, owner);
  if (taken === null) throw new Error('The lease is not free');
  const { database } = bench;
  return {
    database,
    decoder: plainDecoder(),
    projection: notesProjection(),
    lease: taken.lease,
    sharedMoves: new SharedMoves(database),
  };
}

const expireLease = () =>
  bench.database('projection_generations').update({ lease_expires_at: new Date(0).toISOString() });

test('a batch makes at most one change for each row', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  await bench.append([
    written('a'),
    event({ type: 'NoteCorrected', data: { noteId: 'a', text: 'second' } }),
    written('b'),
    event({ type: 'NoteTornUp', data: { noteId: 'b' } }),
    event({ type: 'NoteCorrected', data: { noteId: 'b', text: 'of what is gone' } }),
    written('c'),
    event({ type: 'NoteTornUp', data: { noteId: 'c' } }),
    written('c', 'again'),
    event({ type: 'NoteCorrected', data: { noteId: 'never written', text: 'x' } }),
  ]);
  await projections.whenCaughtUp();
  await bench.append([
    event({ type: 'NoteCorrected', data: { noteId: 'c', text: 'third' } }),
    event({ type: 'NoteTornUp', data: { noteId: 'a' } }),
  ]);
  await projections.whenCaughtUp();
  expect(await bench.database('notes')).toEqual([{ note_id: 'c', text: 'third', corrections: 'v1' }]);
  expect(await writes()).toEqual(['a', 'c', 'c']);
});

test('text that PostgreSQL cannot hold is kept without the characters at fault', async () => {
  const projections = await bench.start({
    projections: [notesProjection()],
    codec: {
      decode: (recorded) =>
        plainDecoder().decode({ ...recorded, data: { noteId: 'a', text: 'x\0y\uD800z 😀 \\u0000' } }),
    },
  });
  await bench.append([written('a')]);
  await projections.whenCaughtUp();
  expect(await bench.database('notes').pluck('text')).toEqual(['x\uFFFDy\uFFFDz 😀 \\u0000']);
});

test('killed connections in the middle of a batch lose and double nothing', async () => {
  const projections = await bench.start({ projections: [notesProjection()], batchSize: 7 });
  await bench.database('sabotage').insert({ shots: 3 });
  const ids = Array.from({ length: 50 }, (_, index) => `n${String(index).padStart(2, '0')}`);
  await bench.append(ids.map((id) => written(id)));
  await projections.whenCaughtUp();
  expect(await bench.database('shots_fired').first('last_value')).toEqual({ last_value: String(50 + 3) });
  expect(await notes()).toEqual(ids);
  expect(await writes()).toEqual(ids);
  expect(await theTableVersion()).toMatchObject({ eventsApplied: 50 });
});

test('a batch that was read from another checkpoint is refused whole', async () => {
  await ensureTableVersion(bench.database, notesProjection());
  const options = await leased('one');
  await bench.append([written('a'), written('b')]);
  const [first, second] = await bench.log();
  if (first === undefined || second === undefined) throw new Error('Two events were appended');

  expect(await applyEvents(options, [first], null)).toBe('live');
  await expect(applyEvents(options, [first, second], null)).rejects.toThrow(LeaseLostError);
  expect(await writes()).toEqual(['a']);
  expect(await applyEvents(options, [second], first.position)).toBe('live');
  expect(await writes()).toEqual(['a', 'b']);
});

test('a holder whose lease was taken over can neither commit nor prolong', async () => {
  await ensureTableVersion(bench.database, notesProjection());
  const old = await leased('old');
  await expireLease();
  const young = await leased('young');
  expect(young.lease.token).toBe(old.lease.token + 1n);
  await bench.append([written('a')]);
  const [only] = await bench.log();
  if (only === undefined) throw new Error('An event was appended');

  await expect(applyEvents(old, [only], null)).rejects.toThrow(LeaseLostError);
  expect(await notes()).toEqual([]);
  expect(await applyEvents(young, [only], null)).toBe('live');
  expect(await writes()).toEqual(['a']);
});

test('a held lease cannot be taken', async () => {
  await ensureTableVersion(bench.database, notesProjection());
  await leased('one');
  expect(await takeLease(bench.database, { name: 'notes', versionNumber: 1 }, 'two')).toBeNull();
});

test('a runner that was paused in the middle of a batch writes nothing once another has taken over', async () => {
  const gate = openable();
  const reading = openable();
  const paused = await bench.start({
    projections: [notesProjection()],
    workerId: 'paused',
    codec: plainDecoder(() => {
      reading.open();
      return gate.passed;
    }),
  });
  await bench.append([written('a'), written('b')]);
  await reading.passed;
  expect(await theTableVersion()).toMatchObject({ leaseOwner: 'paused', leaseToken: 1n });

  await bench.start({ projections: [notesProjection()], workerId: 'standby' });
  await eventually(
    async () => {
      // A paused process prolongs nothing; this one does, so its lease is ended as often as needed.
      if ((await theTableVersion())?.leaseOwner === 'paused') await expireLease();
      return theTableVersion();
    },
    (found) => found?.leaseOwner === 'standby' && found.eventsApplied === 2,
  );
  gate.open();
  await paused.stop();
  expect(await writes()).toEqual(['a', 'b']);
  expect(await theTableVersion()).toMatchObject({ leaseOwner: 'standby', leaseToken: 2n, eventsApplied: 2 });
});

test('a standby takes over at once when the holder is shut down in order', async () => {
  const first = await bench.start({ projections: [notesProjection()], workerId: 'first' });
  await eventually(theTableVersion, (found) => found?.leaseOwner === 'first');
  const second = await bench.start({ projections: [notesProjection()], workerId: 'second' });
  await bench.append([written('a')]);
  await second.whenCaughtUp();
  expect(await theTableVersion()).toMatchObject({ leaseOwner: 'first' });

  await first.stop();
  await bench.append([written('b')]);
  await second.whenCaughtUp();
  expect(await theTableVersion()).toMatchObject({ leaseOwner: 'second', leaseToken: 2n });
  expect(await writes()).toEqual(['a', 'b']);
});

test('a single process takes over from a dead one without waiting for the lease to expire', async () => {
  const dead = await bench.start({ projections: [notesProjection()], workerId: 'dead' });
  await bench.append([written('a')]);
  await dead.whenCaughtUp();
  await dead.stop();
  // As after a kill: the lease is held for a long time by a dead process.
  await bench
    .database('projection_generations')
    .update({
      lease_owner: 'dead',
      lease_expires_at: bench.database.raw("clock_timestamp() + interval '1 day'"),
    });
  await bench.append([written('b')]);

  await endAbandonedLeases(bench.database);
  const alone = await bench.start({ projections: [notesProjection()], workerId: 'alone' });
  await alone.whenCaughtUp();
  expect(await theTableVersion()).toMatchObject({ leaseOwner: 'alone', leaseToken: 2n });
  expect(await writes()).toEqual(['a', 'b']);
});

test('nothing is lost after an outage of the database', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  await bench.append([written('a')]);
  await projections.whenCaughtUp();
  await bench.database.raw(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await eventually(
    () => bench.append([written('b')]).catch(() => null),
    (appended) => appended !== null,
  );
  await projections.whenCaughtUp();
  expect(await notes()).toEqual(['a', 'b']);
});
