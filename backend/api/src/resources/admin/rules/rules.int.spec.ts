import { adminRuleResponse, adminRulesSummaryResponse } from '@settlewise/contract/admin';
import { toDayNumber } from '@settlewise/rules/calendar';
import { cataloguedOn } from '@settlewise/rules/catalogue';
import { changesOn, feeOn, isReadLongAgo, ruleSet } from '@settlewise/rules/parameters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anAdministrator } from '../../../../testing/anAdministrator';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

const dayMs = 24 * 3600 * 1000;
/** The current day in these tests. */
const today = '2026-11-21';

let api: TestApi;
let administrator: SignedUp;
beforeAll(async () => {
  api = await startTestApi({ projecting: false });
  administrator = await anAdministrator(api);
});
afterAll(() => api.stop());

const query = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

async function rules(parts: Readonly<Record<string, unknown>> = {}) {
  const answer = await administrator.visitor.get(`/api/admin/rules?${query(parts)}`);
  expect([answer.status, answer.message]).toEqual([200, '']);
  return {
    rows: z.array(z.strictObject(adminRuleResponse.shape)).parse(answer.json),
    range: answer.headers.get('Content-Range'),
  };
}

async function summary() {
  const answer = await administrator.visitor.get('/api/admin/rules/summary');
  expect(answer.status).toBe(200);
  return adminRulesSummaryResponse.parse(answer.json);
}

describe('the list of rules', () => {
  test('has every value of the catalogue, page by page', async () => {
    const { rows, range } = await rules({ range: [0, 9] });
    const all = cataloguedOn(today).length;
    expect(rows).toHaveLength(10);
    expect(range).toBe(`rules 0-9/${all}`);
    const whole = await rules({ range: [0, 499] });
    expect(whole.rows).toHaveLength(Math.min(all, 500));
  });

  test('is filtered by area and standing, and sorted', async () => {
    const { rows } = await rules({
      range: [0, 99],
      filter: { area: 'Fees', standing: 'in_force' },
      sort: ['parameter', 'DESC'],
    });
    expect(new Set(rows.map(({ area, standing }) => `${area} ${standing}`))).toEqual(
      new Set(['Fees in_force']),
    );
    const names = rows.map(({ parameter }) => parameter);
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'en-GB')));
    expect(rows.find(({ parameter }) => parameter === 'Indefinite leave to remain')).toMatchObject({
      value: `£${feeOn('settlement', today).value.toLocaleString('en-GB')}`,
      from: '2026-04-08',
      to: null,
      confirmed: true,
      source: { retrievedOn: '2026-08-26' },
    });
  });

  test('has each row of a changing value, with its standing on the day', async () => {
    const { rows } = await rules({ range: [0, 99], filter: { area: 'Changes' } });
    const changeRows = rows.map(({ parameter, from, standing }) => [parameter, from, standing]);
    expect(changeRows.toSorted()).toEqual(
      changesOn(today)
        .map(({ title, from, standing }) => [title, from, standing])
        .toSorted(),
    );
    expect(changeRows).toContainEqual(['Students: money to live on', '2026-11-30', 'to_come']);
    expect(changeRows).toContainEqual(['A later list of fees exists', '2026-10-08', 'not_confirmed']);
  });

  test.each([{ filter: { area: 'Weather' } }, { filter: { name: 'x' } }, { sort: ['source', 'ASC'] }])(
    'refuses %j',
    async (parts) => {
      const answer = await administrator.visitor.get(`/api/admin/rules?${query(parts)}`);
      expect(answer.status).toBe(400);
    },
  );

  test('is available to administrators only', async () => {
    const { visitor } = await aPerson().signsUpAt(api.address);
    for (const path of ['/api/admin/rules', '/api/admin/rules/summary']) {
      expect((await visitor.get(path)).status).toBe(403);
    }
  });
});

describe('the summary of the rules', () => {
  test('lists the next changes, soonest first, then announced ones', async () => {
    const { next } = await summary();
    const days = next.map(({ from }) => from ?? '9999-12-31');
    expect(days).toEqual(days.toSorted());
    const first = next.filter(({ from }) => from === next[0]?.from);
    expect(first.map(({ area, from, confirmed }) => [area, from, confirmed])).toEqual([
      ['Routes', '2026-11-30', false],
      ['Changes', '2026-11-30', false],
    ]);
    expect(next).toContainEqual(
      expect.objectContaining({ area: 'English', value: 'B2', from: '2027-03-26', confirmed: false }),
    );
    expect(next.at(-1)).toMatchObject({ standing: 'announced', from: null });
    expect(new Set(next.map(({ standing }) => standing))).toEqual(new Set(['to_come', 'announced']));
  });

  test('shows how many days ago the Immigration Rules were read, and marks them stale after 90', async () => {
    const daysAgo = toDayNumber(today) - toDayNumber(ruleSet.checkedOn);
    for (const days of [0, 1]) {
      await api.later(days * dayMs, async () => {
        expect(await summary()).toMatchObject({
          checkedOn: ruleSet.checkedOn,
          daysAgo: daysAgo + days,
          stale: daysAgo + days > 90,
        });
      });
    }
    expect(isReadLongAgo(ruleSet.checkedOn, today)).toBe(true);
  });
});
