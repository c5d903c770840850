import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually, openable } from '../../testing/eventually';
import { event, notesProjection, plainDecoder, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { applyEvents } from './applyEvents';
import { SharedMoves } from './checkpoints';
import { readTableVersions } from './tableVersion';
import { rebuild } from './versionedTables';
import { takeLease } from './lease';
import { trySwap } from './swap';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const ids = () => bench.database('notes').orderBy('note_id').pluck<string[]>('note_id');
const count = async () => Number((await bench.database('notes').count('*').first())?.['count']);
const liveTableVersion = async () =>
  (await readTableVersions(bench.database)).find(({ state }) => state === 'live')?.versionNumber;
const tables = () =>
  bench
    .database('pg_tables')
    .whereLike('tablename', 'notes\\_v%')
    .orderBy('tablename')
    .pluck<string[]>('tablename');
const checksum = async (table: string) => {
  const { rows } = await bench.database.raw<{ rows: { checksum: string }[] }>(
    `SELECT md5(string_agg(note::text, ',' ORDER BY note_id)) AS checksum FROM ?? AS note`,
    [table],
  );
  return rows[0]?.checksum;
};

test('the first start makes an empty read model that can be read at once', async () => {
  await bench.start({ projections: [notesProjection()] });
  expect(await ids()).toEqual([]);
  expect(await tables()).toEqual(['notes_v1']);
});

test('a rebuild gives the same rows, and drops the old tables', async () => {
  const projections = await bench.start({ projections: [notesProjection()], batchSize: 10 });
  await bench.append(Array.from({ length: 60 }, (_, index) => written(`n${index % 40}`, `text ${index}`)));
  await bench.append([
    event({ type: 'NoteCorrected', data: { noteId: 'n3', text: 'corrected' } }),
    event({ type: 'NoteTornUp', data: { noteId: 'n4' } }),
  ]);
  await projections.whenCaughtUp();
  const before = await checksum('notes_v1');

  expect(await rebuild(bench.database, notesProjection())).toBe(2);
  await eventually(tables, (found) => found.join() === 'notes_v2');
  expect(await liveTableVersion()).toBe(2);
  expect(await checksum('notes_v2')).toBe(before);
  expect(await count()).toBe(39);
});

test('a rebuild without any table version creates the first one', async () => {
  expect(await rebuild(bench.database, notesProjection())).toBe(1);
  expect(await liveTableVersion()).toBe(1);
  expect(await ids()).toEqual([]);
});

test('an empty log can be rebuilt', async () => {
  await bench.start({ projections: [notesProjection()] });
  await rebuild(bench.database, notesProjection());
  await eventually(liveTableVersion, (live) => live === 2);
});

test('requesting a rebuild twice makes one', async () => {
  const gate = openable();
  let isShut = false;
  const codec = plainDecoder(() => (isShut ? gate.passed : Promise.resolve()));
  const projections = await bench.start({ projections: [notesProjection()], codec });
  await bench.append([written('a')]);
  // The live table has the event: a new one is behind it, and takes no place, until it has read the event as well.
  await projections.whenCaughtUp();
  isShut = true;
  try {
    expect(await rebuild(bench.database, notesProjection())).toBe(2);
    expect(await rebuild(bench.database, notesProjection())).toBe(2);
  } finally {
    gate.open();
  }
});

test('no read sees fewer rows than there are while read models are rebuilt and written to', async () => {
  const projections = await bench.start({ projections: [notesProjection()], batchSize: 25 });
  await bench.append(Array.from({ length: 300 }, (_, index) => written(`old ${index}`)));
  await projections.whenCaughtUp();

  let done = false;
  let rows = 300;
  const writing = (async () => {
    while (!done) {
      const { position } = await bench.append([written(`new ${rows}`)]);
      if (await projections.freshness.reached('notes', position)) rows += 1;
    }
  })();
  let reads = 0;
  const reading = async () => {
    while (!done) {
      const atLeast = rows;
      const seen = await count();
      if (seen < atLeast) throw new Error(`A read saw ${seen} rows of at least ${atLeast}`);
      reads += 1;
    }
  };
  const readers = [reading(), reading(), reading()];
  const rebuilding = (async () => {
    for (let round = 2; round <= 6; round += 1) {
      expect(await rebuild(bench.database, notesProjection())).toBe(round);
      await eventually(liveTableVersion, (live) => live === round);
    }
    // Regardless of the machine's speed, both continued during the rebuilds.
    await eventually(
      () => Promise.resolve(rows > 300 && reads > 50),
      (enough) => enough,
    );
    done = true;
  })();
  await Promise.all([rebuilding, writing, ...readers]).finally(() => {
    done = true;
  });
  await projections.whenCaughtUp();
  expect(await count()).toBe((await bench.log()).length);
});

test('a table version that is behind the live one does not take its place', async () => {
  const projection = notesProjection();
  const projections = await bench.start({ projections: [projection] });
  await bench.append([written('a'), written('b')]);
  await projections.whenCaughtUp();
  await projections.stop();

  const versionNumber = await rebuild(bench.database, projection);
  const taken = await takeLease(bench.database, { name: 'notes', versionNumber }, 'this test');
  if (taken === null) throw new Error('Nobody else takes it');
  const sharedMoves = new SharedMoves(bench.database);
  const options = { ...bench, sharedMoves, decoder: plainDecoder(), projection, lease: taken.lease };
  const [first, second] = await bench.log();
  if (first === undefined || second === undefined) throw new Error('Two events were appended');

  expect(await trySwap(bench.database, projection, taken.lease)).toBe('behind');
  expect(await applyEvents(options, [first], null)).toBe('building');
  expect(await trySwap(bench.database, projection, taken.lease)).toBe('behind');
  expect(await ids()).toEqual(['a', 'b']);
  await applyEvents(options, [second], first.position);
  expect(await trySwap(bench.database, projection, { ...taken.lease, token: 0n })).toBe('not_building');
  expect(await trySwap(bench.database, projection, taken.lease)).toBe('swapped');
  expect(await liveTableVersion()).toBe(versionNumber);
  expect(await ids()).toEqual(['a', 'b']);
});

test('a long read of the old tables can finish', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  await bench.append([written('a')]);
  await projections.whenCaughtUp();
  const reader = await bench.database.transaction();
  await reader('notes_v1').count('*');
  await rebuild(bench.database, notesProjection());
  await eventually(liveTableVersion, (live) => live === 2);
  expect(await reader('notes_v1').count('*')).toEqual([{ count: '1' }]);
  expect(await tables()).toEqual(['notes_v1', 'notes_v2']);
  await reader.commit();
  await eventually(tables, (found) => found.join() === 'notes_v2');
});

test('changed code is rebuilt at the start, and read from when it has caught up', async () => {
  const before = await bench.start({ projections: [notesProjection()] });
  await bench.append([written('a'), event({ type: 'NoteCorrected', data: { noteId: 'a', text: 'b' } })]);
  await before.whenCaughtUp();
  await before.stop();

  const after = await bench.start({ projections: [notesProjection({ version: 2 })] });
  await eventually(liveTableVersion, (live) => live === 2);
  await bench.append([written('c')]);
  await after.whenCaughtUp();
  expect(await bench.database('notes').orderBy('note_id')).toEqual([
    { note_id: 'a', text: 'b', corrections: 'v2' },
    { note_id: 'c', text: 'note c', corrections: null },
  ]);
});

test('while old and new code run side by side, each fills only the table version of its own version', async () => {
  const gate = openable();
  const old = await bench.start({ projections: [notesProjection()], workerId: 'old' });
  await bench.append([written('a')]);
  await old.whenCaughtUp();
  await bench.start({
    projections: [notesProjection({ version: 2 })],
    workerId: 'new',
    codec: plainDecoder(() => gate.passed),
  });
  await bench.append([written('b')]);
  await old.whenCaughtUp();
  const found = await eventually(
    () => readTableVersions(bench.database),
    (versions) => versions.length === 2 && versions.every(({ leaseOwner }) => leaseOwner !== null),
  );
  expect(found).toMatchObject([
    { versionNumber: 1, codeVersion: 1, state: 'live', leaseOwner: 'old' },
    { versionNumber: 2, codeVersion: 2, state: 'building', leaseOwner: 'new' },
  ]);
  gate.open();
  await eventually(liveTableVersion, (live) => live === 2);
  expect(await ids()).toEqual(['a', 'b']);
});
