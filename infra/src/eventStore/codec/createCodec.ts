import { z } from 'zod';
import { SealBrokenError, type PersonKeys } from '../../crypto';
import type { JsonObject, NewEvent, RecordedEvent } from '../port';
import { CodecError } from './errors';
import { hashEvent } from './hashChain';
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

/** The events of a command for one stream. */
export interface EventsToWrite {
  readonly stream: string;
  /** Revision of the first new event. */
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
  /** Hash of the last event; the previous hash if `events` is empty. */
  readonly lastHash: string | null;
}

/** Translates between the domain's events and what the log stores. */
export interface Codec {
  /**
   * Checks, encrypts and chains events.
   * @throws CodecError when data or metadata does not fit its schema · PersonErasedError · errors of the key database
   */
  encode(toWrite: EventsToWrite): Promise<Encoded>;
  /**
   * Decrypts an event, upcasts it to the current version and validates it.
   * @throws CodecError when it cannot be read, naming the event · errors of the key database
   */
  decode(recorded: RecordedEvent): Promise<ReadEvent>;
  /** Whether events of this type are encrypted with a person's key. @throws when the type is unknown. */
  isPersonal(type: string): boolean;
  /** Whether the person's key has been destroyed. @throws errors of the key database */
  isErased(userId: string): Promise<boolean>;
}

export interface CodecOptions {
  readonly registry: EventRegistry;
  readonly personKeys: Pick<PersonKeys, 'readKey' | 'getOrCreateKey'>;
}

export function createCodec({ registry, personKeys }: CodecOptions): Codec {
  async function encodeData(
    definition: EventDefinition,
    data: object,
    place: { stream: string; id: string; type: string },
    userId: string,
  ): Promise<JsonObject> {
    return definition.confidentiality === 'person'
      ? sealData(await personKeys.getOrCreateKey(userId), data, place)
      : jsonObject.parse(JSON.parse(JSON.stringify(data)));
  }

  return {
    async encode({ stream, firstRevision, previousHash, commandId, commandFingerprint, context, events }) {
      const encoded: NewEvent[] = [];
      let revision = firstRevision;
      let lastHash = previousHash;
      for (const { id, event } of events) {
        const { type } = event;
        const place = { stream, revision, type };
        const definition = wrapErrors(place, () => registry.definitionOf(type));
        const checked = wrapErrors(place, () => definition.parse(event.data));
        const data = await encodeData(definition, checked, { stream, id, type }, context.userId);
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
          previousHash: lastHash,
        } satisfies Omit<EventMetadata, 'hash'>;
        lastHash = hashEvent({ stream, revision, id, type, data, metadata: unhashed });
        const metadata = { ...unhashed, hash: lastHash };
        // Refuses to write an event that could not be read back.
        wrapErrors(place, () => metadataShape.parse(metadata));
        encoded.push({ id, type, data, metadata });
        revision += 1n;
      }
      return { events: encoded, lastHash };
    },

    async decode(recorded) {
      const heading = decodeHeading(recorded);
      const { type, metadata } = heading;
      const definition = wrapErrors(recorded, () => registry.definitionOf(type));

      let content: unknown = recorded.data;
      if (definition.confidentiality === 'person') {
        const key = await personKeys.readKey(metadata.userId);
        if (key === null) return { ...heading, event: null };
        content = wrapErrors(recorded, () => openData(key, recorded.data, recorded));
      }
      const data = wrapErrors(recorded, () => upcast(definition, metadata.schemaVersion, content));
      return { ...heading, event: { type, data } };
    },

    isPersonal: (type) => registry.definitionOf(type).confidentiality === 'person',
    isErased: async (userId) => (await personKeys.readKey(userId)) === null,
  };
}

/**
 * Reads the metadata of an event, not its content. Needs no key, so it also works for erased people.
 * @throws CodecError when the metadata does not fit its schema
 */
export function decodeHeading(recorded: RecordedEvent): EventHeading {
  const { id, stream, revision, position, type } = recorded;
  const metadata = wrapErrors(recorded, () => metadataShape.parse(recorded.metadata));
  return { id, stream, revision, position, type, metadata };
}

const jsonObject = z.record(z.string(), z.json());

function wrapErrors<Result>(
  { stream, revision, type }: { stream: string; revision: bigint; type: string },
  work: () => Result,
): Result {
  try {
    return work();
  } catch (error) {
    throw new CodecError(stream, revision, type, describeError(error), { cause: error });
  }
}

/** Names fields but never their content, because the text may be logged. */
function describeError(error: unknown): string {
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
