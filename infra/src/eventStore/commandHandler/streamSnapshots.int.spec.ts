import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonErasedError } from '../../crypto';
import { createLogger } from '../../telemetry';
import { createCodec, type CommandContext } from '../codec';
import type { EventStore } from '..';
import { createCommandHandler, createStreamSnapshots, type Decider } from './index';
import { openTestLog, type TestLog } from './testing/aLog';
import { anyEvents } from './testing/anyEvents';

interface Noted {
  readonly type: 'Noted';
  readonly data: { readonly word: string };
}
/** Which words were noted, and how often. */
type Words = ReadonlyMap<string, number>;

const noting: Decider<{ readonly words: readonly string[] }, Words, Noted> = {
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

/** A process that remembers nothing, and counts the events that it reads. @param lost the first that its log has not */
function aProcess(
  madeBy = 'this code',
  lost = 10_000n,
  storedBy: 'api' | 'worker' = 'api',
  rememberedEvents?: number,
) {
  let read = 0;
  const { database, store, personKeys, keyed } = bench;
  const snapshots = createStreamSnapshots({ database, personKeys, storedBy, madeBy, log });
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
  const commands = createCommandHandler({ store: counting, codec, keyed, snapshots, rememberedEvents });
  return {
    commands,
    read: () => read,
    settled: () => snapshots.settled(),
    async stateOf(stream: string) {
      read = 0;
      const { state } = await commands.load(noting, stream);
      await snapshots.settled();
      return { state, read };
    },
  };
}

const context = (userId: string, more: Partial<CommandContext> = {}): CommandContext => ({
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: 'request',
  causationId: 'request',
  now: new Date('2026-11-21T10:00:00Z'),
  ...more,
});
const secret = 'a word that nobody else may read';
const words = (count: number) => Array.from({ length: count }, (_, index) => (index === 0 ? secret : 'more'));
const rowOf = (stream: string) => bench.database('stream_snapshots').where({ stream }).first();

/** A stream of 2,500 events of somebody, of which the first command has a key. */
async function aLongStream() {
  const userId = randomUUID();
  const stream = `words-${userId}`;
  const { commands, settled } = aProcess();
  const first = { words: words(100) };
  await commands.handle(noting, stream, first, context(userId, { idempotencyKey: 'first' }));
  for (let written = 100; written < 2_500; written += 100) {
    await commands.handle(noting, stream, { words: words(100) }, context(userId));
  }
  await settled();
  return { userId, stream, first };
}
const whole = new Map([
  [secret, 25],
  ['more', 2_475],
]);

test('a long stream is read from its snapshot on, and gives the same state', async () => {
  const { userId, stream, first } = await aLongStream();
  const { commands, stateOf } = aProcess();
  // The first thousand tell that it is long; 2,000 are kept, of which the last is compared.
  expect(await stateOf(stream)).toEqual({ state: whole, read: 1_501 });
  const repeated = await aProcess().commands.handle(
    noting,
    stream,
    first,
    context(userId, { idempotencyKey: 'first' }),
  );
  expect(repeated.events).toHaveLength(100);
  const { state } = await commands.handle(noting, stream, { words: ['last'] }, context(userId));
  expect(state).toEqual(new Map([...whole, ['last', 1]]));
  await bench.database('stream_snapshots').delete();
  expect((await aProcess().stateOf(stream)).state).toEqual(state);
});

test('snapshots may be deleted, and are stored again by the next full read', async () => {
  const { stream } = await aLongStream();
  await bench.database('stream_snapshots').delete();
  expect(await aProcess().stateOf(stream)).toEqual({ state: whole, read: 2_500 });
  expect(await aProcess().stateOf(stream)).toEqual({ state: whole, read: 1_001 });
});

test('a stream without a snapshot is read once, however many ask for it at the same time', async () => {
  const { stream } = await aLongStream();
  await bench.database('stream_snapshots').delete();
  const process = aProcess();
  const answers = await Promise.all(Array.from({ length: 10 }, () => process.commands.load(noting, stream)));
  expect(answers.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => whole));
  expect(process.read()).toBe(2_500);
});

test('a stream that is longer than all that is remembered is remembered', async () => {
  const userId = randomUUID();
  const stream = `words-${userId}`;
  const writing = aProcess();
  for (let written = 0; written < 30; written += 1) {
    await writing.commands.handle(noting, stream, { words: ['word'] }, context(userId));
  }
  const process = aProcess('this code', undefined, 'api', 20);
  expect((await process.stateOf(stream)).read).toBe(30);
  expect((await process.stateOf(stream)).read).toBe(0);
});

test('other code reads the stream from its beginning, and so does who finds the row changed', async () => {
  const { stream } = await aLongStream();
  expect(await aProcess('other code').stateOf(stream)).toEqual({ state: whole, read: 2_500 });
  await bench.database('stream_snapshots').where({ stream }).update({ revision: 7 });
  expect(await aProcess('other code').stateOf(stream)).toEqual({ state: whole, read: 2_500 });
});

test('two programs of different code store separate snapshots, and both are deleted with the key', async () => {
  const { userId, stream } = await aLongStream();
  const worker = () => aProcess('code of the worker', undefined, 'worker');
  expect(await worker().stateOf(stream)).toEqual({ state: whole, read: 2_500 });
  expect(await worker().stateOf(stream)).toEqual({ state: whole, read: 1_001 });
  expect(await aProcess().stateOf(stream)).toEqual({ state: whole, read: 1_501 });
  await bench.personKeys.destroy(userId);
  expect(await bench.database('stream_snapshots').where({ stream })).toEqual([]);
});

test('a snapshot of events that the log has lost is ignored', async () => {
  const { stream } = await aLongStream();
  const { state, read } = await aProcess('this code', 1_500n).stateOf(stream);
  expect(read).toBe(1_500);
  expect(state).toEqual(
    new Map([
      [secret, 15],
      ['more', 1_485],
    ]),
  );
});

test('a snapshot cannot be read without the key of its person, and is deleted with it', async () => {
  const { userId, stream } = await aLongStream();
  const row: unknown = await rowOf(stream);
  expect(row).toMatchObject({ user_id: userId, revision: '1999' });
  const { ciphertext } = await bench.database('stream_snapshots').where({ stream }).first('ciphertext');
  expect(Buffer.from(ciphertext).includes(secret)).toBe(false);
  const before = aProcess();
  await before.stateOf(stream);
  await bench.personKeys.destroy(userId);
  expect(await rowOf(stream)).toBeUndefined();
  await expect(before.stateOf(stream)).rejects.toBeInstanceOf(PersonErasedError);
  await expect(aProcess().stateOf(stream)).rejects.toBeInstanceOf(PersonErasedError);
  expect(await rowOf(stream)).toBeUndefined();
});

test('no snapshot of a short stream is stored', async () => {
  const userId = randomUUID();
  const stream = `words-${userId}`;
  const { commands, settled } = aProcess();
  await commands.handle(noting, stream, { words: words(900) }, context(userId));
  await settled();
  expect(await aProcess().stateOf(stream)).toMatchObject({ read: 900 });
  expect(await rowOf(stream)).toBeUndefined();
});
