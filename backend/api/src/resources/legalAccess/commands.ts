import { randomUUID } from 'node:crypto';
import {
  defaultLawyerName,
  type ExtendLegalAccessRequest,
  type GrantLegalAccessRequest,
  type LegalAccessGrantResponse,
} from '@settlewise/contract/legalAccess';
import {
  type LegalAccessCommand,
  legalAccessDecider,
  type LegalAccessGrant,
  legalAccessNotFound,
  type LegalAccessState,
  legalAccessStream,
} from '@settlewise/domain/legalAccess';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { findLegalAccess } from '@settlewise/projections';
import type { App } from '../../app';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { ownAccount } from '../../identity/ownAccount';
import type { Written } from '../../record/written';
import { endOfDayInLondon } from '../../record/legalAccess/endOfDayInLondon';
import { presentGrant } from '../../record/legalAccess/presenter';

/** Commands on the access that a person gives. An id is null if it is invalid. */
export interface LegalAccessCommands {
  give(request: GrantLegalAccessRequest, context: CommandContext): Promise<Written<LegalAccessGrantResponse>>;
  extend(
    grantId: string | null,
    request: ExtendLegalAccessRequest,
    context: CommandContext,
  ): Promise<Written<LegalAccessGrantResponse>>;
  revoke(grantId: string | null, context: CommandContext): Promise<Written<LegalAccessGrantResponse>>;
}

export function createLegalAccessCommands(
  app: Pick<App, 'commands' | 'database' | 'derivedIdentifier'>,
): LegalAccessCommands {
  const { commands, database, derivedIdentifier } = app;
  const handle = (command: LegalAccessCommand, context: CommandContext) =>
    commands.handle(legalAccessDecider, legalAccessStream(context.userId), command, context);

  async function loadSharingAccount({ userId }: CommandContext) {
    const { email, settings } = await ownAccount(commands, userId);
    return { ownEmail: email, sharingEnabled: settings.lawyerSharingEnabled };
  }

  async function change(
    command: Exclude<LegalAccessCommand, { type: 'GrantLegalAccess' }>,
    context: CommandContext,
  ) {
    const { grantId } = command;
    const { state, position } = await handle(command, context);
    const { sharingEnabled } = await loadSharingAccount(context);
    const lastLookedAt = (await findLegalAccess(database, grantId))?.lastLookedAt ?? null;
    const grantDetails = { sharingEnabled, lastLookedAt, now: context.now };
    return { answer: presentGrant(grantId, requireGrant(state, grantId), grantDetails), position };
  }

  return {
    async give({ email, name, expiryDate, alsoShares = [], includesIdentity = false }, context) {
      const { userId, idempotencyKey } = context;
      const grantId =
        idempotencyKey === undefined
          ? randomUUID()
          : derivedIdentifier('legal access', userId, idempotencyKey);
      const account = await loadSharingAccount(context);
      const now = context.now.toISOString();
      const fields = {
        email,
        name: name ?? defaultLawyerName,
        expiresAt: toExpiryInstant(expiryDate),
        alsoShares: [...new Set(alsoShares)].toSorted(),
        includesIdentity,
      };
      const { events, position } = await handle(
        { type: 'GrantLegalAccess', grantId, ...fields, ...account, now },
        // The fingerprint omits the time, because a repeated request has a different one.
        { ...context, requestFingerprint: JSON.stringify(['give', fields]) },
      );
      // The first state, even if a request is repeated after a revocation.
      const stateWhenGiven = events.reduce<LegalAccessState>(
        (state, event) => legalAccessDecider.evolve(state, event),
        legalAccessDecider.initialState,
      );
      const grantDetails = { sharingEnabled: account.sharingEnabled, lastLookedAt: null, now: context.now };
      return { answer: presentGrant(grantId, requireGrant(stateWhenGiven, grantId), grantDetails), position };
    },

    async extend(grantId, { expiryDate }, context) {
      if (expiryDate === undefined) throw lastDayRequired();
      if (grantId === null) throw legalAccessNotFound();
      const expiresAt = toExpiryInstant(expiryDate);
      return change(
        { type: 'ExtendLegalAccess', grantId, expiresAt, now: context.now.toISOString() },
        { ...context, requestFingerprint: JSON.stringify(['extend', grantId, expiresAt]) },
      );
    },

    async revoke(grantId, context) {
      if (grantId === null) throw legalAccessNotFound();
      return change(
        { type: 'RevokeLegalAccess', grantId, now: context.now.toISOString() },
        { ...context, requestFingerprint: JSON.stringify(['revoke', grantId]) },
      );
    },
  };
}

const toExpiryInstant = (expiryDate: string | null | undefined): string | null =>
  typeof expiryDate === 'string' ? endOfDayInLondon(expiryDate).toISOString() : null;

function requireGrant(state: LegalAccessState, grantId: string): LegalAccessGrant {
  const grant = state.get(grantId);
  if (grant === undefined) throw legalAccessNotFound();
  return grant;
}

/** Must be given, because a missing value could mean "unchanged" or "no end". */
function lastDayRequired(): RequestRefusedError {
  const message = 'Please enter the last day of access, or leave it empty for no end.';
  return new RequestRefusedError(400, message, { errors: [{ path: 'expiryDate', message }] });
}
