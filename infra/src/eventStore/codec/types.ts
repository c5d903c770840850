import type { Position } from '../port';

/** An event as the domain defines it. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

/**
 * The definition of an event type. The domain's definitions have this shape; this package does not import them.
 */
export interface EventDefinition {
  readonly type: string;
  /** Current schema version; counts from 1. */
  readonly version: number;
  /** Validates data of the current version. @throws when it does not fit. */
  readonly parse: (data: unknown) => object;
  /** `upcasters[n]` turns data of version n into version n + 1. */
  readonly upcasters: Readonly<Record<number, (data: unknown) => unknown>>;
  /**
   * `person`: encrypted with the key of the person in `metadata.userId`.
   * `none`: readable in the log; only for data that describes no person (a reservation's holder id).
   */
  readonly confidentiality: 'person' | 'none';
}

export interface EventRegistry {
  /** @throws when the event type is unknown. */
  definitionOf(type: string): EventDefinition;
}

export type ActorRole = 'user' | 'admin' | 'lawyer' | 'system';

/** Actor and cause of a command; all its events share them. */
export interface CommandContext {
  /** The person that the events are about. */
  readonly userId: string;
  readonly actorId: string;
  readonly actorRole: ActorRole;
  /** The same for all events and jobs that a request causes. */
  readonly correlationId: string;
  /** The direct cause of this command: the request id, or the id of the event that a worker handled. */
  readonly causationId: string;
  /** The client's `Idempotency-Key`, if it sent one. */
  readonly idempotencyKey?: string;
  /**
   * The content of the request, if the command itself differs on a retry (a new password hash, the time).
   * Default: the command. Only keyed hashes of it are compared.
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
  /** Shared by all events of one command; derived from the idempotency key if there was one. */
  readonly commandId: string;
  /** Keyed hash of the command's content. An idempotency key with different content is refused. */
  readonly commandFingerprint: string;
  /** Hash of the previous event of the stream, null for the first. */
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

/** A decrypted, upcast and validated event. */
export interface ReadEvent<Event extends DomainEvent = DomainEvent> extends EventHeading {
  /** Null when the person's key has been destroyed. */
  readonly event: Event | null;
}
