import {
  administratorActRequest,
  adminUserRecordResponse,
  adminUserResponse,
  type AdminUserResponse,
  adminUserStates,
  changeRoleRequest,
  mostCounted,
} from '@settlewise/contract/admin';
import { accountRole, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { countAdministeredAccounts, listAdministeredAccounts } from '@settlewise/projections';
import { z } from 'zod';
import { findRecordedTime } from '../../../identity/findRecordedTime';
import type { Administrator } from '../../../identity/administratorGuard';
import type { ApiContext } from '../../../http/context';
import { withQuery } from '../../../http/describing';
import { noInput, type Routes } from '../../../http/routes';
import { body, identifierInPath } from '../../../http/validate';
import { administratorCommand } from '../administratorCommand';
import type { AdminApp } from '../adminApp';
import { accessInQuery, needsOpenRecord } from '../accessGuard';
import { accountNotFound, foundAccount, refuseIfAccountErased } from '../foundAccount';
import { answerPage, listing, uuidsOf } from '../listing';
import { actionSummaries, actNames, createActions, type Done } from './actions';
import { presentAccountRecord, presentAdministered } from './presenter';

const wanted = listing({
  sortable: ['registeredAt', 'username'],
  filter: z.strictObject({
    role: accountRole.optional(),
    state: z.enum(adminUserStates).optional(),
    emailVerified: z.boolean().optional(),
  }),
});

const unfitting = { 409: 'It makes no sense in the present state of the account.' };

/** Who has an account, and what an administrator can do about it. */
export function adminUsersRoutes(routes: Routes, app: AdminApp): void {
  const { database, commands, eventStore, administrator, administrators } = app;
  const { recordAccess, sessions, readYourWrites, clock } = app;

  routes.get('/api/admin/users', {
    summary: 'Lists who has an account.',
    caller: administrator,
    input: wanted,
    answers: { 200: z.array(adminUserResponse) },
    handle: async (ctx, _asking, listed) => {
      await readYourWrites.upToDate(ctx, 'accounts');
      const { state, role, emailVerified } = listed.filter;
      const locked = state === undefined ? undefined : state === 'locked';
      const filter = { ids: uuidsOf(listed.ids), search: listed.search, role, locked, emailVerified };
      const [accounts, counted] = await Promise.all([
        listAdministeredAccounts(database, { ...listed, filter }),
        countAdministeredAccounts(database, filter, mostCounted),
      ]);
      const open = await sessions.countOpenByUser(accounts.map(({ userId }) => userId));
      const items = accounts.map(({ userId, registeredAt, ...account }) =>
        presentAdministered(userId, account, { registeredAt, sessions: open.get(userId) ?? 0 }),
      );
      answerPage(ctx, 'users', listed, { items, ...counted });
    },
  });

  routes.get('/api/admin/users/:id', {
    summary: 'Gives one account.',
    caller: administrator,
    answers: { 200: adminUserResponse },
    handle: async (ctx) => {
      ctx.body = await presented(await foundAccount(commands, userIdInPath(ctx)));
    },
  });

  routes.get('/api/admin/users/:id/record', {
    summary: 'Gives what an account holds.',
    caller: administrator,
    input: withQuery(accessInQuery, noInput),
    answers: { 200: adminUserRecordResponse },
    refusals: needsOpenRecord,
    handle: async (ctx, asking) => {
      const userId = userIdInPath(ctx);
      await recordAccess.require(ctx, asking, userId);
      ctx.body = presentAccountRecord(await foundAccount(commands, userId));
    },
  });

  routes.post('/api/admin/users/:id/role', {
    summary: 'Gives or takes the role.',
    caller: administrator,
    input: body(changeRoleRequest),
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: unfitting,
    handle: async (ctx, asking, { role, reason }) => {
      const context = commandOn(ctx, asking);
      const { account, position } = await refuseIfAccountErased(() =>
        administrators.assign(role, reason, context),
      );
      if (account === null) throw accountNotFound();
      await answer(ctx, { account, position });
    },
  });

  const actions = createActions(app);
  for (const name of actNames) {
    routes.post(`/api/admin/users/:id/${name}`, {
      summary: actionSummaries[name],
      caller: administrator,
      input: body(administratorActRequest),
      repeatable: true,
      answers: { 200: adminUserResponse },
      ...(name === 'end-sessions' ? {} : { refusals: unfitting }),
      handle: async (ctx, asking, { reason }) =>
        answer(ctx, await actions[name](reason, commandOn(ctx, asking))),
    });
  }

  const commandOn = (ctx: ApiContext, asking: Administrator) =>
    administratorCommand(ctx, asking, userIdInPath(ctx), clock());

  async function answer(ctx: ApiContext, { account, position }: Done): Promise<void> {
    readYourWrites.remember(ctx, position);
    ctx.body = await presented(account);
  }

  /** From the account's own events, because the read model may be behind. */
  async function presented(account: NonNullable<AccountState>): Promise<AdminUserResponse> {
    const { userId } = account;
    const open = await sessions.countOpenByUser([userId]);
    return presentAdministered(userId, account, {
      registeredAt: await registeredAt(userId),
      secondFactor: account.secondFactor !== null,
      sessions: open.get(userId) ?? 0,
    });
  }

  async function registeredAt(userId: string): Promise<Date> {
    const registered = await findRecordedTime(eventStore, 'first', accountStream(userId));
    if (registered === null) throw accountNotFound();
    return registered;
  }
}

/** @throws DomainError notFound */
function userIdInPath(ctx: ApiContext): string {
  const userId = identifierInPath(ctx);
  if (userId === null) throw accountNotFound();
  return userId;
}
