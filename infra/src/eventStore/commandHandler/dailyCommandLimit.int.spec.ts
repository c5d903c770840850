import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCodec, type CommandContext } from '../codec';
import { createCommandHandler, TooManyCommandsError, type CommandHandler, type Decider } from './index';
import { openTestLog, type TestLog } from './testing/openTestLog';
import { anyEvents } from './testing/anyEvents';

interface Counted {
  readonly type: 'Counted';
  readonly data: { readonly by: number };
}

const counter: Decider<{ readonly by: number }, number, Counted> = {
  initialState: 0,
  decide: ({ by }) => Array.from({ length: by }, () => ({ type: 'Counted', data: { by: 1 } })),
  evolve: (total, { data }) => total + data.by,
};

const userId = randomUUID();
const limit = 5;
let log: TestLog;
let createProcess: () => CommandHandler;
beforeAll(async () => {
  log = await openTestLog();
  const { store, personKeys, keyed } = log;
  const codec = createCodec({ registry: anyEvents('none'), personKeys });
  createProcess = () => createCommandHandler({ store, codec, keyed, commandsPerDay: limit });
});
afterAll(() => log.close());

const createContext = (context: Partial<CommandContext> = {}): CommandContext => ({
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: 'request',
  causationId: 'request',
  now: new Date('2026-11-21T23:00:00Z'),
  ...context,
});
const tomorrow = createContext({ now: new Date('2026-11-22T00:00:00Z') });
const count = (commands: CommandHandler, stream: string, context = createContext(), events = 1) =>
  commands.handle(counter, stream, { by: events }, context);

test('a stream takes so many commands of people in a day, from all processes together, and more on the next', async () => {
  const stream = `counter-${randomUUID()}`;
  const [one, other] = [createProcess(), createProcess()];
  for (let index = 0; index < limit; index += 1) await count(index % 2 === 0 ? one : other, stream);
  for (const process of [one, other, createProcess()]) {
    const refusal = await count(process, stream).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyCommandsError);
    expect(refusal).toMatchObject({ secondsLeft: 3_600 });
  }
  expect((await count(one, stream, tomorrow)).state).toBe(limit + 1);
  for (let index = 1; index < limit; index += 1) await count(other, stream, tomorrow);
  await expect(count(one, stream, tomorrow)).rejects.toBeInstanceOf(TooManyCommandsError);
});

test('a command with many events counts once, and one without events does not count', async () => {
  const stream = `counter-${randomUUID()}`;
  const commands = createProcess();
  for (let index = 0; index < limit; index += 1) await count(commands, stream, createContext(), 3);
  expect((await count(commands, stream, createContext(), 0)).events).toEqual([]);
  await expect(count(commands, stream)).rejects.toBeInstanceOf(TooManyCommandsError);
  expect((await createProcess().load(counter, stream)).state).toBe(3 * limit);
});

test('the limit does not stop repeated commands, nor commands that protect a person', async () => {
  const stream = `counter-${randomUUID()}`;
  const commands = createProcess();
  const repeated = createContext({ idempotencyKey: 'once' });
  await count(commands, stream, repeated);
  for (let index = 1; index < limit; index += 1) await count(commands, stream);
  expect((await count(createProcess(), stream, repeated)).events).toHaveLength(1);
  for (const actorRole of ['admin', 'system'] as const) {
    await count(commands, stream, createContext({ actorRole }));
  }
  await expect(count(commands, stream, createContext({ actorRole: 'lawyer' }))).rejects.toThrow('on one day');
});
