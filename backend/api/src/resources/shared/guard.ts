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
import { openingOf, type Opening } from './opening';

/** A record that is open to a visitor at this moment. */
export interface OpenRecord {
  readonly ownerId: string;
  readonly lawyerId: string;
  readonly record: SharedRecord;
}

export interface SharedGuard {
  /**
   * Who asks for `/api/shared/:grantId/…`, and whose record they may see.
   * @throws RequestRefusedError 401, 403 with the reason · DomainError notFound
   */
  readonly opened: Reader<OpenRecord>;
  /** What is open to somebody, by name. None while their address is not verified. @throws RequestRefusedError 401 */
  openTo(lawyerId: string): Promise<readonly SharedRecord[]>;
}

/**
 * Read models tell which streams to read, and the streams decide: after a revocation, or when sharing is switched off, the
 * very next request is refused.
 */
export function createSharedGuard({
  database,
  commands,
  clock,
}: Pick<App, 'database' | 'commands' | 'clock'>): SharedGuard {
  async function openingFor(
    { grantId, ownerId }: { readonly grantId: string; readonly ownerId: string },
    lawyer: NonNullable<AccountState>,
  ): Promise<Opening> {
    try {
      const [grants, owner] = await Promise.all([
        commands.load(legalAccessDecider, legalAccessStream(ownerId)),
        commands.load(accountDecider, accountStream(ownerId)),
      ]);
      const grant = grants.state.get(grantId);
      return openingOf({ grantId, grant, owner: owner.state, lawyer, now: clock() });
    } catch (error) {
      if (error instanceof PersonErasedError) return { kind: 'hidden' };
      throw error;
    }
  }

  return {
    async opened(ctx) {
      const { userId: lawyerId } = signedIn(ctx);
      const lawyer = await ownAccount(commands, lawyerId);
      const grantId = identifierInPath(ctx, 'grantId');
      const found = grantId === null ? null : await findLegalAccess(database, grantId);
      if (found === null) throw sharedRecordNotFound();
      const ownerId = found.userId;
      const opening = await openingFor({ grantId: found.grantId, ownerId }, lawyer);
      switch (opening.kind) {
        case 'hidden':
          throw sharedRecordNotFound();
        case 'closed':
          throw new RequestRefusedError(403, opening.because);
        case 'open':
          return { ownerId, lawyerId, record: opening.record };
      }
    },

    async openTo(lawyerId) {
      const lawyer = await ownAccount(commands, lawyerId);
      if (!lawyer.emailVerified) return [];
      const open: SharedRecord[] = [];
      for (const { grantId, userId: ownerId, revokedAt } of await listLegalAccessForEmail(
        database,
        lawyer.email,
      )) {
        // A revocation is final, so the read model can be trusted here.
        if (revokedAt !== null) continue;
        const opening = await openingFor({ grantId, ownerId }, lawyer);
        if (opening.kind === 'open') open.push(opening.record);
      }
      return open.toSorted((a, b) => inAlphabet.compare(a.name, b.name) || (a.grantId < b.grantId ? -1 : 1));
    },
  };
}

const inAlphabet = new Intl.Collator('en-GB');

/** The same answer for a record that does not exist and for one that is not shared with this visitor. */
export function sharedRecordNotFound(): DomainError {
  return new DomainError('notFound', 'shared_record_not_found', 'This record is not shared with you.');
}

/** A record whose owner was erased after the guard's check does not exist. */
export async function refuseIfOwnerErased(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof PersonErasedError ? sharedRecordNotFound() : error;
  }
}
