import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { accountNotFound, accountNotFoundIfErased } from '../loadAccount';
import type { AdminApp } from '../adminApp';

/** The account after an administrator's action, from the events just written. */
export interface ActionResult {
  readonly account: NonNullable<AccountState>;
  readonly position: Position | null;
}

/** Acts on the account of the context's person. @throws DomainError notFound, or conflict if the state forbids it */
export type AccountAction = (reason: string, context: CommandContext) => Promise<ActionResult>;

export const actionNames = [
  'lock',
  'unlock',
  'end-sessions',
  'resend-verification',
  'turn-off-second-factor',
] as const;
export type ActionName = (typeof actionNames)[number];

export const actionSummaries: Readonly<Record<ActionName, string>> = {
  lock: 'Locks an account and ends its sessions.',
  unlock: 'Opens a locked account again.',
  'end-sessions': 'Signs a person out everywhere.',
  'resend-verification': 'Sends the mail that confirms an address once more.',
  'turn-off-second-factor': 'Turns the second factor of somebody off who has lost it.',
};

/** Creates the idempotent actions on accounts, by the last segment of their path. */
export function createActions({
  commands,
  sessions,
  accountEmails,
}: Pick<AdminApp, 'commands' | 'sessions' | 'accountEmails'>): Readonly<Record<ActionName, AccountAction>> {
  type RecordedCommand =
    'LockAccount' | 'UnlockAccount' | 'EndSessions' | 'ResendEmailVerification' | 'TakeAwaySecondFactor';
  const recordCommand =
    (type: RecordedCommand): AccountAction =>
    (reason, context) =>
      accountNotFoundIfErased(async () => {
        const { state, position } = await commands.handle(
          accountDecider,
          accountStream(context.userId),
          { type, reason },
          context,
        );
        if (state === null) throw accountNotFound();
        return { account: state, position };
      });
  /** Records the event first, because a failed follow-up can be repeated, but an unrecorded action leaves no trace. */
  const withFollowUp =
    (action: AccountAction, followUp: (context: CommandContext) => Promise<void>): AccountAction =>
    async (reason, context) => {
      const result = await action(reason, context);
      await followUp(context);
      return result;
    };
  const endSessions = ({ userId }: CommandContext) => sessions.endAll(userId);
  return {
    lock: withFollowUp(recordCommand('LockAccount'), endSessions),
    unlock: recordCommand('UnlockAccount'),
    'end-sessions': withFollowUp(recordCommand('EndSessions'), endSessions),
    'resend-verification': withFollowUp(
      recordCommand('ResendEmailVerification'),
      ({ userId, correlationId }) => accountEmails.requestVerification(userId, correlationId),
    ),
    'turn-off-second-factor': withFollowUp(recordCommand('TakeAwaySecondFactor'), async (context) => {
      const { userId, correlationId } = context;
      await endSessions(context);
      await accountEmails.requestSecondFactorChanged(userId, 'takenAway', correlationId);
    }),
  };
}
