import {
  ConcurrencyConflictError,
  IdempotencyKeyReusedError,
  type CommandHandler,
} from '../../eventStore/commandHandler';
import type { CommandOutcome, Metrics } from './createMetrics';

/**
 * Wraps a command handler to count the outcomes of its commands.
 * @param isRefusal whether an error is a refusal by a rule, which only the domain knows
 */
export function measureCommands(
  commands: CommandHandler,
  metrics: Pick<Metrics, 'commandHandled'>,
  isRefusal: (error: unknown) => boolean,
): CommandHandler {
  function toOutcome(error: unknown): CommandOutcome {
    if (error instanceof ConcurrencyConflictError) return 'conflict';
    return error instanceof IdempotencyKeyReusedError || isRefusal(error) ? 'refused' : 'failed';
  }
  return {
    ...commands,
    async handle(decider, stream, command, context) {
      try {
        const handled = await commands.handle(decider, stream, command, context);
        metrics.commandHandled(stream, handled.events.length > 0 ? 'done' : 'nothing');
        return handled;
      } catch (error) {
        metrics.commandHandled(stream, toOutcome(error));
        throw error;
      }
    },
  };
}
