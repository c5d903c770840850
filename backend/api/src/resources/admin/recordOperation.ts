import { randomUUID } from 'node:crypto';
import { operationDecider, type OperationEvent, operationStream } from '@settlewise/domain/operations';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import { administratorCommand } from './administratorCommand';
import type { Administrator } from '../../identity/administratorGuard';

type Operation = OperationEvent['data']['operation'];

/** Records an administrator's operation before it runs. @throws EventStoreUnavailableError: then it must not run */
export type RecordOperation = (
  ctx: ApiContext,
  administrator: Administrator,
  operation: Operation,
  subject: string | null,
) => Promise<void>;

export function createRecordOperation({ commands, clock }: Pick<App, 'commands' | 'clock'>): RecordOperation {
  return async (ctx, administrator, operation, subject) => {
    const operationId = randomUUID();
    const now = clock();
    await commands.handle(
      operationDecider,
      operationStream(operationId),
      { type: 'RecordOperation', operationId, operation, subject, at: now.toISOString() },
      administratorCommand(ctx, administrator, administrator.userId, now),
    );
  };
}
