export type { CommandOf, Decider } from './decider';
export { DomainError, type Refusal } from './domainError';
export type { EventDefinition, EventOf } from './eventDefinition';
export { inParts } from './inParts';
export { identifier, instant, recordedDate } from './values';
