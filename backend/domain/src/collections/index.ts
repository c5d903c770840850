export { createListDecider, streamOfCollection, type ListCommand, type ListState } from './decider';
export { createListEvents, type ListEvent } from './events';
export { createListErrors } from './items';
export { findOwnItem, requireOwnItem, type StreamItem } from './ownStream';
