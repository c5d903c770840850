import { describe, expect, it } from 'vitest';
import { adult, asked, makeBill, child, ilr, naturalisation, skilledWorker } from '../../testing/aBill';
import { UnsoundAssessment } from '../assessment/problems';
import { routes } from '../routes/routes';
import type { FeesQuestion, FeeStep } from './question';
import { sumOfFees } from './sumOfFees';

const codes = (...about: Parameters<typeof makeBill>) => makeBill(...about).warnings.map(({ code }) => code);
const visa = (route: string, months = 60, on = '2026-08-01') =>
  ({ item: 'visa', route, where: 'outside', months, on }) as const;

describe('An unknown fee', () => {
  it('uses the last known fee, with a range and a note', () => {
    const bill = makeBill([visa('health_and_care_worker', 36)]);
    expect(bill.lines).toMatchObject([
      {
        kind: 'application',
        pence: 30_400,
        lowestPence: 30_400,
        highestPence: 32_400,
        standing: 'not_confirmed',
        note: expect.stringContaining('You pay no health surcharge'),
      },
    ]);
    expect(bill.warnings.map(({ code }) => code)).toEqual(['fee_not_known']);
  });

  it('counts as nothing if none was ever known, and at most as the highest fee', () => {
    const [application, surcharge] = makeBill([visa('youth_mobility', 24)]).lines;
    expect(application).toMatchObject({ pence: 0, lowestPence: 0, highestPence: 206_400, edition: null });
    expect(surcharge).toMatchObject({ pence: 155_200, years: 2 });
  });

  it('of registration as an adult may have increased since April 2026', () => {
    const step = { item: 'registration_adult', on: '2026-08-01' } as const;
    expect(makeBill([step])).toMatchObject({
      totalPence: 167_000,
      lowestPence: 157_600,
      highestPence: 167_000,
      warnings: [{ code: 'fee_not_known' }],
    });
    const before = makeBill([{ ...step, on: '2026-04-07' }]);
    expect([before.lowestPence, before.highestPence]).toEqual([157_600, 157_600]);
  });

  it('on a day before every list is the first known fee, with a minimum of nothing', () => {
    const [line] = makeBill([visa('hk_bno', 60, '2026-04-07')]).lines;
    expect(line).toMatchObject({ pence: 28_500, lowestPence: 0, edition: null, standing: 'not_confirmed' });
  });

  it('does not prevent a bill on any route', () => {
    for (const { key } of routes)
      for (const step of [
        visa(key),
        { ...visa(key), item: 'extension', where: 'inside' },
        ilr(key, '2026-08-01'),
      ] as const) {
        const { totalPence, lowestPence, highestPence, lines } = makeBill([step]);
        expect([key, lowestPence <= totalPence, totalPence <= highestPence]).toEqual([key, true, true]);
        expect(lines[0]?.kind).toBe('application');
        for (const { pence, note, standing } of lines)
          expect([key, pence > 0 || note !== null || standing === 'in_force']).toEqual([key, true]);
      }
  });
});

describe('The surcharge', () => {
  const countYears = (months: number, where: 'inside' | 'outside' = 'inside') =>
    makeBill([skilledWorker('2026-08-01', { months, where })]).lines.find(({ kind }) => kind === 'surcharge')
      ?.years;

  it.each([
    [1, 0.5],
    [6, 0.5],
    [7, 1],
    [12, 1],
    [13, 1.5],
    [18, 1.5],
    [19, 2],
    [30, 2.5],
    [33, 3],
    [60, 5],
  ])('for %d months is charged for %d years', (months, years) => expect(countYears(months)).toBe(years));

  it('is not paid from outside the UK for six months or less', () => {
    expect([countYears(6, 'outside'), countYears(7, 'outside')]).toEqual([undefined, 1]);
  });

  it('is explained in words, including half years', () => {
    const [, line] = makeBill([skilledWorker('2026-08-01', { months: 30 })]).lines;
    expect(line?.note).toBe(
      'The permission is for 2 years and 6 months. A rest of up to six months costs half a year. So you pay for 2½ years, at £1,035 a year. You pay it all at the start.',
    );
  });

  it('is zero before it was introduced', () => {
    expect(makeBill([skilledWorker('2015-04-05')]).lines.map(({ kind }) => kind)).toEqual(['application']);
  });
});

describe('Priority', () => {
  const faster = ilr('skilled_worker', '2026-08-01', { service: 'super_priority' });
  it('is counted for each person, and at the minimum once for all', () => {
    const people = [adult, adult, child];
    expect(makeBill([faster], { people })).toMatchObject({
      totalPence: 3 * (322_600 + 100_000),
      lowestPence: 3 * 322_600 + 100_000,
      highestPence: 3 * (322_600 + 100_000),
    });
  });
});

describe('Tests', () => {
  const listTests = (steps: readonly FeeStep[], dateOfBirth = '1990-01-01') =>
    makeBill(steps, { people: [{ dateOfBirth }] })
      .lines.filter(({ kind }) => kind === 'test')
      .map(({ on, pence }) => [on, pence]);
  const both = { tests: ['life_in_the_uk', 'english'] } as const;

  it('are paid once per person and level, in any order of the steps', () => {
    const steps = [naturalisation('2028-01-01', both), ilr('partner', '2026-12-01', both)];
    const once = [
      ['2026-12-01', 5_000],
      ['2026-12-01', 18_250],
    ];
    expect(listTests(steps)).toEqual(once);
    expect(listTests(steps.toReversed())).toEqual(once);
  });

  it('of English at B1 do not count for B2, but B2 counts for B1', () => {
    const english = { tests: ['english'] } as const;
    const b1 = ilr('partner', '2027-03-25', english);
    const b2 = ilr('partner', '2027-03-26', english);
    expect(listTests([b1, b2])).toHaveLength(2);
    expect(listTests([b2, naturalisation('2028-04-01', english)])).toHaveLength(1);
    expect(
      listTests([ilr('hk_bno', '2027-03-26', english), naturalisation('2028-04-01', english)]),
    ).toHaveLength(1);
  });

  it('are only paid from the age of 18 to 64', () => {
    const step = ilr('partner', '2026-12-01', both);
    expect(listTests([step], '2008-12-02')).toEqual([]);
    expect(listTests([step], '2008-12-01')).toHaveLength(2);
    expect(listTests([step], '1961-12-02')).toHaveLength(2);
    expect(listTests([step], '1961-12-01')).toEqual([]);
  });
});

describe('A warning', () => {
  it('about a later edition is given from 8 October 2026, and only for steps', () => {
    expect(codes([ilr('partner', '2026-10-07')])).toEqual([]);
    expect(codes([ilr('partner', '2026-10-08'), naturalisation('2027-12-01')])).toEqual(['later_edition']);
    const costs = [{ label: 'Translation', on: '2026-12-01', pence: 12_000 }];
    expect(codes([ilr('partner', '2026-10-07')], { costs })).toEqual([]);
  });

  it('about the wrong age is given for children who naturalise and for adults registered as children', () => {
    const people = [{ dateOfBirth: '2008-08-02' }];
    const registered = (on: string) => ({ item: 'registration_child', on }) as const;
    expect(codes([naturalisation('2026-08-01')], { people })).toEqual(['wrong_age']);
    expect(codes([naturalisation('2026-08-02')], { people })).toEqual([]);
    expect(codes([registered('2026-08-01')], { people })).toEqual([]);
    expect(codes([registered('2026-08-02')], { people })).toEqual(['wrong_age']);
  });

  it('is given for a route without settlement', () =>
    expect(codes([ilr('student', '2026-08-01')])).toEqual(['no_settlement']));
});

describe('The ceremony', () => {
  it('is paid only by adults', () => {
    const kinds = (dateOfBirth: string) =>
      makeBill([naturalisation('2026-08-01')], { people: [{ dateOfBirth }] }).lines.map(({ kind }) => kind);
    expect(kinds('2008-08-01')).toEqual(['application', 'ceremony']);
    expect(kinds('2008-08-02')).toEqual(['application']);
  });
});

describe('Another day of payment', () => {
  it('is shown with the last day of the current fees and both sums', () => {
    const settled = { asOf: '2026-03-01' };
    expect(makeBill([ilr('partner', '2026-03-20')], settled).changes).toMatchObject([
      { step: 0, code: 'next_fees', payBy: '2026-04-07', penceBefore: 302_900, penceAfter: 322_600 },
    ]);
    expect(makeBill([ilr('partner', '2026-04-20')], settled).changes).toMatchObject([
      { code: 'next_fees', payBy: '2026-04-07' },
      { code: 'fees_not_known', payBy: '2026-10-07', penceBefore: 322_600, penceAfter: null },
    ]);
  });

  it('is never in the past', () => {
    expect(makeBill([ilr('partner', '2026-12-20')]).changes).toEqual([]);
    expect(makeBill([ilr('partner', '2026-12-20')], { asOf: '2026-10-08' }).changes).toEqual([]);
    expect(makeBill([ilr('partner', '2026-12-20')], { asOf: '2026-10-07' }).changes).toMatchObject([
      { code: 'fees_not_known', payBy: '2026-10-07' },
    ]);
  });

  it('is shown if a birthday changes the fee', () => {
    const people = [{ dateOfBirth: '2009-06-02' }];
    expect(makeBill([skilledWorker('2027-05-01')], { people }).changes).toMatchObject([
      { code: 'birthday', payBy: '2027-06-01', penceBefore: 327_100, penceAfter: 404_800 },
    ]);
  });

  it('is not shown for a birthday after which the application is impossible', () => {
    const people = [{ dateOfBirth: '1990-01-01' }, { dateOfBirth: '2009-06-02' }];
    const registered = { item: 'registration_adult', on: '2030-05-01' } as const;
    for (const step of [naturalisation('2030-05-01'), registered])
      expect(makeBill([step], { people }).changes.map(({ code }) => code)).not.toContain('birthday');
  });
});

describe('A refusal', () => {
  it('loses the fee and the priority fee, and returns the surcharge', () => {
    const step = skilledWorker('2026-08-01', { service: 'priority', tests: ['english'] });
    expect(makeBill([step]).onRefusal).toMatchObject([
      { step: 0, lostPence: 94_300 + 50_000, returnedPence: 310_500 },
    ]);
  });
});

describe('An assumed rise', () => {
  it('is shown with the bill but not included in it', () => {
    const steps = [ilr('partner', '2027-04-05'), ilr('partner', '2028-04-06')];
    const costs = [{ label: 'Translation', on: '2028-12-01', pence: 10_000 }];
    const bill = makeBill(steps, { costs, yearlyRisePercent: 10 });
    expect(bill.totalPence).toBe(2 * 322_600 + 10_000);
    expect(bill.assumption).toEqual({ yearlyRisePercent: 10, totalPence: 322_600 + 390_346 + 10_000 });
    expect(makeBill(steps).assumption).toBeNull();
  });
});

describe('An invalid question', () => {
  const listFields = (question: FeesQuestion): readonly string[] => {
    try {
      sumOfFees(question);
    } catch (error) {
      if (error instanceof UnsoundAssessment) return error.problems.map(({ field }) => field);
      throw error;
    }
    return [];
  };
  it.each<[string, FeeStep, readonly string[]]>([
    ['an unknown route', ilr('moon', '2026-08-01'), ['steps.0.route']],
    ['a route named like a property of every object', ilr('constructor', '2026-08-01'), ['steps.0.route']],
    ['a person that is not there', naturalisation('2026-08-01', { people: [0, 1] }), ['steps.0.people.1']],
    ['a person twice', naturalisation('2026-08-01', { people: [0, 0] }), ['steps.0.people.1']],
    ['a person not born yet', naturalisation('1989-12-31'), ['steps.0.people']],
    ['priority of citizenship', naturalisation('2026-08-01', { service: 'priority' }), ['steps.0.service']],
    ['a test for a passport', { item: 'eta', on: '2026-08-01', tests: ['english'] }, ['steps.0.tests']],
  ])('names %s', (_what, step, fields) => expect(listFields(asked([step]))).toEqual(fields));

  it('names a rise of a hundred years', () =>
    expect(listFields(asked([naturalisation('2126-08-01')], { yearlyRisePercent: 3 }))).toEqual([
      'yearlyRisePercent',
    ]));
});
