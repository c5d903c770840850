import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonErasedError } from '../../crypto';
import { createLogger } from '../../telemetry';
import { createCodec, type CommandContext } from '../codec';
import type { EventStore } from '..';
import { createCommandHandler, createStreamSnapshots, type Decider } from './index';
import { openTestLog, type TestLog } from './testing/openTestLog';
import { anyEvents } from './testing/anyEvents';

interface Noted {
  readonly type: 'Noted';
  readonly data: { readonly word: string };
}
/** The number of times each word was noted. */
type Words = ReadonlyMap<string, number>;

const wordsDecider: Decider<{ readonly words: readonly string[] }, Words, Noted> = {
  initialState: new Map(),
  decide: ({ words }) => words.map((word) => ({ type: 'Noted', data: { word } })),
  evolve: (state, event) => evolveMany(state, [event]),
  evolveMany,
};
function evolveMany(state: Words, events: readonly Noted[]): Words {
  const words = new Map(state);
  for (const { data } of events) words.set(data.word, (words.get(data.word) ?? 0) + 1);
  return words;
}

const log = createLogger({ level: 'silent', name: 'test' });
let bench: TestLog;
beforeAll(async () => {
  bench = await openTestLog();
});
afterAll(() => bench.close());

/** A process with an empty cache that counts the events it reads. @param lost first revision missing in its log */
function createProcess(
  programFingerprint = 'this code',
  lost = 10_000n,
  storedBy: 'api' | 'worker' = 'api',
  cachedEvents?: number,
) {
  let read = 0;
  const { database, store, personKeys, keyed } = bench;
  const snapshots = createStreamSnapshots({ database, personKeys, storedBy, programFingerprint, log });
  const counting: EventStore = {
    ...store,
    async *readStream(...request) {
      for await (const event of store.readStream(...request)) {
        if (event.revision >= lost) return;
        read += 1;
        yield event;
      }
    },
  };
  const codec = createCodec({ registry: anyEvents('person'), personKeys });
  const commands = createCommandHandler({ store: counting, codec, keyed, snapshots, cachedEvents });
  return {
    commands,
    read: () => read,
    settled: () => snapshots.flush(),
    async loadState(stream: string) {
      read = 0;
      const { state } = await commands.load(wordsDecider, stream);
      await snapshots.flush();
      return { state, read };
    },
  };
}

const context = (userId: string, overrides: Partial<CommandContext> = {}): CommandContext => ({
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: 'request',
  causationId: 'request',
  now: new Date('2026-11-21T10:00:00Z'),
  ...overrides,
});
const secret = 'a word that nobody else may read';
const words = (count: number) => Array.from({ length: count }, (_, index) => (index === 0 ? secret : 'more'));
const findRow = (stream: string) => bench.database('stream_snapshots').where({ stream }).first();

/** A stream of 2,500 events of one person. The first command has an idempotency key. */
async function writeLongStream() {
  const userId = randomUUID();
  const stream = `words-${userId}`;
  const { commands, settled } = createProcess();
  const first = { words: words(100) };
  await commands.handle(wordsDecider, stream, first, context(userId, { idempotencyKey: 'first' }));
  for (let written = 100; written < 2_500; written += 100) {
    await commands.handle(wordsDecider, stream, { words: words(100) }, context(userId));
  }
  await settled();
  return { userId, stream, first };
}
const expectedState = new Map([
  [secret, 25],
  ['more', 2_475],
]);

test('a long stream is read from its snapshot on, and gives the same state', async () => {
  const { userId, stream, first } = await writeLongStream();
  const { commands, loadState } = createProcess();
  // 1,000 events to find that the stream is long, 1 to compare the snapshot at 2,000, then 500.
  expect(await loadState(stream)).toEqual({ state: expectedState, read: 1_501 });
  const repeated = await createProcess().commands.handle(
    wordsDecider,
    stream,
    first,
    context(userId, { idempotencyKey: 'first' }),
  );
  expect(repeated.events).toHaveLength(100);
  const { state } = await commands.handle(wordsDecider, stream, { words: ['last'] }, context(userId));
  expect(state).toEqual(new Map([...expectedState, ['last', 1]]));
  await bench.database('stream_snapshots').delete();
  expect((await createProcess().loadState(stream)).state).toEqual(state);
});

test('snapshots may be deleted, and are stored again by the next full read', async () => {
  const { stream } = await writeLongStream();
  await bench.database('stream_snapshots').delete();
  expect(await createProcess().loadState(stream)).toEqual({ state: expectedState, read: 2_500 });
  expect(await createProcess().loadState(stream)).toEqual({ state: expectedState, read: 1_001 });
});

test('concurrent loads of a stream without a snapshot share one read', async () => {
  const { stream } = await writeLongStream();
  await bench.database('stream_snapshots').delete();
  const process = createProcess();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => process.commands.load(wordsDecider, stream)),
  );
  expect(answers.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => expectedState));
  expect(process.read()).toBe(2_500);
});

test('a stream that is longer than the whole cache is cached', async () => {
  const userId = randomUUID();
  const stream = `words-${userId}`;
  const writing = createProcess();
  for (let written = 0; written < 30; written += 1) {
    await writing.commands.handle(wordsDecider, stream, { words: ['word'] }, context(userId));
  }
  const process = createProcess('this code', undefined, 'api', 20);
  expect((await process.loadState(stream)).read).toBe(30);
  expect((await process.loadState(stream)).read).toBe(0);
});

test('a snapshot of other code and an altered snapshot are ignored', async () => {
  const { stream } = await writeLongStream();
  expect(await createProcess('other code').loadState(stream)).toEqual({ state: expectedState, read: 2_500 });
  await bench.database('stream_snapshots').where({ stream }).update({ revision: 7 });
  expect(await createProcess('other code').loadState(stream)).toEqual({ state: expectedState, read: 2_500 });
});

test('two programs store separate snapshots, and both are deleted with the key', async () => {
  const { userId, stream } = await writeLongStream();
  const worker = () => createProcess('code of the worker', undefined, 'worker');
  expect(await worker().loadState(stream)).toEqual({ state: expectedState, read: 2_500 });
  expect(await worker().loadState(stream)).toEqual({ state: expectedState, read: 1_001 });
  expect(await createProcess().loadState(stream)).toEqual({ state: expectedState, read: 1_501 });
  await bench.personKeys.destroy(userId);
  expect(await bench.database('stream_snapshots').where({ stream })).toEqual([]);
});

test('a snapshot of events that the log has lost is ignored', async () => {
  const { stream } = await writeLongStream();
  const { state, read } = await createProcess('this code', 1_500n).loadState(stream);
  expect(read).toBe(1_500);
  expect(state).toEqual(
    new Map([
      [secret, 15],
      ['more', 1_485],
    ]),
  );
});

test('a snapshot cannot be read without its person’s key, and is deleted with the key', async () => {
  const { userId, stream } = await writeLongStream();
  const row: unknown = await findRow(stream);
  expect(row).toMatchObject({ user_id: userId, revision: '1999' });
  const { ciphertext } = await bench.database('stream_snapshots').where({ stream }).first('ciphertext');
  expect(Buffer.from(ciphertext).includes(secret)).toBe(false);
  const before = createProcess();
  await before.loadState(stream);
  await bench.personKeys.destroy(userId);
  expect(await findRow(stream)).toBeUndefined();
  await expect(before.loadState(stream)).rejects.toBeInstanceOf(PersonErasedError);
  await expect(createProcess().loadState(stream)).rejects.toBeInstanceOf(PersonErasedError);
  expect(await findRow(stream)).toBeUndefined();
});

test('no snapshot of a short stream is stored', async () => {
  const userId = randomUUID();
  const stream = `words-${userId}`;
  const { commands, settled } = createProcess();
  await commands.handle(wordsDecider, stream, { words: words(900) }, context(userId));
  await settled();
  expect(await createProcess().loadState(stream)).toMatchObject({ read: 900 });
  expect(await findRow(stream)).toBeUndefined();
});
