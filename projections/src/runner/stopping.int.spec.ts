import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually';
import { notesProjection, plainDecoder, textsProjection, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { ProjectionStoppedError } from './errors';
import { retry } from './failure';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const ids = (table: string) => bench.database(table).orderBy('note_id').pluck<string[]>('note_id');
const tooLong = 'x'.repeat(41);

test('an event that cannot be applied stops its read model just before it, and no other', async () => {
  const projections = await bench.start({ projections: [notesProjection(), textsProjection] });
  const poison = written('c', tooLong);
  await bench.append([written('a'), written('b'), poison, written('d')]);
  await expect(projections.whenCaughtUp()).rejects.toThrow(ProjectionStoppedError);
  const head = await bench.store.head();

  await eventually(
    () => ids('texts'),
    (found) => found.length === 4,
  );
  expect(await ids('notes')).toEqual(['a', 'b']);
  const [, , stoppedAt] = await bench.log();
  const [notes, texts] = await projections.status();
  expect(notes).toMatchObject({
    name: 'notes',
    caughtUp: false,
    lag: { events: 2, more: false, since: new Date('2026-01-02T03:04:05.000Z') },
    leaseOwner: null,
    eventsApplied: 2,
    failure: { eventId: poison.id, eventType: 'NoteWritten', stream: 'notes', position: stoppedAt?.position },
  });
  // The message of the database, without content of the event.
  expect(notes?.failure?.error).toBe(
    `23514: new row for relation "notes_v1" violates check constraint "not_too_long"`,
  );
  expect(texts).toMatchObject({
    name: 'texts',
    caughtUp: true,
    lag: { events: 0 },
    failure: null,
    position: head,
    head,
  });
});

test('a stopped read model continues after a retry, from where it stopped', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  await bench.append([written('a'), written('b', tooLong), written('c')]);
  await expect(projections.whenCaughtUp()).rejects.toThrow('not_too_long');

  await retry(bench.database, 'notes');
  await expect(projections.whenCaughtUp()).rejects.toThrow('not_too_long');
  expect(await ids('notes')).toEqual(['a']);

  await bench.database.raw('ALTER TABLE notes_v1 DROP CONSTRAINT not_too_long');
  expect(await retry(bench.database, 'notes')).toBe(1);
  await eventually(
    () => ids('notes'),
    (found) => found.length === 3,
  );
  await projections.whenCaughtUp();
  expect(await bench.database('note_writes').pluck('note_id')).toEqual(['a', 'b', 'c']);
  expect(await retry(bench.database, 'notes')).toBe(0);
});

test('an event that cannot be decoded stops the read model too', async () => {
  const projections = await bench.start({
    projections: [notesProjection()],
    codec: plainDecoder(({ data }) =>
      data['noteId'] === 'b' ? Promise.reject(new Error('The content was tampered with')) : Promise.resolve(),
    ),
  });
  await bench.append([written('a'), written('b'), written('c')]);
  await expect(projections.whenCaughtUp()).rejects.toThrow('The content was tampered with');
  expect(await ids('notes')).toEqual(['a']);
});

test('an event that cannot be decoded because its key cannot be fetched is waited for', async () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  let refusals = 3;
  const projections = await bench.start({
    projections: [notesProjection()],
    codec: plainDecoder(() => {
      refusals -= 1;
      return refusals < 0 ? Promise.resolve() : Promise.reject(refused);
    }),
  });
  await bench.append([written('a')]);
  await projections.whenCaughtUp();
  expect(await ids('notes')).toEqual(['a']);
});

test('a stop outlives the process, and a fixed version of the code passes it', async () => {
  const before = await bench.start({ projections: [textsProjection, notesProjection()] });
  await bench.append([written('a'), written('b', tooLong)]);
  await expect(before.whenCaughtUp()).rejects.toThrow(ProjectionStoppedError);
  await before.stop();

  const same = await bench.start({ projections: [notesProjection()] });
  await expect(same.whenCaughtUp()).rejects.toThrow(ProjectionStoppedError);
  await same.stop();

  const fixed = await bench.start({ projections: [notesProjection({ version: 2, longest: 100 })] });
  await fixed.whenCaughtUp();
  expect(await ids('notes')).toEqual(['a', 'b']);
});

test('the delay of a read model is counted only up to a limit', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  await bench.append([written('a', tooLong)]);
  await expect(projections.whenCaughtUp()).rejects.toThrow(ProjectionStoppedError);
  const rest = Array.from({ length: 1_100 }, (_, index) => written(`n${index}`));
  await bench.append(rest);
  await bench.log();
  expect((await projections.status())[0]?.lag).toMatchObject({ events: 1_000, more: true });
});
