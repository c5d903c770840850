import { adminUserResponse } from '@settlewise/contract/admin';
import { accountDecider, type AccountRole, accountStream } from '@settlewise/domain/accounts';
import { administratorsDecider, administratorsStream } from '@settlewise/domain/administrators';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { readEvents } from '../../../../testing/readEvents';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { createAdministrators } from '../../../identity/administrators';

let api: TestApi;
let administrator: SignedUp;
let person: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  person = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(person.user.email);
});

const reason = 'Ruth takes over';

const act = ({ user }: SignedUp, what: string, request: object = {}, by = administrator) =>
  by.visitor.post(`/api/admin/users/${user.id}/${what}`, { reason, ...request });
const isOpen = async ({ visitor }: SignedUp) => (await visitor.get('/api/user')).status === 200;

/** Checks the answer of an action, and reads the event that it wrote. */
async function expectDone(answer: Awaited<ReturnType<typeof act>>) {
  expect([answer.status, answer.message]).toEqual([200, '']);
  const user = adminUserResponse.parse(answer.json);
  const last = (await readEvents(api, accountStream(user.id))).at(-1);
  expect(last).toMatchObject({ userId: user.id, actorId: administrator.user.id, actorRole: 'admin' });
  return { user, type: last?.type };
}

describe('a role', () => {
  const readRole = async ({ user }: SignedUp) =>
    (await api.commands.load(accountDecider, accountStream(user.id))).state?.role;
  const registered = async () => (await api.commands.load(administratorsDecider, administratorsStream)).state;
  const byTheAdministrator = (): CommandContext => ({
    userId: person.user.id,
    actorId: administrator.user.id,
    actorRole: 'admin',
    now: api.now(),
    correlationId: 'by hand',
    causationId: 'by hand',
  });

  test('gives and removes access at once, and shows in the person’s account', async () => {
    expect((await person.visitor.get('/api/admin/users')).status).toBe(403);
    const given = await expectDone(await act(person, 'role', { role: 'admin' }));
    expect(given).toMatchObject({ user: { role: 'admin' }, type: 'RoleChanged' });
    expect(await registered()).toContain(person.user.id);
    expect((await person.visitor.get('/api/admin/users')).status).toBe(200);
    await api.whenCaughtUp();
    expect((await person.visitor.get('/api/user')).json).toMatchObject({ role: 'admin' });

    expect(await expectDone(await act(person, 'role', { role: 'user' }))).toMatchObject({
      user: { role: 'user' },
    });
    expect(await registered()).not.toContain(person.user.id);
    expect((await person.visitor.get('/api/admin/users')).status).toBe(403);
  });

  test('cannot be given to a locked account', async () => {
    await act(person, 'lock');
    const answer = await act(person, 'role', { role: 'admin' });
    expect([answer.status, answer.message]).toEqual([
      409,
      'This account is locked. Unlock it before you change its role.',
    ]);
    expect(await registered()).not.toContain(person.user.id);
  });

  test('that a crash left half changed is complete after a repeated request', async () => {
    const { id: userId } = person.user;
    const context = byTheAdministrator();
    await api.commands.handle(
      accountDecider,
      accountStream(userId),
      { type: 'ChangeRole', role: 'admin', reason },
      context,
    );
    expect((await act(person, 'role', { role: 'admin' })).status).toBe(200);
    expect(await registered()).toContain(userId);
    await api.commands.handle(
      administratorsDecider,
      administratorsStream,
      { type: 'DismissAdministrator', userId },
      context,
    );
    expect((await act(person, 'role', { role: 'user' })).status).toBe(200);
    expect([await readRole(person), (await registered()).has(userId)]).toEqual(['user', false]);
  });

  test('must be removed before the account is deleted', async () => {
    await act(person, 'role', { role: 'admin' });
    const { password } = person.credentials;
    const leaving = () => person.visitor.send('DELETE', '/api/account', { json: { password } });
    const refused = await leaving();
    expect([refused.status, refused.message]).toEqual([
      409,
      'You are an administrator. Ask another administrator to take that role away first, then delete your account.',
    ]);
    expect(await isOpen(person)).toBe(true);
    await act(person, 'role', { role: 'user' });
    expect((await leaving()).status).toBe(204);
  });

  test('given and removed concurrently leaves account and register in agreement', async () => {
    const other = await anAdministrator(api);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([
        act(person, 'role', { role: 'admin' }),
        act(person, 'role', { role: 'user' }, other),
        act(person, 'role', { role: round % 2 === 0 ? 'admin' : 'user' }, other),
      ]);
      const isAdministrator = (await readRole(person)) === 'admin';
      expect((await registered()).has(person.user.id)).toBe(isAdministrator);
    }
  });

  test('changed by others before each write to the register leaves account and register in agreement', async () => {
    const byOthers: AccountRole[] = ['user', 'admin', 'user'];
    const interrupted: CommandHandler = {
      ...api.commands,
      async handle(decider, stream, command, context) {
        const role = stream === administratorsStream ? byOthers.shift() : undefined;
        if (role !== undefined) await api.administrators.assign(role, reason, byTheAdministrator());
        return api.commands.handle(decider, stream, command, context);
      },
    };
    const administrators = createAdministrators({
      commands: interrupted,
      clock: () => api.now(),
      reservations: { findHolder: () => Promise.resolve(null) },
    });
    await administrators.assign('admin', reason, byTheAdministrator());
    expect(byOthers).toEqual([]);
    expect([await readRole(person), (await registered()).has(person.user.id)]).toEqual(['user', false]);
  });
});

describe('the last administrator', () => {
  let own: TestApi;
  beforeAll(async () => {
    own = await startTestApi();
  });
  afterAll(() => own.stop());

  const dismiss = ({ visitor }: SignedUp, { user }: SignedUp) =>
    visitor.post(`/api/admin/users/${user.id}/role`, { role: 'user', reason });
  const isLast = 'This is the last administrator. Make somebody else an administrator first.';

  test('remains, also when two concurrently remove each other’s role or their own', async () => {
    const first = await anAdministrator(own);
    const alone = await dismiss(first, first);
    expect([alone.status, alone.message]).toEqual([409, isLast]);
    let last = first;
    for (let round = 0; round < 4; round += 1) {
      const other = await anAdministrator(own);
      const crossed = round % 2 === 0;
      const answers = await Promise.all([
        dismiss(last, crossed ? other : last),
        dismiss(other, crossed ? last : other),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        200,
        // The second one may have lost the role already.
        expect.toSatisfy((status: number) => [403, 409].includes(status)),
      ]);
      const remaining = [];
      for (const each of [last, other]) {
        if ((await each.visitor.get('/api/admin/users')).status === 200) remaining.push(each);
      }
      expect(remaining).toHaveLength(1);
      const { state } = await own.commands.load(administratorsDecider, administratorsStream);
      expect([...state]).toEqual(remaining.map(({ user }) => user.id));
      last = remaining[0] ?? last;
    }
  });
});
