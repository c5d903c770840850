import { randomUUID } from 'node:crypto';
import type { SharedPart } from '@settlewise/contract';
import { lookDecider, lookStream } from '@settlewise/domain';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { ApiContext } from '../../http/context';
import type { RateLimiter } from '../../http/rateLimit';
import type { OpenRecord } from './guard';

export interface Looked {
  readonly part: SharedPart;
  /** For a file: what the document is called. */
  readonly documentTitle?: string;
}

/**
 * Records who is about to be shown what, for the owner. Nothing is shown to whom it cannot be recorded of.
 * @throws RequestRefusedError 429 when somebody looks without end · EventStoreUnavailableError · PersonErasedError when
 * the owner is gone
 */
export type RecordLook = (ctx: ApiContext, open: OpenRecord, looked: Looked) => Promise<void>;

export interface RecordLookOptions {
  readonly commands: CommandHandler;
  readonly looksByAccount: Pick<RateLimiter, 'count'>;
  readonly clock: () => Date;
}

export function createRecordLook({ commands, looksByAccount, clock }: RecordLookOptions): RecordLook {
  return async (ctx, { ownerId, lawyerId, record: { grantId } }, { part, documentTitle = null }) => {
    await looksByAccount.count(lawyerId);
    const lookId = randomUUID();
    const now = clock();
    const { correlationId } = ctx.state;
    await commands.handle(
      lookDecider,
      lookStream(lookId),
      { type: 'RecordLook', lookId, grantId, part, documentTitle, now: now.toISOString() },
      {
        ...{ userId: ownerId, actorId: lawyerId, actorRole: 'lawyer', now },
        ...{ correlationId, causationId: correlationId },
      },
    );
  };
}
