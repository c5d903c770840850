import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { turnOnSecondFactor } from '../../../testing/secondFactor';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
/** Runs once between the check of a password and the start of the session. */
let meanwhile: (() => Promise<unknown>) | null = null;
beforeAll(async () => {
  api = await startTestApi({
    argon2: {
      hash,
      async verify(...given) {
        const fits = await verify(...given);
        const happens = meanwhile;
        meanwhile = null;
        await happens?.();
        return fits;
      },
    },
  });
});
afterAll(() => api.stop());

test('a password alone does not sign in if a second factor was turned on meanwhile', async () => {
  const person = await aPerson().signsUpAt(api.address);
  const elsewhere = new Visitor(api.address);
  meanwhile = () => turnOnSecondFactor(person, api);
  const answer = await elsewhere.post('/api/login', person.credentials);
  expect([answer.status, (await elsewhere.get('/api/user')).status]).toEqual([401, 401]);
  expect((await person.visitor.get('/api/user')).status).toBe(200);
});
