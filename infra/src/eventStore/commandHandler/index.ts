export { createCommandHandler, type CommandHandlerOptions } from './createCommandHandler';
export { ConcurrencyConflictError, IdempotencyKeyReusedError } from './errors';
export type { CommandHandler, Decider, Handled } from './types';
