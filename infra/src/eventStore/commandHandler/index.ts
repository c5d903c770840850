export type { CommandHandler, Decider, CommandResult } from './types';
export { ConcurrencyConflictError, IdempotencyKeyReusedError, TooManyCommandsError } from './errors';
export {
  createCommandHandler,
  maxCommandsPerDay,
  maxCachedEvents,
  type CommandHandlerOptions,
} from './createCommandHandler';
export { createStreamSnapshots, type StreamSnapshots } from './streamSnapshots';
