import { randomUUID } from 'node:crypto';
import { registerRequest, userResponse } from '@settlewise/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/anAdministrator';
import { aPerson } from '../../../testing/aPerson';
import { turnOnSecondFactor } from '../../../testing/secondFactor';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

const first = {
  message: 'Please turn on two-step sign-in first. This site asks for it.',
  reason: 'second_factor',
};
const path = '/api/account/second-factor';

describe('if administrators need a second factor', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ secondFactorRequired: 'administrators' });
  });
  afterAll(() => api.stop());

  test('an administrator without one cannot use /api/admin until it is on, and cannot turn it off', async () => {
    const administrator = await anAdministrator(api);
    const { visitor, credentials } = administrator;
    for (const asked of ['/api/admin/users', '/api/admin/overview', '/api/admin/board', '/api/admin/none']) {
      const { status, json } = await visitor.get(asked);
      expect([asked, status, json]).toEqual([asked, 403, first]);
    }
    const { json } = await visitor.get('/api/user');
    expect(userResponse.parse(json).shutWithoutSecondFactor).toBe('administration');
    expect((await visitor.get('/api/dashboard/summary')).status, 'their own record').toBe(200);

    const { nextCode } = await turnOnSecondFactor(administrator, api);
    expect((await visitor.get('/api/admin/users')).status).toBe(200);
    expect((await visitor.get('/api/user')).json).not.toHaveProperty('shutWithoutSecondFactor');
    const off = { currentPassword: credentials.password, code: nextCode() };
    expect((await visitor.send('DELETE', path, { json: off })).status).toBe(409);
  });

  test('visitors and other people get the same answers as without the requirement', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    expect((await new Visitor(api.address).get('/api/admin/users')).status).toBe(401);
    const { status, json } = await visitor.get('/api/admin/users');
    expect([status, json]).toEqual([403, { message: 'This is for administrators only.' }]);
    expect((await visitor.get(path)).json).toMatchObject({ required: false });
  });
});

describe('if everyone needs a second factor', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ secondFactorRequired: 'everyone' });
  });
  afterAll(() => api.stop());

  test('a person without one can use only the routes to turn it on, to see who is signed in and to sign out', async () => {
    // A signed-in person whose account is older than the requirement.
    const registration = aPerson().registration();
    await api.register(registerRequest.parse(registration), { role: 'user', correlationId: randomUUID() });
    const { username, password } = registration;
    const visitor = new Visitor(api.address);
    const { json } = await visitor.post('/api/login', { username, password });
    const user = userResponse.parse(json);
    expect(user.shutWithoutSecondFactor).toBe('everything');

    const shut: string[] = [];
    for (const { method, path: asked } of api.routes) {
      if (asked === '/api/logout' || asked.startsWith('/api/admin')) continue;
      const answer = await visitor.send(method, asked.replaceAll(/:\w+/g, randomUUID()), {
        ...(method === 'GET' ? {} : { json: {} }),
      });
      if (answer.status === 403) {
        expect([asked, answer.json]).toEqual([asked, first]);
        shut.push(`${method} ${asked}`);
      }
    }
    expect(shut).toContain('GET /api/account/profile');
    expect(shut.length).toBeGreaterThan(60);
    for (const open of ['GET /api/user', `GET ${path}`, `POST ${path}`, `POST ${path}/key`]) {
      expect(shut).not.toContain(open);
    }

    await turnOnSecondFactor({ visitor, user, credentials: { username, password } }, api);
    expect((await visitor.get('/api/account/profile')).status).toBe(200);
    expect((await visitor.get('/api/user')).json).not.toHaveProperty('shutWithoutSecondFactor');
  });
});
