import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

const ilrPath = '/api/calculate-ilr-eligibility';
const citizenshipPath = '/api/calculate-eligibility';
const ilrForm = {
  visaType: 'skilled_worker',
  visaStartDate: '2021-12-01',
  useDetailedAbsences: true,
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
};
const citizenshipForm = { ukEntryDate: '2018-01-10', settlementDate: '2025-01-15' };

describe('calculations', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startTestApi({
      behindProxy: true,
      rateLimits: { calculationsByAddress: { attempts: 3, seconds: 60 } },
    });
  });
  afterAll(() => limited.stop());

  test('share one limit per address, checked before the body is read', async () => {
    const from = (address: string, path: string, json: unknown) =>
      new Visitor(limited.address).post(path, json, { headers: { 'X-Forwarded-For': address } });
    expect((await from('203.0.113.1', ilrPath, ilrForm)).status).toBe(200);
    expect((await from('203.0.113.1', citizenshipPath, citizenshipForm)).status).toBe(200);
    expect((await from('203.0.113.1', '/api/assess', { trips: [] })).status).toBe(200);
    const refused = await from('203.0.113.1', ilrPath, 'x'.repeat(2_000_000));
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/^Too many tries\. Please wait/);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait > 0 && wait <= 60).toBe(true);
    expect((await from('203.0.113.2', ilrPath, ilrForm)).status).toBe(200);
  });

  test('store nothing', async () => {
    const before = await limited.database('events').count<{ count: string }[]>('*');
    await new Visitor(limited.address).post(ilrPath, ilrForm);
    expect(await limited.database('events').count<{ count: string }[]>('*')).toEqual(before);
  });
});
