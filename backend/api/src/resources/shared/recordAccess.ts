import { randomUUID } from 'node:crypto';
import type { SharedPart } from '@settlewise/contract/legalAccess';
import {
  type Bundled,
  type Downloaded,
  recordAccessDecider,
  recordAccessStream,
} from '@settlewise/domain/recordAccess';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import type { OpenRecord } from './guard';

export interface AccessedPart {
  readonly part: SharedPart;
  /** For a file: what the document is called. */
  readonly documentTitle?: string;
  /** For a download: what it holds. */
  readonly downloaded?: Downloaded;
  /** What a bundle holds. */
  readonly bundled?: Bundled;
}

/**
 * Records for the owner who is about to be shown what. What cannot be recorded is not shown.
 * @returns the id of the entry
 * @throws RequestRefusedError 429 when somebody opens too much · EventStoreUnavailableError · PersonErasedError when
 * the owner is gone
 */
export type RecordLawyerAccess = (
  ctx: ApiContext,
  open: OpenRecord,
  accessed: AccessedPart,
) => Promise<string>;

export function createRecordLawyerAccess({
  commands,
  limiter,
  clock,
}: Pick<App, 'commands' | 'clock' | 'limiter'>): RecordLawyerAccess {
  const looksByAccount = limiter('looksByAccount');
  return async (
    ctx,
    { ownerId, lawyerId, record: { grantId } },
    { part, documentTitle = null, downloaded, bundled },
  ) => {
    await looksByAccount.count(lawyerId);
    const lookId = randomUUID();
    const now = clock();
    const { correlationId } = ctx.state;
    await commands.handle(
      recordAccessDecider,
      recordAccessStream(lookId),
      {
        type: 'RecordAccess',
        lookId,
        grantId,
        part,
        documentTitle,
        now: now.toISOString(),
        ...(downloaded === undefined ? {} : { downloaded }),
        ...(bundled === undefined ? {} : { bundled }),
      },
      {
        userId: ownerId,
        actorId: lawyerId,
        actorRole: 'lawyer',
        now,
        correlationId,
        causationId: correlationId,
      },
    );
    return lookId;
  };
}
