import { rulesResponse, type RulesResponse } from '@settlewise/contract/rules';
import { visaTypeGroups } from '@settlewise/contract/visaTypeChoices';
import { changesOn, feeOn } from '@settlewise/rules/parameters';
import { routes } from '@settlewise/rules/routes';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson } from '../../../testing/aPerson';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const elsewhere = 'https://another.example';
const get = (headers: Record<string, string> = {}) => fetch(new URL('/api/rules', api.address), { headers });

async function rules(): Promise<RulesResponse> {
  const answer = await get();
  expect(answer.status).toBe(200);
  return rulesResponse.strict().parse(await answer.json());
}

describe('GET /api/rules', () => {
  test('has every route of POST /api/assess, with its years', async () => {
    const given = await rules();
    expect(given.routes.map(({ key }) => key)).toEqual(routes.map(({ key }) => key));
    const findYears = (key: string) => given.routes.find((route) => route.key === key)?.qualifyingYears;
    expect([findYears('skilled_worker'), findYears('long_residence'), findYears('student')]).toEqual([
      [5],
      [10],
      [],
    ]);
  });

  test('has the group of each route, and every group has a route', async () => {
    const given = await rules();
    const findGroup = (key: string) => given.routes.find((route) => route.key === key)?.group;
    expect(findGroup('skilled_worker')).toBe('Work');
    expect(findGroup('partner')).toBe('Family');
    expect(findGroup('pbs_dependant')).toBe('Dependants');
    expect(findGroup('hk_bno')).toBe('Hong Kong BN(O) and Ukraine');
    expect(findGroup('tier1_other')).toBe('Earlier work routes');
    const headings = visaTypeGroups.filter((group) => group !== 'Other');
    expect(new Set(given.routes.map(({ group }) => group))).toEqual(new Set(headings));
  });

  test('has the condition of a route without years, and the confidence of a rule', async () => {
    const given = await rules();
    const of = (key: string) => given.routes.find((route) => route.key === key);
    for (const { qualifyingYears, condition } of given.routes)
      expect(condition !== null).toBe(qualifyingYears.includes(0));
    expect(of('pbs_dependant_child')?.condition?.message).toContain('Both parents must be settled');
    expect(of('skilled_worker')).toMatchObject({ standing: 'in_force', confidence: 'official' });
    expect(of('domestic_abuse')).toMatchObject({ standing: 'in_force', confidence: 'secondary' });
    expect(of('stateless')).toMatchObject({ standing: 'not_confirmed', confidence: 'unknown' });
  });

  test('lists limits in calendar months separately from limits in days', async () => {
    const { monthLimits, limits } = await rules();
    expect(
      monthLimits.map(({ key, months, from, standing, confidence }) => [
        key,
        months,
        from,
        standing,
        confidence,
      ]),
    ).toEqual([
      ['eu_any_twelve_months', 6, null, 'in_force', 'official'],
      ['eu_important_reason', 12, null, 'in_force', 'official'],
      ['eu_last_sixty_months', 30, '2025-07-16', 'in_force', 'official'],
      ['private_life_child_born_in_uk_single_absence', 6, null, 'not_confirmed', 'unknown'],
      ['citizenship_absence_against_intention', 6, null, 'in_force', 'official'],
      ['citizenship_later_date', 2, null, 'in_force', 'official'],
    ]);
    const of = (key: string) => limits.find((limit) => limit.key === key);
    expect(of('citizenship_technical_absence_five_years')).toMatchObject({ days: 730 });
    expect(of('citizenship_technical_absence_three_years')).toMatchObject({ days: 450 });
    expect(of('citizenship_excess_taken_as_meant')).toMatchObject({ days: 30 });
    expect(of('private_life_child_born_in_uk')).toMatchObject({ days: 549, standing: 'not_confirmed' });
    expect(of('protection_last_days')).toMatchObject({ days: 28, confidence: 'secondary' });
    expect(of('partner_days_early_in_practice')).toMatchObject({ days: 28, standing: 'practice' });
  });

  test('has the ages in rules', async () => {
    const { ages } = await rules();
    expect(
      ages.map(({ key, youngest, oldest, from, standing, confidence }) => [
        key,
        youngest,
        oldest,
        from,
        standing,
        confidence,
      ]),
    ).toEqual([
      ['english_and_life_in_the_uk', 18, 64, null, 'in_force', 'official'],
      ['private_life_five_years_young_adult', 18, 24, null, 'in_force', 'official'],
      ['citizenship_full_age', 18, null, null, 'in_force', 'official'],
      ['child_registration', null, 17, null, 'in_force', 'official'],
      ['child_new_as_dependant', null, 17, null, 'in_force', 'quoted'],
      ['child_registration_good_character', 10, null, null, 'in_force', 'official'],
      ['bno_children_without_years', null, 17, '2026-10-08', 'in_force', 'secondary'],
    ]);
  });

  test('has the limits of days, in force until their last day', async () => {
    const { limits } = await rules();
    const of = (key: string) => limits.filter((limit) => limit.key === key).map(({ days, to }) => [days, to]);
    expect(of('settlement_any_twelve_months')).toEqual([[180, null]]);
    expect(of('citizenship_final_year')).toEqual([[90, null]]);
    expect(of('citizenship_five_years')).toEqual([[450, null]]);
    expect(of('citizenship_three_years')).toEqual([[270, null]]);
  });

  test('has B2 for settlement from 26 March 2027 as future law, but not for BN(O)', async () => {
    const { english } = await rules();
    const all = english.filter(({ level }) => level === 'B2');
    // Routes in no summary need B1 or B2, so the higher one is listed as not confirmed.
    const uncertain = all.filter(({ confidence }) => confidence === 'unknown');
    expect(uncertain).toMatchObject([{ from: '2027-03-26', standing: 'not_confirmed' }]);
    expect(uncertain[0]?.routes).toContain('rep_overseas_business');
    const b2 = all.filter((row) => !uncertain.includes(row));
    expect(b2.length).toBeGreaterThan(0);
    for (const row of b2) {
      expect(row).toMatchObject({
        from: '2027-03-26',
        to: null,
        standing: 'to_come',
        confidence: 'secondary',
      });
      expect(row.routes).not.toContain('hk_bno');
      expect(row.except).toContain('hk_bno');
    }
    expect(b2.flatMap((row) => row.routes)).toEqual(expect.arrayContaining(['skilled_worker', 'partner']));
  });

  test('has fees in whole pence, and null for an unknown figure', async () => {
    const { fees } = await rules();
    const now = (item: string, route: string | null = null) =>
      fees.filter((fee) => fee.item === item && fee.route === route && fee.to === null);
    expect(now('ilr')).toMatchObject([
      { pence: 322_600, from: '2026-04-08', standing: 'in_force', confidence: 'quoted' },
    ]);
    expect(now('ilr')[0]?.pence).toBe(feeOn('settlement', '2026-11-21').value * 100);
    expect(now('ilr', 'refugee')).toMatchObject([{ pence: 0 }]);
    expect(now('visa', 'graduate')).toEqual([]);
    expect(now('extension', 'graduate')).toMatchObject([{ pence: 93_700, confidence: 'secondary' }]);
    for (const route of ['health_and_care_worker', 'youth_mobility']) {
      expect(now('visa', route).length).toBeGreaterThan(0);
      for (const fee of now('visa', route)) {
        expect(fee).toMatchObject({ pence: null, standing: 'not_confirmed', confidence: 'unknown' });
      }
    }
    const surcharge = fees.filter(({ item, to }) => item === 'surcharge' && to === null);
    expect(surcharge.map(({ route, who, pence }) => [route, who, pence])).toEqual([
      [null, null, 103_500],
      ['student', null, 77_600],
      ['youth_mobility', null, 77_600],
      [null, 'under_18', 77_600],
    ]);
    expect(fees.find(({ item, months }) => item === 'visitor' && months === 120)?.pence).toBe(112_800);
    expect(now('english_test')).toMatchObject([{ lowestPence: 15_000, highestPence: 21_500 }]);
    expect(now('registration_adult')).toMatchObject([
      { pence: 154_000, lowestPence: 144_600, highestPence: 154_000, standing: 'not_confirmed' },
    ]);
    expect(now('visa', 'health_and_care_worker').map(({ highestPence }) => highestPence)).toEqual([
      32_400, 62_900,
    ]);
  });

  test('has the changes of the page about changes', async () => {
    const { changes } = await rules();
    expect(changes.map(({ title, from, standing }) => [title, from, standing])).toEqual(
      changesOn('2026-11-21').map(({ title, from, standing }) => [title, from, standing]),
    );
    expect(changes.find(({ key }) => key === 'shortage_lists_end')?.standing).toBe('to_come');
    expect(
      changes.filter(({ standing }) => standing === 'announced').every(({ from }) => from === null),
    ).toBe(true);
  });

  test('has the day on which each source was read, which is not in the future', async () => {
    const given = await rules();
    const rows = [
      ...given.routes,
      ...given.limits,
      ...given.monthLimits,
      ...given.ages,
      ...given.english,
      ...given.fees,
      ...given.changes,
    ];
    expect(rows.filter(({ source }) => source.checkedOn > '2026-11-28')).toEqual([]);
    expect(given.ruleSet).toEqual({ version: '2026-11-29', checkedOn: '2025-12-06' });
  });

  test('is not sent again to a client that has it', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const again = await get({ 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get({ 'If-None-Match': 'W/"another"' })).status).toBe(200);
    const noticesWith = (headers: Record<string, string>) =>
      fetch(new URL('/api/rules/notices', api.address), { headers });
    const tag = (await noticesWith({})).headers.get('ETag') ?? '';
    expect((await noticesWith({ 'If-None-Match': tag })).status).toBe(304);
  });
});

const ask = (headers: Record<string, string>) =>
  fetch(new URL('/api/assess', api.address), {
    method: 'POST',
    body: JSON.stringify({ trips: [] }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('the calls that are open to every site', () => {
  test('ignore the cookie of a page of another site, and set none', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const json = { trips: [] };
    const own = await visitor.send('POST', '/api/assess', { json, headers: { Origin: elsewhere } });
    expect([own.status, own.headers.getSetCookie()]).toEqual([200, []]);
    const changing = await visitor.send('POST', '/api/tasks', { json: {}, headers: { Origin: elsewhere } });
    expect(changing.status).toBe(403);
    for (const answer of [
      await get({ Origin: elsewhere, Cookie: 'settlewise_session=x; settlewise_session.sig=y' }),
      await ask({ Origin: elsewhere, Cookie: 'settlewise_session=x; settlewise_session.sig=y' }),
      await ask({ Origin: elsewhere, 'Sec-Fetch-Site': 'cross-site' }),
      await ask({}),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each([
    ['/api/rules', 'GET'],
    ['/api/assess', 'POST'],
  ])('say before it is asked that %s may be asked by %s', async (path, method) => {
    const answer = await fetch(new URL(path, api.address), {
      method: 'OPTIONS',
      headers: {
        Origin: elsewhere,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain(method);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('let a page of another site read the reason of a refusal', async () => {
    const answer = await fetch(new URL('/api/assess', api.address), {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', Origin: elsewhere },
    });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([400, '*']);
  });

  test.each([
    ['POST', '/api/calculate-ilr-eligibility'],
    ['POST', '/api/login'],
    ['PUT', '/api/rules'],
    ['POST', '/api/rules'],
    ['POST', '/api/assessments'],
  ])('are the only ones: %s %s is refused as before', async (method, path) => {
    const answer = await fetch(new URL(path, api.address), {
      method,
      body: '{}',
      headers: { 'Content-Type': 'application/json', Origin: elsewhere },
    });
    expect(answer.status).toBe(403);
  });

  test('no other call is open to every site', async () => {
    for (const path of ['/api/visa-types', '/api/user', '/api/nothing']) {
      const answer = await fetch(new URL(path, api.address), { headers: { Origin: elsewhere } });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});
