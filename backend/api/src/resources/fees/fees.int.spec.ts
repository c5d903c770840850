import { feesResponse, mostFeeSteps } from '@settlewise/contract/fees';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiWithoutEvents } from '../../../testing/startApiWithoutEvents';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithoutEvents();
});
afterAll(() => api.stop());

const ask = (json: unknown) => new Visitor(api.address).post('/api/fees', json);
const person = { dateOfBirth: '1990-01-01' };
const extension = {
  item: 'extension',
  route: 'skilled_worker',
  where: 'inside',
  months: 36,
  on: '2026-12-01',
};
const naturalisation = { item: 'naturalisation', on: '2031-01-05' };
const oneStep = (step: unknown) => ({ people: [person], steps: [step] });
const oneCost = (cost: object) => ({
  people: [person],
  steps: [],
  costs: [{ label: 'Translations', on: '2026-12-01', pence: 12_000, ...cost }],
});

describe('POST /api/fees', () => {
  test('adds up the fees of a family as of today in London, with the source and standing of each line', async () => {
    const { status, json } = await ask({
      people: [{ name: 'Amina', ...person }, { dateOfBirth: '2015-06-01' }],
      steps: [{ ...extension, service: 'priority', tests: ['english'] }],
      costs: [{ label: 'Translations', on: '2027-01-05', pence: 12_000 }],
    });
    expect(status).toBe(200);
    const answer = feesResponse.strict().parse(json);
    expect(answer).toMatchObject({
      asOf: '2026-11-21',
      totalPence: 94_300 + 310_500 + 50_000 + 18_250 + 94_300 + 232_800 + 50_000 + 12_000,
      byItem: [{ item: 'extension' }, { item: 'own', pence: 12_000 }],
      byYear: [{ year: 2026 }, { year: 2027, pence: 12_000 }],
      warnings: [{ code: 'later_edition' }],
    });
    expect(answer.byPerson.map((part) => part.person)).toEqual([0, 1, null]);
    expect(answer.lines[0]).toMatchObject({
      step: 0,
      person: 0,
      kind: 'application',
      pence: 94_300,
      edition: '2026-04-08',
      years: null,
      expected: true,
      standing: 'in_force',
      confidence: 'quoted',
      source: { checkedOn: '2026-08-26' },
    });
    expect(answer.lines.at(-1)).toMatchObject({ step: null, person: null, kind: 'own', source: null });
    expect(JSON.stringify(answer)).not.toContain('Amina');
  });

  test('accepts a day, and fields about permission for items that do not need them', async () => {
    const step = { item: 'ilr', route: 'partner', where: 'inside', months: 60, on: '2026-04-07' };
    const { json } = await ask({ ...oneStep(step), asOf: '2026-03-01', yearlyRisePercent: 5 });
    expect(feesResponse.parse(json)).toMatchObject({
      asOf: '2026-03-01',
      totalPence: 302_900,
      assumption: { totalPence: 318_045 },
      changes: [{ code: 'next_fees', payBy: '2026-04-07', penceAfter: 322_600 }],
    });
  });

  test('accepts the maximum of people, steps and costs, and nothing to pay', async () => {
    const most = {
      people: Array.from({ length: 20 }, () => person),
      steps: Array.from({ length: mostFeeSteps }, () => ({ ...extension, tests: ['english'] })),
      costs: Array.from({ length: 100 }, () => oneCost({ pence: 100_000_000 }).costs[0]),
    };
    const { status, json } = await ask(most);
    expect([status, feesResponse.parse(json).lines.length]).toEqual([200, 20 * (2 * mostFeeSteps + 1) + 100]);
    expect(feesResponse.parse((await ask({ people: [person], steps: [] })).json).totalPence).toBe(0);
  });

  test.each<[string, unknown, number, string]>([
    ['nobody at all', { steps: [] }, 400, 'people'],
    ['a list instead of the request', [], 400, ''],
    ['nobody', { people: [], steps: [] }, 400, 'people'],
    ['21 people', { people: Array.from({ length: 21 }, () => person), steps: [] }, 400, 'people'],
    ['41 steps', { people: [person], steps: Array.from({ length: 41 }, () => naturalisation) }, 400, 'steps'],
    ['30 February', oneStep({ ...naturalisation, on: '2026-02-30' }), 400, 'steps.0.on'],
    ['no day of birth', { people: [{ name: 'A' }], steps: [] }, 400, 'people.0.dateOfBirth'],
    ['an unknown field', { ...oneStep(naturalisation), when: 'now' }, 400, 'when'],
    ['an unknown field of a step', oneStep({ ...naturalisation, fee: 3 }), 400, 'steps.0.fee'],
    ['an unknown item', oneStep({ ...naturalisation, item: 'moon' }), 400, 'steps.0.item'],
    ['a step without an item', oneStep({ on: '2026-12-01' }), 400, 'steps.0.item'],
    ['a visa without its length', oneStep({ ...extension, months: undefined }), 400, 'steps.0.months'],
    ['half a month', oneStep({ ...extension, months: 1.5 }), 400, 'steps.0.months'],
    ['a visa of centuries', oneStep({ ...extension, months: 1e300 }), 400, 'steps.0.months'],
    ['an unknown place', oneStep({ ...extension, where: 'moon' }), 400, 'steps.0.where'],
    ['settlement without a route', oneStep({ item: 'ilr', on: '2026-12-01' }), 400, 'steps.0.route'],
    ['an unknown route', oneStep({ ...extension, route: 'moon' }), 422, 'steps.0.route'],
    ['a route with a null byte', oneStep({ ...extension, route: 'a\0' }), 400, 'steps.0.route'],
    ['a step for nobody', oneStep({ ...naturalisation, people: [] }), 400, 'steps.0.people'],
    ['a person who does not exist', oneStep({ ...naturalisation, people: [1] }), 422, 'steps.0.people.0'],
    ['a person twice', oneStep({ ...naturalisation, people: [0, 0] }), 422, 'steps.0.people.1'],
    ['a person before their birth', oneStep({ ...naturalisation, on: '1989-01-01' }), 422, 'steps.0.people'],
    ['priority of citizenship', oneStep({ ...naturalisation, service: 'priority' }), 422, 'steps.0.service'],
    ['an unknown service', oneStep({ ...extension, service: 'soon' }), 400, 'steps.0.service'],
    ['an unknown test', oneStep({ ...extension, tests: ['welsh'] }), 400, 'steps.0.tests.0'],
    ['a negative cost', oneCost({ pence: -1 }), 400, 'costs.0.pence'],
    ['half a penny', oneCost({ pence: 0.5 }), 400, 'costs.0.pence'],
    ['more than a million pounds', oneCost({ pence: 100_000_001 }), 400, 'costs.0.pence'],
    ['a cost for nothing', oneCost({ label: '' }), 400, 'costs.0.label'],
    ['a label of 201 characters', oneCost({ label: 'x'.repeat(201) }), 400, 'costs.0.label'],
    [
      'a rise of a century',
      { ...oneStep({ ...naturalisation, on: '2126-01-01' }), yearlyRisePercent: 5 },
      422,
      'yearlyRisePercent',
    ],
    [
      'a rise of a hundred percent',
      { ...oneStep(naturalisation), yearlyRisePercent: 100 },
      400,
      'yearlyRisePercent',
    ],
  ])('refuses %s and names the field', async (_what, json, status, path) => {
    const answer = await ask(json);
    expect(answer.status).toBe(status);
    expect(answer.message).not.toBe('');
    expect(answer.json).toMatchObject({ errors: [{ path, message: answer.message }] });
  });

  test('refuses more than 100 kB with 413, and other types than JSON with 415', async () => {
    const large = await ask({ ...oneStep(naturalisation), asOf: 'x'.repeat(110_000) });
    expect(large.status).toBe(413);
    const text = await new Visitor(api.address).send('POST', '/api/fees', {
      text: 'people=1',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(text.status).toBe(415);
  });

  test('reads and sets no cookie, and is open to pages of every site, including the preflight', async () => {
    const url = new URL('/api/fees', api.address);
    const headers = { Origin: 'https://elsewhere.example', Cookie: 'session=made-up' };
    const preflight = await fetch(url, { method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([
      204,
      'POST, OPTIONS',
    ]);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(oneStep(naturalisation)),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });
});
