import type { NewEvent } from '@settlewise/infra/eventStore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notesProjection, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const recordedAt = (recordedAt: string | null, noteId: string): NewEvent => ({
  ...written(noteId),
  metadata: { recordedAt },
});
const minute = 60_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

test('the delay of the last batch is counted from its oldest event', async () => {
  const projections = await bench.start({ projections: [notesProjection()] });
  expect((await projections.status())[0]?.latencyMs).toBeNull();

  await bench.append([recordedAt(fromNow(-60 * minute), 'a'), recordedAt(fromNow(0), 'b')]);
  await projections.whenCaughtUp();
  const first = (await projections.status())[0]?.latencyMs ?? 0;
  expect(first).toBeGreaterThanOrEqual(60 * minute);
  expect(first).toBeLessThan(70 * minute);

  await bench.append([recordedAt(fromNow(60 * minute), 'by a clock that is ahead')]);
  await projections.whenCaughtUp();
  expect((await projections.status())[0]?.latencyMs).toBe(0);

  await bench.append([recordedAt(null, 'c')]);
  await projections.whenCaughtUp();
  expect((await projections.status())[0]?.latencyMs).toBeNull();
});
