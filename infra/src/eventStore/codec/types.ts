import type { Position } from '../port';

/** An event as the domain defines it. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * What the codec needs to know of an event type. The domain's definitions have this shape; this package does
 * not import them.
 */
export interface EventDefinition {
  readonly type: string;
  /** Version of the shape that is written today; counts from 1. */
  readonly version: number;
  /** Checks data of today's version. @throws when it does not fit. */
  readonly parse: (data: unknown) => object;
  /** `upcasters[n]` turns data of version n into version n + 1. */
  readonly upcasters: Readonly<Record<number, (data: unknown) => unknown>>;
  /**
   * `person`: encrypted under the key of the person in `metadata.userId`.
   * `none`: readable in the log; only for data that says nothing about anybody (a reservation's holder id).
   */
  readonly confidentiality: 'person' | 'none';
}

export interface EventRegistry {
  /** @throws when no such event type is known. */
  definitionOf(type: string): EventDefinition;
}

export type ActorRole = 'user' | 'admin' | 'lawyer' | 'system';

/** Who did it and why: the same for all events of one command. */
export interface CommandContext {
  /** Whose data the events are about. */
  readonly userId: string;
  readonly actorId: string;
  readonly actorRole: ActorRole;
  /** One value for everything that a request set off. */
  readonly correlationId: string;
  /** What directly led to this command: the request id, or the event a worker reacted to. */
  readonly causationId: string;
  /** The client's `Idempotency-Key`, when it sent one. */
  readonly idempotencyKey?: string;
  /**
   * What the request asked for, when the command itself would differ on a repeat (a fresh password hash, the time).
   * Default: the command. Compared only as a keyed hash.
   */
  readonly requestFingerprint?: string;
  readonly now: Date;
}

export interface EventMetadata {
  readonly userId: string;
  readonly actorId: string;
  readonly actorRole: ActorRole;
  readonly correlationId: string;
  readonly causationId: string;
  /** ISO 8601 instant in UTC. */
  readonly recordedAt: string;
  readonly schemaVersion: number;
  /** Same for all events of one command; derived from the idempotency key when there was one. */
  readonly commandId: string;
  /** Keyed hash of the command's content: the same idempotency key with another content is refused. */
  readonly commandFingerprint: string;
  /** Hash of the event before this one in its stream, null for the first. */
  readonly previousHash: string | null;
  /** SHA-256 over previous hash, stream, revision, id, type, stored data and the metadata above; lower-case hex. */
  readonly hash: string;
}

/** The metadata of an event. */
export interface EventHeading {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: Position;
  readonly metadata: EventMetadata;
}

/** An event read back: decrypted, brought to today's shape and checked. */
export interface ReadEvent<Event extends DomainEvent = DomainEvent> extends EventHeading {
  /** Null when the person's key has been destroyed: the fact remains, its content is gone. */
  readonly event: Event | null;
}
