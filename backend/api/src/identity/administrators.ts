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

export interface AssignedRole {
  readonly account: AccountState;
  readonly position: Position | null;
}

/** Administrators are recorded in each account, and in a register that protects the last one. */
export interface Administrators {
  /**
   * Assigns a role to the person of the context. After a crash, a repeated call completes it.
   * @throws DomainError notFound; conflict for the last administrator and for a locked account
   */
  assign(role: AccountRole, reason: string, context: CommandContext): Promise<AssignedRole>;
  /** Adds the holder of a name to the register if their account has the role but is missing there. */
  enrol(username: string): Promise<void>;
  /** Removes a person who is being erased from the register, unless nobody else is in it. */
  remove(context: CommandContext): Promise<void>;
}

export function createAdministrators({
  commands,
  reservations,
  clock,
}: Pick<App, 'commands' | 'clock'> & {
  readonly reservations: Pick<Reservations, 'findHolder'>;
}): Administrators {
  const changeRegister = (type: 'AppointAdministrator' | 'DismissAdministrator', context: CommandContext) =>
    commands.handle(administratorsDecider, administratorsStream, { type, userId: context.userId }, context);
  const changeRole = (role: AccountRole, reason: string, context: CommandContext) =>
    commands.handle(
      accountDecider,
      accountStream(context.userId),
      { type: 'ChangeRole', role, reason },
      context,
    );
  const loadAccount = async (userId: string) =>
    (await commands.load(accountDecider, accountStream(userId))).state;

  async function hasRole(userId: string): Promise<boolean> {
    return (await nullIfErased(() => loadAccount(userId)))?.role === 'admin';
  }

  /** In this order, all people in the register have the role, even after a crash. */
  async function changeInOrder(
    role: AccountRole,
    reason: string,
    context: CommandContext,
  ): Promise<AssignedRole> {
    if (role === 'admin') {
      const { state: account, position } = await changeRole(role, reason, context);
      await changeRegister('AppointAdministrator', context);
      return { account, position };
    }
    if ((await loadAccount(context.userId))?.role === 'admin')
      await changeRegister('DismissAdministrator', context);
    const { state: account, position } = await changeRole(role, reason, context);
    return { account, position };
  }

  /**
   * Concurrent appointment and dismissal can make account and register disagree. Each writer therefore rereads both until they
   * agree, also after a correction, so that the last writer sees the final state.
   */
  async function reconcile(
    changed: AssignedRole,
    reason: string,
    context: CommandContext,
  ): Promise<AssignedRole> {
    const { userId, idempotencyKey: _, ...rest } = context;
    const ownContext = { ...rest, userId };
    let result = changed;
    for (;;) {
      const { state: administrators } = await commands.load(administratorsDecider, administratorsStream);
      const account = await loadAccount(userId);
      const isAdministrator = account?.role === 'admin';
      if (account === null || isAdministrator === administrators.has(userId)) return result;
      try {
        await changeRegister(isAdministrator ? 'AppointAdministrator' : 'DismissAdministrator', ownContext);
      } catch (error) {
        if (!isLastAdministrator(error)) throw error;
        // All others were dismissed while this person was in the register.
        const { state, position } = await changeRole('admin', reason, ownContext);
        result = { account: state, position };
      }
    }
  }

  return {
    async assign(role, reason, context) {
      return reconcile(await changeInOrder(role, reason, context), reason, context);
    },

    async enrol(username) {
      const userId = await reservations.findHolder('username', username);
      if (userId === null || !(await hasRole(userId))) return;
      const correlationId = randomUUID();
      await changeRegister('AppointAdministrator', {
        userId,
        actorId: userId,
        actorRole: 'system',
        correlationId,
        causationId: correlationId,
        now: clock(),
      });
    },

    async remove(context) {
      try {
        await changeRegister('DismissAdministrator', context);
      } catch (error) {
        if (!isLastAdministrator(error)) throw error;
      }
    },
  };
}

const isLastAdministrator = (error: unknown) =>
  error instanceof DomainError && error.code === 'last_administrator';
