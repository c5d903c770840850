import { describe, expect, it } from 'vitest';
import { salaryListEnds } from '../parameters/feeTerms';
import type { FeePerson, FeeStep, PermissionStep } from './question';
import { sumOfFees } from './sumOfFees';

const adult = { dateOfBirth: '1990-01-01' };
const bill = (step: FeeStep, people: readonly FeePerson[] = [adult]) =>
  sumOfFees({ asOf: '2026-11-27', people, steps: [step], costs: [] });
const listLines = (...given: Parameters<typeof bill>) =>
  bill(...given).lines.map(({ kind, pence, lowestPence, highestPence }) => [
    kind,
    pence,
    lowestPence,
    highestPence,
  ]);

const onList: PermissionStep = {
  item: 'visa',
  route: 'skilled_worker',
  where: 'outside',
  months: 36,
  on: '2026-12-31',
  onSalaryList: true,
};

describe('A job on the immigration salary list', () => {
  it('costs less until the last day of the list, which the line names', () => {
    const [line] = bill(onList).lines;
    expect([line?.pence, line?.lowestPence, line?.highestPence]).toEqual([59_000, 59_000, 59_000]);
    expect(line?.note).toContain('31 December 2026, unless it is extended');
    expect(bill({ ...onList, onSalaryList: false }).lines[0]?.pence).toBe(81_900);
  });

  it('has the ordinary fee afterwards, with the lower fee as the minimum', () => {
    const [line] = bill({ ...onList, on: '2027-01-01' }).lines;
    expect([line?.pence, line?.lowestPence, line?.highestPence, line?.standing]).toEqual([
      81_900,
      59_000,
      81_900,
      'not_confirmed',
    ]);
  });

  it('has a last day to pay', () => {
    expect(bill({ ...onList, on: '2026-12-01' }).changes).toContainEqual(
      expect.objectContaining({
        code: 'next_fees',
        payBy: salaryListEnds.rows[0]?.value,
        penceBefore: expect.any(Number),
      }),
    );
  });

  it('is refused if the list has no lower fee', () => {
    for (const other of [{ where: 'inside' }, { months: 37 }, { route: 'student' }] as const)
      expect(() => bill({ ...onList, ...other })).toThrow();
  });
});

describe('Rare choices', () => {
  it('include a paid appointment for each person, from the cheapest slot to the most expensive', () => {
    const step = { item: 'ilr', route: 'skilled_worker', on: '2027-02-01', paidAppointment: true } as const;
    const slot = ['other', 6_700, 6_700, 20_000];
    expect(listLines(step, [adult, adult]).filter(([kind]) => kind === 'other')).toEqual([slot, slot]);
    expect(() => bill({ item: 'eta', on: '2027-02-01', paidAppointment: true })).toThrow();
  });

  it('include a child’s passport, with a note that only the fee of an adult is known', () => {
    const [line] = bill({ item: 'first_passport', on: '2027-02-01' }, [{ dateOfBirth: '2015-01-01' }]).lines;
    expect([line?.label, line?.lowestPence, line?.standing]).toEqual([
      'First passport of a child',
      0,
      'not_confirmed',
    ]);
    expect(line?.note).toContain('the fee for a passport of an adult');
    expect(bill({ item: 'first_passport', on: '2027-02-01' }).lines[0]?.label).toBe(
      'First adult passport, online',
    );
  });

  it('include an administrative review as a separate payment', () => {
    expect(listLines({ item: 'administrative_review', on: '2027-02-01' })).toEqual([
      ['application', 8_000, 8_000, 8_000],
    ]);
    expect(() => bill({ item: 'administrative_review', on: '2027-02-01', service: 'priority' })).toThrow();
  });

  it('exclude for each person the tests that they have passed, but not a level that is too low', () => {
    const step = {
      item: 'ilr',
      route: 'skilled_worker',
      tests: ['life_in_the_uk', 'english'],
      on: '2027-04-01',
    } as const satisfies FeeStep;
    const people: FeePerson[] = [
      adult,
      { ...adult, lifeInUkPassed: true },
      { ...adult, lifeInUkPassed: true, englishPassed: 'B1' },
      { ...adult, englishPassed: 'C1' },
      { ...adult, lifeInUkPassed: true, englishPassed: 'exempt' },
    ];
    const tests = bill(step, people).lines.flatMap(({ kind, person, label }) =>
      kind === 'test' ? [`${person} ${label.split(' ')[0]}`] : [],
    );
    expect(tests).toEqual(['0 Life', '0 Approved', '1 Approved', '2 Approved', '3 Life']);
    const levels = bill(step, [
      adult,
      { ...adult, role: 'partner' },
      { dateOfBirth: '2009-03-01', role: 'child' },
    ])
      .lines.filter(({ label }) => label.startsWith('Approved'))
      .map(({ note }) => note?.match(/The level is (B\d)/)?.[1]);
    expect(levels).toEqual(['B2', 'B2', 'B2']);
    const before = bill({ ...step, on: '2027-03-01' }, people).lines.filter(({ person }) => person === 2);
    expect(before.filter(({ kind }) => kind === 'test')).toEqual([]);
    // Only the partner needs the test for a step paid before B2. If nobody needs it, it was still chosen.
    const english = (some: readonly FeePerson[]) =>
      bill({ ...step, on: '2027-03-01', tests: ['english'] }, some).lines.flatMap(({ kind, person }) =>
        kind === 'test' ? [person] : [],
      );
    expect(english([adult, { ...adult, role: 'partner' }])).toEqual([1]);
    expect(english([adult, { dateOfBirth: '2015-05-01', role: 'child' }])).toEqual([0]);
  });
});
