export type { CommandHandler, Decider, Handled } from './types';
export { ConcurrencyConflictError, IdempotencyKeyReusedError } from './errors';
export { createCommandHandler, type CommandHandlerOptions } from './createCommandHandler';
