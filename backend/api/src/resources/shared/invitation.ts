import { timingSafeEqual } from 'node:crypto';
import {
  invitationRequest,
  type InvitationRequest,
  invitationResponse,
  type InvitationResponse,
} from '@settlewise/contract/shared';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { legalAccessDecider, legalAccessStream, statusOfGrant } from '@settlewise/domain/legalAccess';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { findLegalAccess } from '@settlewise/projections';
import { invitationSecret } from '@settlewise/projections/reminders';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';
import { toLastDay } from '../../record/legalAccess/presenter';
import { displayName } from './decideOpening';

/**
 * Shows the owner's name to a visitor with an invitation link, before sign-in. All failures have the same error, so
 * that a visitor without the secret cannot learn whether the access exists.
 */
export function invitationRoutes(routes: Routes, app: App): void {
  routes.post('/api/invitations', {
    summary: 'Tells who shares a record, with the secret of the invitation.',
    caller: limitedByAddress(app.limiter('linkByAddress')),
    input: body(invitationRequest),
    answers: { 200: invitationResponse },
    refusals: { 404: 'There is no such invitation, or it is not open.', ...rateLimited('Too many looks') },
    handle: async (ctx, _anyone, request) => {
      const invitation = await findInvitation(request, app);
      if (invitation === null) throw invitationNotOpen();
      ctx.body = invitation;
    },
  });
}

async function findInvitation(
  { grantId, secret }: InvitationRequest,
  { database, commands, keyed, clock }: Pick<App, 'database' | 'commands' | 'keyed' | 'clock'>,
): Promise<InvitationResponse | null> {
  const id = grantId.toLowerCase();
  if (!isSameSecret(secret, invitationSecret(keyed, id))) return null;
  const found = await findLegalAccess(database, id);
  if (found === null) return null;
  try {
    const [grants, owner] = await Promise.all([
      commands.load(legalAccessDecider, legalAccessStream(found.userId)),
      commands.load(accountDecider, accountStream(found.userId)),
    ]);
    const grant = grants.state.get(id);
    if (grant === undefined || owner.state?.settings.lawyerSharingEnabled !== true) return null;
    if (statusOfGrant(grant, clock().toISOString()) !== 'active') return null;
    return { name: displayName(owner.state), expiryDate: toLastDay(grant.expiresAt) };
  } catch (error) {
    if (error instanceof PersonErasedError) return null;
    throw error;
  }
}

/** Compares in constant time. */
function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const invitationNotOpen = () =>
  new DomainError('notFound', 'invitation_not_open', 'This invitation is not open any more.');
