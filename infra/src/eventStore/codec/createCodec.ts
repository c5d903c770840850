import { z } from 'zod';
import { SealBrokenError, type PersonKeys } from '../../crypto';
import type { JsonObject, NewEvent, RecordedEvent } from '../port';
import { CodecError } from './errors';
import { hashOf } from './hashChain';
import { metadataShape } from './metadata';
import { openData, sealData } from './sealedData';
import type {
  CommandContext,
  DomainEvent,
  EventDefinition,
  EventHeading,
  EventMetadata,
  EventRegistry,
  ReadEvent,
} from './types';
import { upcast } from './upcast';

/** What one command writes to one stream. */
export interface EventsToWrite {
  readonly stream: string;
  /** Revision that the first of the events will have. */
  readonly firstRevision: bigint;
  /** Hash of the stream's last event so far, null for a new stream. */
  readonly previousHash: string | null;
  readonly commandId: string;
  readonly commandFingerprint: string;
  readonly context: CommandContext;
  readonly events: readonly { readonly id: string; readonly event: DomainEvent }[];
}

export interface Encoded {
  readonly events: readonly NewEvent[];
  /** Hash of the last of them; the previous hash when there are none. */
  readonly lastHash: string | null;
}

/** Translates between the domain's events and what the log stores. */
export interface Codec {
  /**
   * Checks, encrypts and chains events.
   * @throws CodecError when data or metadata does not fit its shape · PersonErasedError · whatever the key's database answers
   */
  encode(toWrite: EventsToWrite): Promise<Encoded>;
  /**
   * Decrypts an event, brings it to today's shape and checks it.
   * @throws CodecError when it cannot be read, naming the event · whatever the key's database answers
   */
  decode(recorded: RecordedEvent): Promise<ReadEvent>;
  /** Whether events of this type are encrypted under a person's key. @throws when no such type is known. */
  isPersonal(type: string): boolean;
  /** Whether the person's key has been destroyed. @throws whatever the key's database answers */
  isErased(userId: string): Promise<boolean>;
}

export interface CodecOptions {
  readonly registry: EventRegistry;
  readonly personKeys: Pick<PersonKeys, 'forReading' | 'forWriting'>;
}

export function createCodec({ registry, personKeys }: CodecOptions): Codec {
  async function stored(
    definition: EventDefinition,
    data: object,
    place: { stream: string; id: string; type: string },
    userId: string,
  ): Promise<JsonObject> {
    return definition.confidentiality === 'person'
      ? sealData(await personKeys.forWriting(userId), data, place)
      : jsonObject.parse(JSON.parse(JSON.stringify(data)));
  }

  return {
    async encode({ stream, firstRevision, previousHash, commandId, commandFingerprint, context, events }) {
      const encoded: NewEvent[] = [];
      let revision = firstRevision;
      let before = previousHash;
      for (const { id, event } of events) {
        const { type } = event;
        const place = { stream, revision, type };
        const definition = attempt(place, () => registry.definitionOf(type));
        const checked = attempt(place, () => definition.parse(event.data));
        const data = await stored(definition, checked, { stream, id, type }, context.userId);
        const unhashed = {
          userId: context.userId,
          actorId: context.actorId,
          actorRole: context.actorRole,
          correlationId: context.correlationId,
          causationId: context.causationId,
          recordedAt: context.now.toISOString(),
          schemaVersion: definition.version,
          commandId,
          commandFingerprint,
          previousHash: before,
        } satisfies Omit<EventMetadata, 'hash'>;
        before = hashOf({ stream, revision, id, type, data, metadata: unhashed });
        const metadata = { ...unhashed, hash: before };
        // An event that could not be read back is not written.
        attempt(place, () => metadataShape.parse(metadata));
        encoded.push({ id, type, data, metadata });
        revision += 1n;
      }
      return { events: encoded, lastHash: before };
    },

    async decode(recorded) {
      const read = headingOf(recorded);
      const { type, metadata } = read;
      const definition = attempt(recorded, () => registry.definitionOf(type));

      let content: unknown = recorded.data;
      if (definition.confidentiality === 'person') {
        const key = await personKeys.forReading(metadata.userId);
        if (key === null) return { ...read, event: null };
        content = attempt(recorded, () => openData(key, recorded.data, recorded));
      }
      const data = attempt(recorded, () => upcast(definition, metadata.schemaVersion, content));
      return { ...read, event: { type, data } };
    },

    isPersonal: (type) => registry.definitionOf(type).confidentiality === 'person',
    isErased: async (userId) => (await personKeys.forReading(userId)) === null,
  };
}

/**
 * The metadata of an event; its content is not read. Needs no key, so it also works for erased people.
 * @throws CodecError when its metadata does not fit their shape
 */
export function headingOf(recorded: RecordedEvent): EventHeading {
  const { id, stream, revision, position, type } = recorded;
  const metadata = attempt(recorded, () => metadataShape.parse(recorded.metadata));
  return { id, stream, revision, position, type, metadata };
}

const jsonObject = z.record(z.string(), z.json());

function attempt<Result>(
  { stream, revision, type }: { stream: string; revision: bigint; type: string },
  work: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    throw new CodecError(stream, revision, type, reasonOf(error), { cause: error });
  }
}

/** Names fields, never their content, because the sentence may be logged. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const fields = error.issues.map(
      ({ path, code }) => `${path.map(String).join('.') || 'the whole'} (${code})`,
    );
    return `does not fit its schema: ${fields.join(', ')}`;
  }
  if (error instanceof SealBrokenError) return 'the key does not open it, or it was changed or moved';
  if (error instanceof SyntaxError) return 'is not JSON';
  return error instanceof Error ? error.message : String(error);
}
