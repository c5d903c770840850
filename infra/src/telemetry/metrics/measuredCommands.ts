import {
  ConcurrencyConflictError,
  IdempotencyKeyReusedError,
  type CommandHandler,
} from '../../eventStore/commandHandler';
import type { CommandOutcome, Metrics } from './createMetrics';

/**
 * The same handler; how its commands end is counted.
 * @param isRefusal whether an error is a rule's answer to a command, which only the domain knows
 */
export function measuredCommands(
  commands: CommandHandler,
  metrics: Pick<Metrics, 'commandHandled'>,
  isRefusal: (error: unknown) => boolean,
): CommandHandler {
  function outcomeOf(error: unknown): CommandOutcome {
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
        metrics.commandHandled(stream, outcomeOf(error));
        throw error;
      }
    },
  };
}
