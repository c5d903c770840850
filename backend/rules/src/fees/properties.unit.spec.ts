import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civilDate';
import { fees } from '../parameters/feeTable';
import { penceOf } from '../parameters/units';
import { routes } from '../routes/routes';
import { amountOn } from './amountOn';
import type { FeesQuestion, FeeStep } from './question';
import { sumOfFees } from './sumOfFees';

// What holds of every bill, whoever pays for whatever on whichever day.

const dayFrom = (first: string, days: number) => fc.nat(days).map((day) => addDays(first, day));
const routeKey = fc.constantFrom(...routes.map(({ key }) => key));

const stepFor = (people: number): fc.Arbitrary<FeeStep> => {
  const common = {
    on: dayFrom('2017-01-01', 6_000),
    people: fc.option(fc.uniqueArray(fc.nat(people - 1), { minLength: 1 }), { nil: undefined }),
    tests: fc.subarray(['life_in_the_uk', 'english'] as const),
  };
  const service = fc.constantFrom('standard' as const, 'priority' as const, 'super_priority' as const);
  return fc.oneof(
    fc.record({
      ...{
        ...common,
        service,
        route: routeKey,
        item: fc.constantFrom('visa' as const, 'extension' as const),
      },
      where: fc.constantFrom('inside' as const, 'outside' as const),
      months: fc.integer({ min: 1, max: 120 }),
    }),
    fc.record({ ...common, service, route: routeKey, item: fc.constant('ilr' as const) }),
    fc.record({
      ...common,
      item: fc.constantFrom(
        'naturalisation' as const,
        'registration_child' as const,
        'registration_adult' as const,
      ),
    }),
  );
};

const question: fc.Arbitrary<FeesQuestion> = fc.integer({ min: 1, max: 5 }).chain((people) =>
  fc.record({
    asOf: dayFrom('2020-01-01', 3_000),
    people: fc.array(fc.record({ dateOfBirth: dayFrom('1950-01-01', 24_000) }), {
      ...{ minLength: people, maxLength: people },
    }),
    steps: fc.array(stepFor(people), { maxLength: 5 }),
    costs: fc.array(
      fc.record({ label: fc.string(), on: dayFrom('2020-01-01', 4_000), pence: fc.nat(10_000_000) }),
      { maxLength: 3 },
    ),
  }),
);

const sum = (parts: readonly { readonly pence: number }[]) =>
  parts.reduce((total, { pence }) => total + pence, 0);
const holds = (property: (asked: FeesQuestion) => void) =>
  fc.assert(fc.property(question, property), { numRuns: 150 });

describe('Of every bill', () => {
  it('the lines, the people, the years and the items each come to the whole, in whole pence', () =>
    holds((asked) => {
      const bill = sumOfFees(asked);
      for (const parts of [bill.lines, bill.byPerson, bill.byYear, bill.byItem])
        expect(sum(parts)).toBe(bill.totalPence);
      for (const { pence, lowestPence, highestPence } of bill.lines)
        expect([pence, lowestPence, highestPence].every(Number.isSafeInteger)).toBe(true);
    }));

  it('each line, and the whole, lies in its range', () =>
    holds((asked) => {
      const bill = sumOfFees(asked);
      for (const { pence, lowestPence, highestPence } of [...bill.lines, { ...bill, pence: bill.totalPence }])
        expect(0 <= lowestPence && lowestPence <= pence && pence <= highestPence).toBe(true);
    }));

  it('the order of steps, people and costs does not matter', () =>
    holds((asked) => {
      const { people, steps, costs } = asked;
      const turned: FeesQuestion = {
        ...{ ...asked, people: people.toReversed(), costs: costs.toReversed() },
        steps: steps.toReversed().map((step) => ({
          ...step,
          people: step.people?.map((person) => people.length - 1 - person),
        })),
      };
      const [one, other] = [sumOfFees(asked), sumOfFees(turned)];
      const sums = ({ totalPence, lowestPence, highestPence, byYear }: typeof one) => ({
        ...{ totalPence, lowestPence, highestPence, byYear },
      });
      expect(sums(other)).toEqual(sums(one));
      expect(other.byPerson.map(({ pence }) => pence).slice(0, people.length)).toEqual(
        one.byPerson
          .map(({ pence }) => pence)
          .slice(0, people.length)
          .toReversed(),
      );
    }));

  it('no fee depends on the day of the question', () =>
    holds((asked) => {
      const later = sumOfFees({ ...asked, asOf: '2040-01-01' });
      expect(later.lines.map(({ pence }) => pence)).toEqual(sumOfFees(asked).lines.map(({ pence }) => pence));
    }));
});

describe('Every row of the fees', () => {
  const rows = Object.keys(fees).flatMap((key) => {
    const name = key as keyof typeof fees;
    return fees[name].rows.map((row, index) => ({ name, row, before: fees[name].rows[index - 1] }));
  });
  it('is charged from its first day on, and the one before it up to the day before', () => {
    expect(rows.length).toBeGreaterThan(80);
    for (const { name, row, before } of rows) {
      expect(amountOn(name, row.from)).toMatchObject({ pence: penceOf(row.value), edition: row.from });
      if (before === undefined) continue;
      expect(amountOn(name, addDays(row.from, -1))).toMatchObject({
        ...{ pence: penceOf(before.value), edition: before.from },
      });
    }
  });
});
