import { UsageError } from '@settlewise/infra/commandLine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notesProjection, plainDecoder, written } from '../../testing/notes';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import { parseCommand, runCommand } from './commands';

let bench: Workbench;
let printed: string[];
beforeEach(async () => {
  bench = await openWorkbench();
  printed = [];
});
afterEach(() => bench.close());

const projections = [notesProjection()];

const runWaiting = async (graceMs: number, ...args: string[]) =>
  runCommand(parseCommand(args, projections), {
    ...bench,
    startRunner: () => bench.start({ projections, workerId: 'the command' }),
    print: (line) => void printed.push(line),
    clock: () => new Date('2026-01-02T03:05:05.000Z'),
    graceMs,
    // No signal: the command may take long on a busy machine.
    signal: new AbortController().signal,
  });
/** For tests with another process that fills read models and may start slowly. */
const run = (...args: string[]) => runWaiting(Infinity, ...args);
const runAlone = (...args: string[]) => runWaiting(0, ...args);

test('status shows each read model on a line', async () => {
  const running = await bench.start({ projections, workerId: 'a worker' });
  await bench.append([written('a'), written('b')]);
  await running.whenCaughtUp();
  expect(await run('status')).toBe(true);
  expect(printed).toEqual([
    expect.stringMatching(
      /^projection +state +table version +schema version +events +behind +position +filled by$/,
    ),
    expect.stringMatching(/^notes +live +1 +1 +2 +no +\d+\/\d+ +a worker$/),
  ]);
});

test('status shows why a read model stopped, how far behind it is, and what to do', async () => {
  const running = await bench.start({ projections });
  await bench.append([written('a'), written('b', 'x'.repeat(41)), written('c')]);
  await expect(running.whenCaughtUp()).rejects.toThrow();
  await run('status');
  expect(printed[1]).toMatch(/^notes +stopped +1 +1 +1 +2 events, 60 s +\d+\/\d+ +nobody$/);
  expect(printed.slice(2).join('\n')).toMatch(/NoteWritten.*not_too_long.*retry notes/s);

  expect(await run('retry', 'notes')).toBe(true);
  expect(printed.at(-1)).toBe('notes tries again where it stopped.');
});

test('rebuild shows its progress until the new table version is live', async () => {
  const running = await bench.start({ projections });
  await bench.append([written('a'), written('b')]);
  await running.whenCaughtUp();
  expect(await run('rebuild', 'notes')).toBe(true);
  expect(printed[0]).toContain('notes, table version 2: begun');
  expect(printed.at(-1)).toBe('notes, table version 2: live, 2 events.');
});

test('rebuild does the work itself if no other process fills read models', async () => {
  const running = await bench.start({ projections });
  await bench.append([written('a'), written('b')]);
  await running.whenCaughtUp();
  await running.stop();
  expect(await runAlone('rebuild', 'notes')).toBe(true);
  expect(printed).toContain('No other process fills read models now, so this one does until it is done.');
  expect(printed.at(-1)).toBe('notes, table version 2: live, 2 events.');
});

test('rebuild ends with the reason when the new table version stops at an event', async () => {
  let broken = false;
  const running = await bench.start({
    projections,
    codec: plainDecoder(() =>
      broken ? Promise.reject(new Error('Not readable any more')) : Promise.resolve(),
    ),
  });
  await bench.append([written('a')]);
  await running.whenCaughtUp();
  broken = true;
  expect(await run('rebuild', 'notes')).toBe(false);
  expect(printed.at(-1)).toMatch(/table version 2: stopped at event .*Not readable any more/);
  expect(await bench.database('notes').pluck('note_id')).toEqual(['a']);
});

test('an unknown name is answered with the known names', async () => {
  for (const kind of ['rebuild', 'retry']) {
    const answer = run(kind, 'nots');
    await expect(answer).rejects.toBeInstanceOf(UsageError);
    await expect(answer).rejects.toThrow('There is no projection called nots. There are: notes');
  }
});

test.each([[], ['rebuild'], ['status', 'notes'], ['rebuild', 'notes', 'texts'], ['drop', 'notes']])(
  'what is not a command is answered with the commands there are: %s %s',
  async (...args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  },
);
