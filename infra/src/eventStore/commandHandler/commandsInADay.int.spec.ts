import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCodec, type CommandContext } from '../codec';
import { createCommandHandler, TooManyCommandsError, type CommandHandler, type Decider } from './index';
import { openTestLog, type TestLog } from './testing/aLog';
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
const most = 5;
let log: TestLog;
let aProcess: () => CommandHandler;
beforeAll(async () => {
  log = await openTestLog();
  const { store, personKeys, keyed } = log;
  const codec = createCodec({ registry: anyEvents('none'), personKeys });
  aProcess = () => createCommandHandler({ store, codec, keyed, commandsInADay: most });
});
afterAll(() => log.close());

const by = (context: Partial<CommandContext> = {}): CommandContext => ({
  userId,
  actorId: userId,
  actorRole: 'user',
  correlationId: 'request',
  causationId: 'request',
  now: new Date('2026-11-21T23:00:00Z'),
  ...context,
});
const tomorrow = by({ now: new Date('2026-11-22T00:00:00Z') });
const count = (commands: CommandHandler, stream: string, context = by(), howMuch = 1) =>
  commands.handle(counter, stream, { by: howMuch }, context);

test('a stream takes so many commands of people in a day, from all processes together, and more on the next', async () => {
  const stream = `counter-${randomUUID()}`;
  const [one, other] = [aProcess(), aProcess()];
  for (let given = 0; given < most; given += 1) await count(given % 2 === 0 ? one : other, stream);
  for (const process of [one, other, aProcess()]) {
    const refusal = await count(process, stream).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyCommandsError);
    expect(refusal).toMatchObject({ secondsLeft: 3_600 });
  }
  expect((await count(one, stream, tomorrow)).state).toBe(most + 1);
  for (let given = 1; given < most; given += 1) await count(other, stream, tomorrow);
  await expect(count(one, stream, tomorrow)).rejects.toBeInstanceOf(TooManyCommandsError);
});

test('a command of many events is one, and one that changes nothing is none', async () => {
  const stream = `counter-${randomUUID()}`;
  const commands = aProcess();
  for (let given = 0; given < most; given += 1) await count(commands, stream, by(), 3);
  expect((await count(commands, stream, by(), 0)).events).toEqual([]);
  await expect(count(commands, stream)).rejects.toBeInstanceOf(TooManyCommandsError);
  expect((await aProcess().load(counter, stream)).state).toBe(3 * most);
});

test('what was carried out is answered again, and what protects a person is done', async () => {
  const stream = `counter-${randomUUID()}`;
  const commands = aProcess();
  const repeated = by({ idempotencyKey: 'once' });
  await count(commands, stream, repeated);
  for (let given = 1; given < most; given += 1) await count(commands, stream);
  expect((await count(aProcess(), stream, repeated)).events).toHaveLength(1);
  for (const actorRole of ['admin', 'system'] as const) {
    await count(commands, stream, by({ actorRole }));
  }
  await expect(count(commands, stream, by({ actorRole: 'lawyer' }))).rejects.toThrow('on one day');
});
