import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import type { Decider } from '@settlewise/domain/kernel';
import { streamKinds } from '@settlewise/domain/streams';
import type { Position } from '@settlewise/infra/eventStore';
import type { DomainEvent } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import fc from 'fast-check';
import { z } from 'zod';

/** An event of a generated log: a frozen sample of its type, about one of three people and one of three things. */
export interface MadeUp {
  readonly kind: string;
  readonly type: string;
  readonly person: number;
  readonly thing: number;
  /** Distinguishes events of one type about one thing. */
  readonly variant: number;
}

const types = streamKinds.flatMap(({ name, events }) => events.map(({ type }) => ({ kind: name, type })));
const eventDetails = fc.record({ person: fc.nat(2), thing: fc.nat(2), variant: fc.nat(9) });
const anyEvent = fc
  .tuple(fc.constantFrom(...types), eventDetails)
  .map(([type, rest]) => ({ ...type, ...rest }));
const everyType = fc
  .tuple(
    fc.shuffledSubarray(types, { minLength: types.length }),
    fc.array(eventDetails, { minLength: types.length, maxLength: types.length }),
  )
  .map(([order, rest]) =>
    order.map((type, index) => ({ person: 0, thing: 0, variant: 0, ...type, ...rest[index] })),
  );

/**
 * A log that begins with three people, has an event of each type there is at least once, and more of them in any order:
 * also in orders that no command would produce, which a read model must tolerate.
 */
export const anyLog: fc.Arbitrary<readonly MadeUp[]> = fc
  .tuple(fc.array(anyEvent, { minLength: 20, maxLength: 120, size: 'max' }), everyType)
  .map(([more, every]) => [
    ...[0, 1, 2].map((person) => ({
      kind: 'account',
      type: 'AccountRegistered',
      person,
      thing: 0,
      variant: person,
    })),
    ...more.slice(0, more.length / 2),
    ...every,
    ...more.slice(more.length / 2),
  ]);

const uuid = z.uuid();
/** Creates a deterministic id. */
function createId(...words: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const samples = new URL('../../../../../backend/domain/samples/', import.meta.url);
/** The sample of the current version; older versions are only read. */
const findSample = (type: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`${type}.v${eventRegistry.definitionOf(type).version}.json`, samples), 'utf8'),
  );

const aboutPeople = new Set(['userId', 'holderId', 'administratorId']);

/** The sample with other people and things. @param world separates tests that use the same log */
function createData({ type, person, thing, variant }: MadeUp, world: string): object {
  const changed = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => changed(name, each));
    if (typeof value === 'boolean') return variant % 2 === 0 ? value : !value;
    if (name === 'dependantId') return thing + 1;
    if (name === 'email' || name === 'formerEmail') return `person${person}-${variant}@example.org`;
    if (name === 'username') return `person${person}`;
    if (name === 'title' && typeof value === 'string') return `${value} ${variant}`;
    if (!uuid.safeParse(value).success) return value;
    return aboutPeople.has(name) ? personIn(world, person) : createId(world, name, person, thing);
  };
  return Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(findSample(type))).map(([name, value]) => [
      name,
      changed(name, value),
    ]),
  );
}

export const personIn = (world: string, person: number): string => createId(world, 'person', person);

/** Some kinds have one stream for each thing; the others have one for each person, or one in total. */
const ofThings = new Set(['administratorLook', 'document', 'look', 'operation', 'task']);

function formatStream({ kind, person, thing }: MadeUp, world: string): string {
  if (kind === 'administrators') return 'administrators-register';
  return `${kind}-${ofThings.has(kind) ? createId(world, kind, person, thing) : personIn(world, person)}`;
}

/** Lets every event through. */
const anything: Decider<{ readonly event: DomainEvent }, null, DomainEvent> = {
  initialState: null,
  decide: ({ event }) => [event],
  evolve: () => null,
};

/** Writes a log, each event as a separate command. @returns the position of the last event */
export async function write(
  commands: CommandHandler,
  log: readonly MadeUp[],
  world: string,
): Promise<Position | null> {
  let last: Position | null = null;
  for (const [index, each] of log.entries()) {
    const userId = personIn(world, each.person);
    const event = { type: each.type, data: createData(each, world) };
    const { position } = await commands.handle(
      anything,
      formatStream(each, world),
      { event },
      {
        userId,
        actorId: userId,
        actorRole: 'user',
        correlationId: randomUUID(),
        causationId: 'made up',
        now: new Date(Date.UTC(2026, 10, 21, 12, 0, index)),
      },
    );
    last = position ?? last;
  }
  return last;
}
