import { listAccessLog } from '@settlewise/projections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { aLawyer, share } from '../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimits: { looksByAccount: { attempts: 2, seconds: 3_600 } } });
});
afterAll(() => api.stop());

test('too many accesses are refused, and refusals are not recorded', async () => {
  const [owner, lawyer, another] = [
    await aPerson().signsUpAt(api.address),
    await aLawyer(api),
    await aLawyer(api),
  ];
  const { id } = await share(owner, lawyer);
  const { id: anothers } = await share(owner, another);
  await api.whenCaughtUp();
  const path = `/api/shared/${id}/progress`;
  for (const status of [200, 200, 429]) expect((await lawyer.visitor.get(path)).status).toBe(status);
  expect((await lawyer.visitor.get('/api/shared')).status).toBe(200);
  expect((await another.visitor.get(`/api/shared/${anothers}/progress`)).status).toBe(200);
  await api.whenCaughtUp();
  expect(await listAccessLog(api.database, owner.user.id, { limit: 10 })).toHaveLength(3);
});
