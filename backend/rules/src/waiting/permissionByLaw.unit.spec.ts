import { describe, expect, it } from 'vitest';
import { ceremonyBy } from './ceremony';
import { permissionEndOn, permissionsByLaw, type HeldPermission } from './permissionByLaw';

const student: HeldPermission = { startDate: '2017-09-01', endDate: '2021-01-31' };
const worker = (change: Partial<HeldPermission> = {}): HeldPermission => ({
  startDate: '2021-03-10',
  endDate: '2026-03-09',
  appliedOn: '2021-01-31',
  ...change,
});
const listBars = (...visas: readonly HeldPermission[]) =>
  permissionsByLaw(visas).map(({ from, to }) => [from, to]);

describe('Between two permissions', () => {
  it('the first continues by law if the second was applied for before it ended, including its last day', () => {
    const bar = [['2021-02-01', '2021-03-09']];
    expect(listBars(worker(), student)).toEqual(bar);
    expect(listBars(student, worker({ appliedOn: null, appliedInTime: 'yes' }))).toEqual(bar);
  });

  it('it does not continue if the application was late, or if that is unknown', () => {
    expect(listBars(student, worker({ appliedOn: '2021-02-01' }))).toEqual([]);
    for (const appliedInTime of ['no', 'not_sure', null] as const)
      expect(listBars(student, worker({ appliedOn: null, appliedInTime }))).toEqual([]);
  });

  it('nothing starts if one follows the other, or another one filled the time', () => {
    expect(listBars(student, worker({ startDate: '2021-02-01' }))).toEqual([]);
    expect(listBars({ startDate: '2020-01-01', endDate: '2021-06-30' }, student, worker())).toEqual([]);
  });

  it('an unknown end of the last one starts nothing', () => {
    expect(listBars({ startDate: '2017-09-01', endDate: null }, worker())).toEqual([]);
  });
});

describe('The permission on a day', () => {
  it('is the last one that began before it, even if it has ended', () => {
    const visas = [worker(), student];
    expect(
      ['2017-08-31', '2017-09-01', '2021-02-20', '2021-03-10'].map((day) => permissionEndOn(visas, day)),
    ).toEqual([null, '2021-01-31', '2021-01-31', '2026-03-09']);
  });
});

describe('The ceremony', () => {
  it.each([
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-11-02', '2027-02-02'],
  ])('after a decision on %s is booked by %s', (decidedOn, day) => {
    expect(ceremonyBy(decidedOn)?.day).toBe(day);
  });
});
