import { describe, expect, it } from 'vitest';
import { adult, makeBill, child, ilr, naturalisation, skilledWorker } from '../../testing/aBill';

// The worked sums of the researched facts, each to the penny.

const on = '2026-08-01';
const total = (...asked: Parameters<typeof makeBill>) => makeBill(...asked).totalPence;
const family = [adult, { dateOfBirth: '1988-05-05' }, child, { dateOfBirth: '2017-03-03' }];
const partnerFromOutside = { item: 'visa', route: 'partner', where: 'outside', months: 33, on } as const;
const partnerExtension = { ...partnerFromOutside, item: 'extension', where: 'inside', months: 30 } as const;

describe('A worked sum', () => {
  it('is right for a Skilled Worker in the UK for three years', () => {
    const { totalPence, lines } = makeBill([skilledWorker(on)]);
    expect(totalPence).toBe(404_800);
    expect(lines.map(({ kind, pence, edition, years }) => [kind, pence, edition, years])).toEqual([
      ['application', 94_300, '2026-04-08', null],
      ['surcharge', 310_500, '2026-04-08', 3],
    ]);
  });

  it('is right for a partner from outside for 33 months, who pays three years, and then for 30, two and a half', () => {
    expect(total([partnerFromOutside])).toBe(516_900);
    expect(total([partnerExtension])).toBe(399_450);
    const years = makeBill([partnerFromOutside, partnerExtension]).lines.flatMap(
      ({ years: charged }) => charged ?? [],
    );
    expect(years).toEqual([3, 2.5]);
  });

  it('is right for a partner from outside up to citizenship, with additional English tests', () => {
    const path = (tests: 'none' | 'english') =>
      makeBill([
        partnerFromOutside,
        partnerExtension,
        ilr('partner', '2031-09-01', {
          tests: tests === 'none' ? ['life_in_the_uk'] : ['life_in_the_uk', 'english'],
        }),
        naturalisation('2032-09-02'),
      ]);
    expect(path('none').totalPence).toBe(1_427_850);
    const withEnglish = path('english');
    expect([withEnglish.lowestPence, withEnglish.highestPence]).toEqual([
      1_427_850 + 15_000,
      1_427_850 + 21_500,
    ]);
  });

  it('is right for a family of four on BN(O) for five years, then settled, then British', () => {
    const visa = { item: 'visa', route: 'hk_bno', where: 'outside', months: 60, on } as const;
    const settled = ilr('hk_bno', '2031-08-02', { tests: ['life_in_the_uk'] });
    const british = [
      naturalisation('2032-08-03', { people: [0, 1] }),
      { item: 'registration_child', on: '2032-08-03', people: [2, 3] } as const,
    ];
    const people = { people: family };
    expect(total([visa], people)).toBe(1_925_000);
    expect(total([settled], people)).toBe(1_300_400);
    expect(total(british, people)).toBe(567_800);
    const whole = makeBill([visa, settled, ...british], people);
    expect(whole.totalPence).toBe(3_793_200);
    expect(whole.byYear).toEqual([
      { year: 2026, pence: 1_925_000 },
      { year: 2031, pence: 1_300_400 },
      { year: 2032, pence: 567_800 },
    ]);
    expect(whole.byPerson.map(({ pence }) => pence)).toEqual([
      28_500 + 517_500 + 322_600 + 5_000 + 183_900,
      28_500 + 517_500 + 322_600 + 5_000 + 183_900,
      28_500 + 388_000 + 322_600 + 100_000,
      28_500 + 388_000 + 322_600 + 100_000,
    ]);
  });

  it('is right for a refugee, who settles without a fee, and explains it', () => {
    const bill = makeBill([ilr('refugee', on, { tests: ['life_in_the_uk'] }), naturalisation('2027-09-01')]);
    expect(bill.totalPence).toBe(188_900);
    expect(bill.lines[0]).toMatchObject({ pence: 0, note: expect.stringContaining('pay no fee') });
  });

  it('is right for settlement and citizenship on the last day of one fee list and the first of the next', () => {
    expect(total([ilr('skilled_worker', '2026-04-07')])).toBe(302_900);
    expect(total([ilr('skilled_worker', '2026-04-08')])).toBe(322_600);
    expect(total([naturalisation('2026-04-07')])).toBe(173_500);
    expect(total([naturalisation('2026-04-08')])).toBe(183_900);
  });

  it('is right for a student for ten months from inside, who pays the lower surcharge of a year', () => {
    const step = { item: 'extension', route: 'student', where: 'inside', months: 10, on } as const;
    expect(total([step])).toBe(133_400);
  });

  it('is right for a child who is 18 on 2 June 2026: the surcharge of the day before, and of the day', () => {
    const people = [{ dateOfBirth: '2008-06-02' }];
    const surchargeOn = (day: string) =>
      makeBill([skilledWorker(day)], { people }).lines.find(({ kind }) => kind === 'surcharge')?.pence;
    expect([surchargeOn('2026-06-01'), surchargeOn('2026-06-02')]).toEqual([232_800, 310_500]);
  });
});
