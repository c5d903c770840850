import { ConfigError } from '@settlewise/infra/config';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';
import { ensureAdministrator } from './administrator';

let api: TestApi;
const log = createLogger({ level: 'silent', name: 'test' });
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('the administrator of the settings is made at the first start, and left alone at the next', async () => {
  const administrator = { username: 'boss', email: 'boss@example.org', password: 'a long password' };
  await ensureAdministrator(administrator, api.register, log);
  await ensureAdministrator({ ...administrator, password: 'another password' }, api.register, log);
  const answer = await new Visitor(api.address).post('/api/login', administrator);
  expect([answer.status, answer.json]).toMatchObject([200, { username: 'boss', role: 'admin' }]);
});

test('a person who has the name already does not become an administrator', async () => {
  const { user, visitor } = await aPerson().signsUpAt(api.address);
  await ensureAdministrator({ ...user, password: 'a long password' }, api.register, log);
  expect((await visitor.get('/api/user')).json).toMatchObject({ role: 'user' });
});

test('a name that cannot be used stops the start with the setting’s name', async () => {
  const administrator = { username: 'x', email: 'boss@example.org', password: 'a long password' };
  await expect(ensureAdministrator(administrator, api.register, log)).rejects.toThrow(
    new ConfigError('ADMIN_USERNAME', 'Username must be at least 3 characters'),
  );
});
