import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aComparedRecord } from '../../testing/aComparedRecord';
import { aCitizenshipForm, anIlrForm } from '../../testing/calculatorForms';
import { earlierRules, earlierVersion } from './earlierRules';
import { exampleRecord } from './ruleNotice';

const folder = new URL('../../earlier/', import.meta.url);
const today = '2026-11-23';

describe('a frozen rule set', () => {
  test('never changes', () => {
    const checksums = readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map(
        (name) =>
          `${createHash('sha256')
            .update(readFileSync(new URL(name, folder)))
            .digest('hex')}  ${name}\n`,
      )
      .sort();
    expect(checksums).toEqual(
      readFileSync(new URL('checksums.txt', folder), 'utf8')
        .split(/(?<=\n)/)
        .sort(),
    );
  });

  test('needs no other file', () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
      expect(readFileSync(new URL(name, folder), 'utf8')).not.toMatch(/^import |\bimport\(/m);
    }
  });
});

describe('the rules of 23 November 2026', () => {
  test('are those before the current ones', () => {
    expect(earlierRules.version).toBe(earlierVersion);
  });

  test('count years as a partner only from the beginning of the ten-year family route', () => {
    expect(earlierRules.settlementOnRecord(exampleRecord, today)).toMatchObject({
      verdict: 'not_yet',
      firstDay: '2032-05-04',
      other: null,
    });
  });

  test('answer as they did, also if a record has more data than they used', () => {
    const talent = aComparedRecord({ visaType: 'global_talent' });
    const more = { ...talent, details: { ...talent.details, endorsedBy: 'exceptional_promise' as const } };
    expect(earlierRules.settlementOnRecord(more, today)).toEqual(
      earlierRules.settlementOnRecord(talent, today),
    );
  });

  test('give no answer about a visa that they did not know, or a record without dates', () => {
    expect(
      earlierRules.settlementOnRecord(aComparedRecord({ visaType: 'never heard of' }), today),
    ).toBeNull();
    expect(earlierRules.settlementOnRecord(aComparedRecord({ visaStartDate: null }), today)).toBeNull();
    expect(earlierRules.citizenshipOnRecord(aComparedRecord(), today)).toBeNull();
  });

  test('name the day of citizenship a year after settlement', () => {
    const settled = aComparedRecord({
      visaStartDate: '2019-01-10',
      hasILR: true,
      ilrGrantDate: '2026-03-01',
    });
    expect(earlierRules.citizenshipOnRecord(settled, today)).toMatchObject({
      verdict: 'not_yet',
      firstDay: '2027-03-01',
    });
  });

  test('answer both calculators, and no form of another shape', () => {
    expect(earlierRules.ilr({ ...anIlrForm() }, '2026-11-23')).toMatchObject({ verdict: 'eligible' });
    expect(earlierRules.citizenship({ ...aCitizenshipForm() }, '2026-11-23')).toMatchObject({
      verdict: 'eligible',
    });
    expect(earlierRules.ilr({}, '2026-11-23')).toBeNull();
    expect(earlierRules.citizenship({ ...anIlrForm() }, '2026-11-23')).toBeNull();
    expect(earlierRules.ilr({ ...anIlrForm({ visaStartDate: '2030-01-01' }) }, '2026-11-23')).toBeNull();
  });
});
