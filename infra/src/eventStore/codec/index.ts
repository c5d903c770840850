export { createCodec, type Codec, type Placement } from './codec';
export { canonicalJson } from './canonicalJson';
export { UndecodableEventError } from './errors';
export { eventHash, firstBrokenLink, type BrokenLink } from './hashChain';
export type {
  ActorRole,
  CommandContext,
  DomainEvent,
  EventDefinition,
  EventMetadata,
  EventRegistry,
  ReadEvent,
} from './types';
