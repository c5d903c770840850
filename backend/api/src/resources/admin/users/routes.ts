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
import { withQuery } from '../../../http/callDescription';
import { noInput, type Routes } from '../../../http/routes';
import { body, identifierInPath } from '../../../http/validate';
import { administratorCommand } from '../administratorCommand';
import type { AdminApp } from '../adminApp';
import { accessQuery, openRecordRefusals } from '../accessGuard';
import { accountNotFound, loadAccount, accountNotFoundIfErased } from '../loadAccount';
import { answerPage, listInput, validUuids } from '../listInput';
import { actionSummaries, actionNames, createActions, type ActionResult } from './actions';
import { presentAccountRecord, presentAdministered } from './presenter';

const userListInput = listInput({
  sortable: ['registeredAt', 'username'],
  filter: z.strictObject({
    role: accountRole.optional(),
    state: z.enum(adminUserStates).optional(),
    emailVerified: z.boolean().optional(),
  }),
});

const stateRefusals = { 409: 'It makes no sense in the present state of the account.' };

/** Lists accounts, and changes them. */
export function adminUsersRoutes(routes: Routes, app: AdminApp): void {
  const { database, commands, eventStore, administrator, administrators } = app;
  const { accessGuard, sessions, readYourWrites, clock } = app;

  routes.get('/api/admin/users', {
    summary: 'Lists who has an account.',
    caller: administrator,
    input: userListInput,
    answers: { 200: z.array(adminUserResponse) },
    handle: async (ctx, _caller, request) => {
      await readYourWrites.upToDate(ctx, 'accounts');
      const { state, role, emailVerified } = request.filter;
      const locked = state === undefined ? undefined : state === 'locked';
      const filter = { ids: validUuids(request.ids), search: request.search, role, locked, emailVerified };
      const [accounts, counted] = await Promise.all([
        listAdministeredAccounts(database, { ...request, filter }),
        countAdministeredAccounts(database, filter, mostCounted),
      ]);
      const open = await sessions.countOpenByUser(accounts.map(({ userId }) => userId));
      const items = accounts.map(({ userId, registeredAt, ...account }) =>
        presentAdministered(userId, account, { registeredAt, sessions: open.get(userId) ?? 0 }),
      );
      answerPage(ctx, 'users', request, { items, ...counted });
    },
  });

  routes.get('/api/admin/users/:id', {
    summary: 'Gives one account.',
    caller: administrator,
    answers: { 200: adminUserResponse },
    handle: async (ctx) => {
      ctx.body = await presentAccount(await loadAccount(commands, userIdInPath(ctx)));
    },
  });

  routes.get('/api/admin/users/:id/record', {
    summary: 'Gives what an account holds.',
    caller: administrator,
    input: withQuery(accessQuery, noInput),
    answers: { 200: adminUserRecordResponse },
    refusals: openRecordRefusals,
    handle: async (ctx, caller) => {
      const userId = userIdInPath(ctx);
      await accessGuard.require(ctx, caller, userId);
      ctx.body = presentAccountRecord(await loadAccount(commands, userId));
    },
  });

  routes.post('/api/admin/users/:id/role', {
    summary: 'Gives or takes the role.',
    caller: administrator,
    input: body(changeRoleRequest),
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: stateRefusals,
    handle: async (ctx, caller, { role, reason }) => {
      const context = commandContext(ctx, caller);
      const { account, position } = await accountNotFoundIfErased(() =>
        administrators.assign(role, reason, context),
      );
      if (account === null) throw accountNotFound();
      await respond(ctx, { account, position });
    },
  });

  const actions = createActions(app);
  for (const name of actionNames) {
    routes.post(`/api/admin/users/:id/${name}`, {
      summary: actionSummaries[name],
      caller: administrator,
      input: body(administratorActRequest),
      repeatable: true,
      answers: { 200: adminUserResponse },
      ...(name === 'end-sessions' ? {} : { refusals: stateRefusals }),
      handle: async (ctx, caller, { reason }) =>
        respond(ctx, await actions[name](reason, commandContext(ctx, caller))),
    });
  }

  const commandContext = (ctx: ApiContext, caller: Administrator) =>
    administratorCommand(ctx, caller, userIdInPath(ctx), clock());

  async function respond(ctx: ApiContext, { account, position }: ActionResult): Promise<void> {
    readYourWrites.remember(ctx, position);
    ctx.body = await presentAccount(account);
  }

  /** Uses the account's events, because the read model may be behind. */
  async function presentAccount(account: NonNullable<AccountState>): Promise<AdminUserResponse> {
    const { userId } = account;
    const open = await sessions.countOpenByUser([userId]);
    return presentAdministered(userId, account, {
      registeredAt: await readRegistrationTime(userId),
      secondFactor: account.secondFactor !== null,
      sessions: open.get(userId) ?? 0,
    });
  }

  async function readRegistrationTime(userId: string): Promise<Date> {
    const recordedAt = await findRecordedTime(eventStore, 'first', accountStream(userId));
    if (recordedAt === null) throw accountNotFound();
    return recordedAt;
  }
}

/** @throws DomainError notFound */
function userIdInPath(ctx: ApiContext): string {
  const userId = identifierInPath(ctx);
  if (userId === null) throw accountNotFound();
  return userId;
}
