import { z } from 'zod';
import { open, seal } from '../../crypto/seal';
import type { PersonKeys } from '../../crypto/personKeys';
import type { JsonObject, NewEvent, RecordedEvent } from '../port';
import { UndecodableEventError } from './errors';
import { eventHash } from './hashChain';
import type {
  CommandContext,
  DomainEvent,
  EventDefinition,
  EventMetadata,
  EventRegistry,
  ReadEvent,
} from './types';
import { upcast } from './upcast';

/** Where in a stream a command's events go, and how they are told apart from others. */
export interface Placement {
  readonly stream: string;
  readonly firstRevision: bigint;
  /** Hash of the event before the first of these; null at the beginning of a stream. */
  readonly previousHash: string | null;
  readonly commandId: string;
  readonly commandFingerprint: string;
  /** Id of the n-th event of the command, a UUID. */
  readonly eventId: (index: number) => string;
}

export interface Codec {
  /** Checks, encrypts and chains events. @throws ZodError when data does not fit its type · PersonErasedError */
  encode(events: readonly DomainEvent[], context: CommandContext, placement: Placement): Promise<NewEvent[]>;
  /** Decrypts an event and brings it to today's shape. @throws UndecodableEventError */
  decode(event: RecordedEvent): Promise<ReadEvent>;
}

const sealedData = z.strictObject({ sealed: z.base64() });

const eventMetadata = z.object({
  userId: z.string(),
  actorId: z.string(),
  actorRole: z.enum(['user', 'admin', 'lawyer', 'system']),
  correlationId: z.string(),
  causationId: z.string(),
  recordedAt: z.string(),
  schemaVersion: z.int().min(1),
  commandId: z.string(),
  commandFingerprint: z.string(),
  previousHash: z.string().nullable(),
  hash: z.string(),
}) satisfies z.ZodType<EventMetadata>;

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

export function createCodec({
  registry,
  personKeys,
}: {
  registry: EventRegistry;
  personKeys: PersonKeys;
}): Codec {
  const store = async (definition: EventDefinition, data: object, userId: string, context: string) => {
    if (definition.confidentiality === 'none') return jsonObject.parse(data);
    const key = await personKeys.forWriting(userId);
    return { sealed: seal(key, Buffer.from(JSON.stringify(data)), context).toString('base64') };
  };

  /** The key that opens an event, and null when the person has been erased. */
  const keyFor = (definition: EventDefinition, userId: string): Promise<Buffer | 'open' | null> =>
    definition.confidentiality === 'none' ? Promise.resolve('open') : personKeys.forReading(userId);

  return {
    async encode(events, context, placement) {
      const encoded: NewEvent[] = [];
      let previousHash = placement.previousHash;
      for (const [index, { type, data }] of events.entries()) {
        const definition = registry.definitionOf(type);
        const id = placement.eventId(index);
        const { stream } = placement;
        const stored = await store(
          definition,
          definition.parse(data),
          context.userId,
          sealingContext({ stream, id, type }),
        );
        const metadata = {
          userId: context.userId,
          actorId: context.actorId,
          actorRole: context.actorRole,
          correlationId: context.correlationId,
          causationId: context.causationId,
          recordedAt: context.now.toISOString(),
          schemaVersion: definition.version,
          commandId: placement.commandId,
          commandFingerprint: placement.commandFingerprint,
          previousHash,
        };
        const revision = placement.firstRevision + BigInt(index);
        const hash = eventHash({ stream, revision, id, type, data: stored, metadata });
        encoded.push({ id, type, data: stored, metadata: { ...metadata, hash } });
        previousHash = hash;
      }
      return encoded;
    },

    async decode(event) {
      const { id, stream, revision, position, type } = event;
      const { definition, metadata } = reading(event, () => ({
        definition: registry.definitionOf(type),
        metadata: eventMetadata.parse(event.metadata),
      }));
      // Outside of `reading`: an absent database says nothing about the event.
      const key = await keyFor(definition, metadata.userId);
      const happened =
        key === null
          ? null
          : reading(event, () => ({
              type,
              data: upcast(definition, contentOf(event, key), metadata.schemaVersion),
            }));
      return { id, stream, revision, position, type, metadata, event: happened };
    },
  };
}

function contentOf(event: RecordedEvent, key: Buffer | 'open'): unknown {
  if (key === 'open') return event.data;
  const { sealed } = sealedData.parse(event.data);
  return JSON.parse(open(key, Buffer.from(sealed, 'base64'), sealingContext(event)).toString());
}

function reading<Result>(event: RecordedEvent, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw new UndecodableEventError(event, { cause });
  }
}

/** Binds a content to its place: it cannot be opened as another event's. */
function sealingContext({ stream, id, type }: Pick<RecordedEvent, 'stream' | 'id' | 'type'>): string {
  return JSON.stringify([stream, id, type]);
}
