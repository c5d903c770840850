import { DomainError } from '@settlewise/domain/kernel';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { measureCommands, type Metrics } from '@settlewise/infra/telemetry/metrics';

/** Commands that are counted by how they end: the domain's own errors are refusals, others failures. */
export function countedCommands(commands: CommandHandler, metrics: Metrics): CommandHandler {
  return measureCommands(
    commands,
    metrics,
    (error) => error instanceof DomainError || error instanceof PersonErasedError,
  );
}
