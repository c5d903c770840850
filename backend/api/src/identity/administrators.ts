import { randomUUID } from 'node:crypto';
import {
  accountDecider,
  type AccountRole,
  type AccountState,
  accountStream,
} from '@settlewise/domain/accounts';
import { administratorsDecider, administratorsStream } from '@settlewise/domain/administrators';
import { DomainError } from '@settlewise/domain/kernel';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../app';
import type { Reservations } from './reservations';
import { nullIfErased } from './nullIfErased';

export interface RoleGiven {
  readonly account: AccountState;
  readonly position: Position | null;
}

/** Who is an administrator: recorded in each account, and in a register that knows whether there is another one. */
export interface Administrators {
  /**
   * Gives the person of the context a role. If a crash interrupts it, asking again completes it.
   * @throws DomainError notFound; conflict for the last administrator and for a locked account
   */
  give(role: AccountRole, reason: string, context: CommandContext): Promise<RoleGiven>;
  /** Puts the holder of a name in the register, if their account has the role: it was made with it, or before there was one. */
  enrol(username: string): Promise<void>;
  /** Takes a person who is being erased out of the register, unless nobody else is in it. */
  forget(context: CommandContext): Promise<void>;
}

export function createAdministrators({
  commands,
  reservations,
  clock,
}: Pick<App, 'commands' | 'clock'> & {
  readonly reservations: Pick<Reservations, 'holderOf'>;
}): Administrators {
  const register = (type: 'AppointAdministrator' | 'DismissAdministrator', context: CommandContext) =>
    commands.handle(administratorsDecider, administratorsStream, { type, userId: context.userId }, context);
  const changeRole = (role: AccountRole, reason: string, context: CommandContext) =>
    commands.handle(
      accountDecider,
      accountStream(context.userId),
      { type: 'ChangeRole', role, reason },
      context,
    );
  const accountOf = async (userId: string) =>
    (await commands.load(accountDecider, accountStream(userId))).state;

  async function hasRole(userId: string): Promise<boolean> {
    return (await nullIfErased(() => accountOf(userId)))?.role === 'admin';
  }

  /** The order of the steps makes sure that everybody in the register has the role, even after a crash. */
  async function inOrder(role: AccountRole, reason: string, context: CommandContext): Promise<RoleGiven> {
    if (role === 'admin') {
      const { state: account, position } = await changeRole(role, reason, context);
      await register('AppointAdministrator', context);
      return { account, position };
    }
    if ((await accountOf(context.userId))?.role === 'admin') await register('DismissAdministrator', context);
    const { state: account, position } = await changeRole(role, reason, context);
    return { account, position };
  }

  /**
   * When somebody is appointed and dismissed at the same moment, account and register may disagree. So each writer reads both
   * again until they agree, also after a correction: the last writer has then seen their final state.
   */
  async function agree(given: RoleGiven, reason: string, context: CommandContext): Promise<RoleGiven> {
    const { userId, idempotencyKey: _, ...rest } = context;
    const own = { ...rest, userId };
    let agreed = given;
    for (;;) {
      const { state: administrators } = await commands.load(administratorsDecider, administratorsStream);
      const account = await accountOf(userId);
      const isAdministrator = account?.role === 'admin';
      if (account === null || isAdministrator === administrators.has(userId)) return agreed;
      try {
        await register(isAdministrator ? 'AppointAdministrator' : 'DismissAdministrator', own);
      } catch (error) {
        if (!isLastAdministrator(error)) throw error;
        // All others have been dismissed since, because this one was in the register.
        const { state, position } = await changeRole('admin', reason, own);
        agreed = { account: state, position };
      }
    }
  }

  return {
    async give(role, reason, context) {
      return agree(await inOrder(role, reason, context), reason, context);
    },

    async enrol(username) {
      const userId = await reservations.holderOf('username', username);
      if (userId === null || !(await hasRole(userId))) return;
      const correlationId = randomUUID();
      await register('AppointAdministrator', {
        userId,
        actorId: userId,
        actorRole: 'system',
        correlationId,
        causationId: correlationId,
        now: clock(),
      });
    },

    async forget(context) {
      try {
        await register('DismissAdministrator', context);
      } catch (error) {
        if (!isLastAdministrator(error)) throw error;
      }
    },
  };
}

const isLastAdministrator = (error: unknown) =>
  error instanceof DomainError && error.code === 'last_administrator';
