export type { CommandHandler, Decider, Handled } from './types';
export { ConcurrencyConflictError, IdempotencyKeyReusedError, TooManyCommandsError } from './errors';
export {
  createCommandHandler,
  mostCommandsInADay,
  mostRememberedEvents,
  type CommandHandlerOptions,
} from './createCommandHandler';
export { createStreamSnapshots, type StreamSnapshots } from './streamSnapshots';
