import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../calendar/civilDate';
import { fees } from '../parameters/feeTable';
import { absenceLimits } from '../parameters/absenceLimits';
import { isKnownThroughOthers } from '../parameters/freshness';
import { inWordsOn } from '../parameters/parameter';
import { routes } from '../routes/routes';
import { cataloguedOn, ruleCatalogue } from './catalogue';

const folder = new URL('../parameters/', import.meta.url);
const entries = ruleCatalogue();

/** The functions that make parameters, and the exports of the folder. */
const notParameters = [
  'index.ts',
  'ruleSet.ts',
  'sources.ts',
  'freshness.ts',
  'confidence.ts',
  'parameter.ts',
  'units.ts',
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const catalogued = new Set(entries.map(({ of }) => of).filter((of) => isObject(of) || isDate(of)));

/** The values, dates and dated tables in an export that have no entry in the catalogue. */
function missing(value: unknown, path: string): readonly string[] {
  if (catalogued.has(value) || typeof value === 'function') return [];
  if (!isObject(value)) return typeof value === 'number' || isDate(value) ? [path] : [];
  // The entry of a value names its source.
  if ('retrievedOn' in value) return [];
  return Object.entries(value).flatMap(([name, part]) => missing(part, `${path}.${name}`));
}

async function exportsOfParameters(): Promise<readonly (readonly [string, unknown])[]> {
  const files = (await readdir(folder)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !notParameters.includes(name),
  );
  const modules = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(new URL(file, folder).href);
      return [file, isObject(exported) ? exported : {}] as const;
    }),
  );
  return modules.flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, value]): readonly [string, unknown] => [`${file} ${name}`, value]),
  );
}

describe('the catalogue of the rules', () => {
  it('contains every parameter that the folder of parameters exports', async () => {
    const exported = await exportsOfParameters();
    expect(exported.length).toBeGreaterThan(25);
    expect(exported.flatMap(([name, value]) => missing(value, name))).toEqual([]);
  });

  it('uses a second-hand source only for rows that are not confirmed', () => {
    const confirmed = new Map<string, boolean>();
    for (const { source, confirmed: isRead } of entries.flatMap(({ rows }) => rows))
      confirmed.set(source.title, isRead || confirmed.get(source.title) === true);
    for (const [title, isRead] of confirmed)
      expect([title, isKnownThroughOthers({ title })]).toEqual([title, !isRead]);
  });

  it('reports a table that is missing', () => {
    const forgotten = { title: 'A limit', rows: [{ value: 7, from: '2030-01-01', source: {} }] };
    expect(missing(forgotten, 'forgotten')).toEqual(['forgotten.rows.0.value', 'forgotten.rows.0.from']);
  });

  it('gives for each value its first day, its document and how well it is known', () => {
    for (const { key, rows } of entries)
      for (const { source, confirmed } of rows) {
        expect([key, source.url.startsWith('https://'), source.retrievedOn <= '2026-11-28']).toEqual([
          key,
          true,
          true,
        ]);
        expect(typeof confirmed).toBe('boolean');
      }
  });

  it('gives for every route its years and its level of English', () => {
    for (const route of routes) {
      expect([route.key, catalogued.has(route.qualifyingYears), catalogued.has(route.english)]).toEqual([
        route.key,
        true,
        true,
      ]);
    }
  });

  it('names each value once', () => {
    const ids = cataloguedOn('2026-11-21').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9_-]+$/.test(id))).toEqual([]);
  });

  it('leaves no day between the rows of a parameter without a value or with two', () => {
    for (const { key, rows } of entries) {
      for (const [index, { to }] of rows.entries()) {
        const next = rows[index + 1];
        const gap =
          next === undefined ? 1 : toDayNumber(next.from ?? '9999-12-31') - toDayNumber(to ?? '9999-12-31');
        expect([key, gap]).toEqual([key, 1]);
      }
    }
  });
});

const valuesFor = (parameter: string, day: string) =>
  cataloguedOn(day)
    .filter((value) => value.parameter === parameter)
    .map(({ value, from, to, standing, confirmed }) => [value, from, to, standing, confirmed]);

describe('a value', () => {
  it('of a fee is in force only on its days', () => {
    const ilr = fees.settlement.title;
    expect(valuesFor(ilr, '2026-04-07').slice(-2)).toEqual([
      ['£3,029', '2025-04-09', '2026-04-07', 'in_force', true],
      ['£3,226', '2026-04-08', null, 'to_come', true],
    ]);
    expect(valuesFor(ilr, '2026-04-08').slice(-2)).toEqual([
      ['£3,029', '2025-04-09', '2026-04-07', 'past', true],
      ['£3,226', '2026-04-08', null, 'in_force', true],
    ]);
  });

  it('is formatted for people', () => {
    const formatted = cataloguedOn('2026-11-21').map(({ value }) => value);
    expect(formatted).toEqual(
      expect.arrayContaining(['£19.20', 'Free', '£1,035 a year', '£500 more', '3 or 5 years']),
    );
    expect(valuesFor('Settlement: days away in any twelve months', '2026-11-21')).toEqual([
      [inWordsOn(absenceLimits.settlementYear, '2026-11-21'), null, null, 'in_force', true],
    ]);
  });

  it('of a future level of English is marked as future and not certain', () => {
    expect(valuesFor('Settlement: Skilled Worker', '2026-11-21')).toEqual([
      ['Met when the visa was granted', null, '2027-03-25', 'in_force', true],
      ['B2', '2027-03-26', null, 'to_come', false],
    ]);
  });

  it('of a route that closes has its last day', () => {
    expect(valuesFor('Tier 1 (Investor): applications', '2028-02-16')).toEqual([
      ['Open for applications', null, '2028-02-16', 'in_force', true],
      ['Closed', '2028-02-17', null, 'to_come', true],
    ]);
    expect(valuesFor('Tier 1 (Investor): applications', '2028-02-17').map((row) => row[3])).toEqual([
      'past',
      'in_force',
    ]);
  });

  it('that is only announced has no day and is never in force', () => {
    const announced = cataloguedOn('2099-01-01').filter(({ area }) => area === 'Announced');
    expect(announced.length).toBeGreaterThan(10);
    for (const value of announced) {
      expect(value).toMatchObject({ standing: 'announced', from: null, to: null, confirmed: false });
    }
  });
});
