import { randomUUID } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import {
  createCodec,
  decodeHeading,
  type CommandContext,
  type DomainEvent,
} from '@settlewise/infra/eventStore/codec';
import type { Decider } from '@settlewise/infra/eventStore/commandHandler';
import type { TestApi } from './startTestApi';

/** Carries out commands on one stream with one append, and waits until they show. As many requests take far longer. */
export async function handleInOneAppend<Command, State, Event extends DomainEvent>(
  { commands: handler, eventStore, personKeys, whenCaughtUp }: TestApi,
  decider: Decider<Command, State, Event>,
  stream: string,
  commands: readonly Command[],
  context: CommandContext,
): Promise<void> {
  const { state: before, revision } = await handler.load(decider, stream);
  let state = before;
  let previousHash: string | null = null;
  for await (const last of eventStore.readStream(stream, { direction: 'backwards', limit: 1 })) {
    previousHash = decodeHeading(last).metadata.hash;
  }
  const events = commands.flatMap((command) => {
    const decided = decider.decide(command, state);
    state = decided.reduce((current, event) => decider.evolve(current, event), state);
    return decided;
  });
  const commandId = randomUUID();
  const { events: encoded } = await createCodec({ registry: eventRegistry, personKeys }).encode({
    stream,
    firstRevision: (revision ?? -1n) + 1n,
    previousHash,
    commandId,
    commandFingerprint: commandId,
    context,
    events: events.map((event) => ({ id: randomUUID(), event })),
  });
  const [first, ...others] = encoded;
  if (first === undefined) return;
  await eventStore.append(stream, [first, ...others], revision ?? 'no_stream');
  await whenCaughtUp();
}
