import type { SharedRecord } from '@settlewise/contract/shared';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { legalAccessDecider, legalAccessStream } from '@settlewise/domain/legalAccess';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { findLegalAccess, listLegalAccessForEmail } from '@settlewise/projections';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Reader } from '../../http/routes';
import { signedIn } from '../../http/session';
import { identifierInPath } from '../../http/validate';
import { ownAccount } from '../../identity/ownAccount';
import { decideOpening, type Opening } from './decideOpening';

/** A record that a lawyer may see now. */
export interface OpenRecord {
  readonly ownerId: string;
  readonly lawyerId: string;
  readonly record: SharedRecord;
}

export interface SharedGuard {
  /**
   * Checks access to `/api/shared/:grantId/…`.
   * @throws RequestRefusedError 401, 403 with the reason · DomainError notFound
   */
  readonly requireOpen: Reader<OpenRecord>;
  /** Lists the records open to a lawyer, by name. Empty for an unverified address. @throws RequestRefusedError 401 */
  listOpenTo(lawyerId: string): Promise<readonly SharedRecord[]>;
}

/**
 * Finds the streams with read models, and decides from the streams, so that the first request after a revocation is
 * refused.
 */
export function createSharedGuard({
  database,
  commands,
  clock,
}: Pick<App, 'database' | 'commands' | 'clock'>): SharedGuard {
  async function checkOpening(
    { grantId, ownerId }: { readonly grantId: string; readonly ownerId: string },
    lawyer: NonNullable<AccountState>,
  ): Promise<Opening> {
    try {
      const [grants, owner] = await Promise.all([
        commands.load(legalAccessDecider, legalAccessStream(ownerId)),
        commands.load(accountDecider, accountStream(ownerId)),
      ]);
      const grant = grants.state.get(grantId);
      return decideOpening({ grantId, grant, owner: owner.state, lawyer, now: clock() });
    } catch (error) {
      if (error instanceof PersonErasedError) return { kind: 'hidden' };
      throw error;
    }
  }

  return {
    async requireOpen(ctx) {
      const { userId: lawyerId } = signedIn(ctx);
      const lawyer = await ownAccount(commands, lawyerId);
      const grantId = identifierInPath(ctx, 'grantId');
      const found = grantId === null ? null : await findLegalAccess(database, grantId);
      if (found === null) throw sharedRecordNotFound();
      const ownerId = found.userId;
      const opening = await checkOpening({ grantId: found.grantId, ownerId }, lawyer);
      switch (opening.kind) {
        case 'hidden':
          throw sharedRecordNotFound();
        case 'closed':
          throw new RequestRefusedError(403, opening.because);
        case 'open':
          return { ownerId, lawyerId, record: opening.record };
      }
    },

    async listOpenTo(lawyerId) {
      const lawyer = await ownAccount(commands, lawyerId);
      if (!lawyer.emailVerified) return [];
      const open: SharedRecord[] = [];
      for (const { grantId, userId: ownerId, revokedAt } of await listLegalAccessForEmail(
        database,
        lawyer.email,
      )) {
        // A revocation is final, so a read model that is behind cannot be wrong.
        if (revokedAt !== null) continue;
        const opening = await checkOpening({ grantId, ownerId }, lawyer);
        if (opening.kind === 'open') open.push(opening.record);
      }
      return open.toSorted((a, b) => collator.compare(a.name, b.name) || (a.grantId < b.grantId ? -1 : 1));
    },
  };
}

const collator = new Intl.Collator('en-GB');

/** The same error for an unknown record and for one that is not shared, so that it reveals nothing. */
export function sharedRecordNotFound(): DomainError {
  return new DomainError('notFound', 'shared_record_not_found', 'This record is not shared with you.');
}

/** Treats a record as not found if its owner was erased after the guard's check. */
export async function recordNotFoundIfErased(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof PersonErasedError ? sharedRecordNotFound() : error;
  }
}
