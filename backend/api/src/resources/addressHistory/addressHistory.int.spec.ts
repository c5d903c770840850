import { addressCheckResponse } from '@settlewise/contract/addressHistory';
import { addressForms } from '@settlewise/rules/addressHistory';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiWithoutEvents } from '../../../testing/startApiWithoutEvents';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithoutEvents();
});
afterAll(() => api.stop());

const home = (id: string, from: unknown, to: unknown, more: object = {}) => ({
  id,
  from,
  to,
  country: 'GB',
  role: 'tenant',
  ...more,
});
const ask = (json: object) =>
  new Visitor(api.address).post('/api/address-history/check', {
    form: 'AN',
    applicationOn: '2027-03-01',
    addresses: [],
    ...json,
  });

describe('POST /api/address-history/check', () => {
  test('finds a gap, a journey, an overlap and a contradiction in 12 addresses', async () => {
    const journey = { departureDate: '2023-06-01', returnDate: '2023-07-01' };
    const { status, json } = await ask({
      addresses: [
        home('1', '2021-09', '2022-06', { role: 'halls' }),
        home('2', '2022-06', '2022-09-14'),
        home('3', '2022-09-14', '2023-05-31', { role: 'family' }),
        home('4', '2023-07-02', '2023-12-31'),
        home('5', '2024-01-12', '2024-03-31'),
        home('6', '2024-04-01', '2024-06-30', { role: 'abroad', country: 'IN' }),
        home('7', '2024-07-01', '2024-12-31'),
        home('8', '2024-12-01', '2025-03-31'),
        home('9', '2025-03-01', '2025-03-31', { role: 'temporary' }),
        home('10', '2025-04-01', '2025-10-31', { country: 'IM' }),
        home('11', '2025-11-01', '2026-04-30', { country: 'united_kingdom' }),
        home('12', '2026-04-30', null, { role: 'owner', country: 'United Kingdom' }),
      ],
      journeys: [journey],
    });
    expect(status).toBe(200);
    expect(addressCheckResponse.strict().parse(json)).toMatchObject({
      period: { from: '2022-03-02', to: '2027-03-01' },
      periodInLaw: { from: '2022-03-02', to: '2027-03-01', standing: 'in_force' },
      asks: { standing: 'practice', source: { checkedOn: '2026-07-23' } },
      covered: false,
      missingDays: 11,
      gaps: [
        { from: '2023-06-01', to: '2023-07-01', days: 31, explainedBy: journey },
        { from: '2024-01-01', to: '2024-01-11', days: 11, explainedBy: null },
      ],
      overlaps: [
        { a: '7', b: '8', from: '2024-12-01', to: '2024-12-31', allowed: false },
        { a: '8', b: '9', from: '2025-03-01', to: '2025-03-31', allowed: true },
      ],
      conflicts: [{ address: '6', from: '2024-04-01', to: '2024-06-30', days: 91 }],
    });
  });

  test('knows every form that the rules know, and the three years of a spouse', async () => {
    for (const form of addressForms) expect((await ask({ form })).status, form).toBe(200);
    const { json } = await ask({ spouse: true });
    expect(addressCheckResponse.parse(json)).toMatchObject({
      period: { from: '2022-03-02' },
      periodInLaw: { from: '2024-03-02' },
      covered: false,
      missingDays: 1826,
    });
  });

  test('has a message for each invalid field', async () => {
    const refusals = async (json: object) => {
      const { status, json: answer } = await ask(json);
      return [status, (answer as { errors?: readonly { path: string }[] }).errors?.map(({ path }) => path)];
    };
    expect(await refusals({ addresses: [home('1', '2024-01', null, { country: 'Atlantis' })] })).toEqual([
      400,
      ['addresses.0.country'],
    ]);
    expect(await refusals({ form: 'SET(X)', applicationOn: '2027-02-29' })).toEqual([
      400,
      ['form', 'applicationOn'],
    ]);
    expect(
      await refusals({ addresses: [home('a', '2024-13', null, { role: 'king', country: 'gb' })] }),
    ).toEqual([400, ['addresses.0.from', 'addresses.0.country', 'addresses.0.role']]);
    expect(await refusals({ addresses: [home('a', '2024-05-02', '2024-04')] })).toEqual([
      422,
      ['addresses.0.to'],
    ]);
    expect(await refusals({ addresses: [home('a', '2024-05-02', '2024-05')] })).toEqual([200, undefined]);
    const twice = home('a', '2024-05-02', null);
    expect(await refusals({ addresses: [twice, twice] })).toEqual([422, ['addresses.1.id']]);
    const back = { departureDate: '2024-05-02', returnDate: '2024-05-01' };
    expect(await refusals({ journeys: [back] })).toEqual([422, ['journeys.0.returnDate']]);
    expect(
      await refusals({ addresses: Array.from({ length: 101 }, (_, id) => home(`${id}`, '2024', null)) }),
    ).toEqual([400, expect.arrayContaining(['addresses'])]);
    expect(await refusals({ towns: [] })).toEqual([400, ['towns']]);
  });
});
