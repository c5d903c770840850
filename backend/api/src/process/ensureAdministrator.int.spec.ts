import { randomUUID } from 'node:crypto';
import { registerRequest, userResponse } from '@settlewise/contract/accounts';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { administratorsDecider, administratorsStream } from '@settlewise/domain/administrators';
import { ConfigError } from '@settlewise/infra/config';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../../testing/anAdministrator';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';
import { ensureAdministrator } from './ensureAdministrator';

let api: TestApi;
const log = createLogger({ level: 'silent', name: 'test' });
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('the administrator of the settings is created at the first start, and unchanged at the next', async () => {
  const administrator = { username: 'boss', email: 'boss@example.org', password: 'a long password' };
  await ensureAdministrator(administrator, api, log);
  await ensureAdministrator({ ...administrator, password: 'another password' }, api, log);
  const answer = await new Visitor(api.address).post('/api/login', administrator);
  expect([answer.status, answer.json]).toMatchObject([200, { username: 'boss', role: 'admin' }]);
});

test('a person who already has the name does not become an administrator', async () => {
  const { user, visitor } = await aPerson().signsUpAt(api.address);
  await ensureAdministrator({ ...user, password: 'a long password' }, api, log);
  expect((await visitor.get('/api/user')).json).toMatchObject({ role: 'user' });
});

const registered = async () => (await api.commands.load(administratorsDecider, administratorsStream)).state;

test('the administrator of the settings is in the register, even if the account is older than the register', async () => {
  const administrator = { username: 'ruth', email: 'ruth@example.org', password: 'a long password' };
  const request = registerRequest.parse(administrator);
  const { account } = await api.register(request, { role: 'admin', correlationId: randomUUID() });
  expect(await registered()).not.toContain(account.userId);
  await ensureAdministrator(administrator, api, log);
  await ensureAdministrator(administrator, api, log);
  expect(await registered()).toContain(account.userId);
});

test('an administrator who lost the role does not get it back at the next start', async () => {
  const administrator = { username: 'omar', email: 'omar@example.org', password: 'a long password' };
  await anAdministrator(api);
  await ensureAdministrator(administrator, api, log);
  const answer = await new Visitor(api.address).post('/api/login', administrator);
  const { id: userId } = userResponse.parse(answer.json);
  const correlationId = randomUUID();
  await api.administrators.assign('user', 'Omar has left', {
    userId,
    actorId: userId,
    actorRole: 'admin',
    now: api.now(),
    correlationId,
    causationId: correlationId,
  });
  await ensureAdministrator(administrator, api, log);
  expect(await registered()).not.toContain(userId);
  const { state } = await api.commands.load(accountDecider, accountStream(userId));
  expect(state?.role).toBe('user');
});

test('an invalid name stops the start, and the message names the setting', async () => {
  const administrator = { username: 'x', email: 'boss@example.org', password: 'a long password' };
  await expect(ensureAdministrator(administrator, api, log)).rejects.toThrow(
    new ConfigError('ADMIN_USERNAME', 'Username must be at least 3 characters'),
  );
});

test('a password that is easy to guess stops the start, and the message names the setting', async () => {
  const administrator = { username: 'the-boss', email: 'the-boss@example.org', password: 'administrator1' };
  await expect(ensureAdministrator(administrator, api, log)).rejects.toThrow(
    new ConfigError('ADMIN_PASSWORD', 'is easy to guess: set another one'),
  );
});
