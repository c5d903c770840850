import { afterEach, beforeEach, expect, test } from 'vitest';
import { notesProjection, unconcerned, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { readStatus } from './status';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

/** How the read models stand, and how often the log was read for that. */
async function status() {
  let reads = 0;
  const found = await readStatus(bench.database, {
    ...bench.store,
    readAll: (options) => {
      reads += 1;
      return bench.store.readAll(options);
    },
  });
  return { reads, lags: found.map(({ name, lag: { events, more } }) => [name, events, more]) };
}

/** Sets a read model back to the first events of the log. */
async function hasHandled(name: string, events: number): Promise<void> {
  const position = (await bench.log())[events - 1]?.position ?? null;
  await bench
    .database('projection_generations')
    .where({ name })
    .update({
      commit_position: position === null ? null : String(position.commit),
      prepare_position: position === null ? null : String(position.prepare),
    });
}

const many = (count: number) => Array.from({ length: count }, (_, index) => written(`note ${index}`));

beforeEach(async () => {
  const names = ['one', 'two', 'three'];
  const projections = await bench.start({ projections: [notesProjection(), ...names.map(unconcerned)] });
  await bench.append(many(20));
  await projections.whenCaughtUp();
  await bench.stopAll();
});

test('the delay of several read models is counted in one read of the log', async () => {
  await bench.append(many(30));
  await hasHandled('one', 10);
  await hasHandled('two', 0);
  expect(await status()).toEqual({
    reads: 1,
    lags: [
      ['notes', 30, false],
      ['one', 40, false],
      ['three', 30, false],
      ['two', 50, false],
    ],
  });
});

test('events beyond the counting limit are handled', async () => {
  await bench.append(many(2_100));
  await hasHandled('one', 10);
  const { reads, lags } = await status();
  expect([reads, lags]).toEqual([1, ['notes', 'one', 'three', 'two'].map((name) => [name, 1_000, true])]);
});

test('a read model near the end is counted exactly while another is far behind', async () => {
  await bench.append(many(2_100));
  await hasHandled('one', 10);
  await hasHandled('two', 2_115);
  const { reads, lags } = await status();
  expect(reads).toBe(2);
  expect(lags).toContainEqual(['two', 5, false]);
  expect(lags).toContainEqual(['one', 1_000, true]);
});
