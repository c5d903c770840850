import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import { accountNotFound, refuseIfAccountErased } from '../foundAccount';
import type { AdminApp } from '../adminApp';

/** The state of an account after an administrator's action, from the events just written. */
export interface Done {
  readonly account: NonNullable<AccountState>;
  readonly position: Position | null;
}

/** Does something to the account of the context's person. @throws DomainError notFound; conflict where it makes no sense */
export type Act = (reason: string, context: CommandContext) => Promise<Done>;

export const actNames = [
  'lock',
  'unlock',
  'end-sessions',
  'resend-verification',
  'turn-off-second-factor',
] as const;
export type ActName = (typeof actNames)[number];

export const actionSummaries: Readonly<Record<ActName, string>> = {
  lock: 'Locks an account and ends its sessions.',
  unlock: 'Opens a locked account again.',
  'end-sessions': 'Signs a person out everywhere.',
  'resend-verification': 'Sends the mail that confirms an address once more.',
  'turn-off-second-factor': 'Turns the second factor of somebody off who has lost it.',
};

/** What an administrator can do to anybody's account, by the last part of its path; each can be asked for again. */
export function createActions({
  commands,
  sessions,
  accountEmails,
}: Pick<AdminApp, 'commands' | 'sessions' | 'accountEmails'>): Readonly<Record<ActName, Act>> {
  type Recorded =
    'LockAccount' | 'UnlockAccount' | 'EndSessions' | 'ResendEmailVerification' | 'TakeAwaySecondFactor';
  const recorded =
    (type: Recorded): Act =>
    (reason, context) =>
      refuseIfAccountErased(async () => {
        const { state, position } = await commands.handle(
          accountDecider,
          accountStream(context.userId),
          { type, reason },
          context,
        );
        if (state === null) throw accountNotFound();
        return { account: state, position };
      });
  /** The event is written first: an action without a trace is worse than a recorded one that must be repeated. */
  const followedBy =
    (act: Act, work: (context: CommandContext) => Promise<void>): Act =>
    async (reason, context) => {
      const done = await act(reason, context);
      await work(context);
      return done;
    };
  const endSessions = ({ userId }: CommandContext) => sessions.endAll(userId);
  return {
    lock: followedBy(recorded('LockAccount'), endSessions),
    unlock: recorded('UnlockAccount'),
    'end-sessions': followedBy(recorded('EndSessions'), endSessions),
    'resend-verification': followedBy(recorded('ResendEmailVerification'), ({ userId, correlationId }) =>
      accountEmails.requestVerification(userId, correlationId),
    ),
    'turn-off-second-factor': followedBy(recorded('TakeAwaySecondFactor'), async (context) => {
      const { userId, correlationId } = context;
      await endSessions(context);
      await accountEmails.requestSecondFactorChanged(userId, 'takenAway', correlationId);
    }),
  };
}
