export { erasureDecider, erasureStream, type ErasureCommand, type ErasureState } from './decider';
export type { ErasureEvent } from './events';
