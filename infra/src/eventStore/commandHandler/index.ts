export type { CommandHandler, Decider, Handled } from './types';
export { ConcurrencyConflictError, IdempotencyKeyReusedError } from './errors';
export {
  createCommandHandler,
  mostRememberedEvents,
  type CommandHandlerOptions,
} from './createCommandHandler';
