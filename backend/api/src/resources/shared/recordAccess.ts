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
  /** The title of an opened document. */
  readonly documentTitle?: string;
  /** The content of a download. */
  readonly downloaded?: Downloaded;
  /** The documents of a bundle. */
  readonly bundled?: Bundled;
}

/**
 * Records in the owner's access log what a lawyer is about to see. If it throws, the lawyer must see nothing.
 * @returns the id of the entry
 * @throws RequestRefusedError 429 for too many accesses · EventStoreUnavailableError · PersonErasedError if the owner
 * was erased
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
