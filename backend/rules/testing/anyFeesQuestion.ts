import fc from 'fast-check';
import { addDays } from '../src/calendar/civilDate';
import type { FeesQuestion, FeeStep } from '../src/fees/question';
import { routes } from '../src/routes/routes';

const dayFrom = (first: string, days: number) => fc.nat(days).map((day) => addDays(first, day));
const routeKey = fc.constantFrom(...routes.map(({ key }) => key));

const aPerson = fc.record({
  dateOfBirth: dayFrom('1950-01-01', 24_000),
  lifeInUkPassed: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  englishPassed: fc.option(fc.constantFrom('none' as const, 'B1' as const, 'B2' as const), {
    nil: undefined,
    freq: 1,
  }),
});

const anyStep = (people: number): fc.Arbitrary<FeeStep> => {
  const common = {
    on: dayFrom('2017-01-01', 6_000),
    people: fc.option(fc.uniqueArray(fc.nat(people - 1), { minLength: 1 }), { nil: undefined }),
    tests: fc.subarray(['life_in_the_uk', 'english'] as const),
  };
  const service = fc.constantFrom('standard' as const, 'priority' as const, 'super_priority' as const);
  return fc.oneof(
    fc.record({
      ...common,
      service,
      route: routeKey,
      item: fc.constantFrom('visa' as const, 'extension' as const),
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

/** Any valid question: some people, for some steps, on some days. */
export const anyFeesQuestion: fc.Arbitrary<FeesQuestion> = fc
  .integer({ min: 1, max: 5 })
  .chain((people) =>
    fc.record({
      asOf: dayFrom('2020-01-01', 3_000),
      people: fc.array(aPerson, { minLength: people, maxLength: people }),
      steps: fc.array(anyStep(people), { maxLength: 5 }),
      costs: fc.array(
        fc.record({ label: fc.string(), on: dayFrom('2020-01-01', 4_000), pence: fc.nat(10_000_000) }),
        { maxLength: 3 },
      ),
    }),
  );
