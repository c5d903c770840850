import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../calendar/civilDate';
import { daysOfPermission, hasGap, type RecordedPermissions } from './permissionGap';

const today = '2026-11-27';
const days = (on: string, form: 'SET(O)' | 'SET(M)' | 'SET(LR)' = 'SET(O)') =>
  daysOfPermission(form, form === 'SET(M)' ? 'partner' : 'skilled_worker', { today, on });
const present: RecordedPermissions = {
  visaStartDate: '2024-07-30',
  visaExpiryDate: '2027-07-29',
  appliedInTime: null,
  previousVisaHistory: [],
};
const before = (startDate: string, endDate: string, appliedInTime: 'yes' | 'no' | null = null) => ({
  startDate,
  endDate,
  appliedInTime,
});
const gap = (visa: Partial<RecordedPermissions>, on = '2026-12-01', awaitingSince: string | null = null) =>
  hasGap({ ...present, ...visa }, days(on), awaitingSince);

describe('The days on which an application requires permission', () => {
  it('are its years, up to today', () => {
    expect(days('2026-12-01')).toMatchObject({ from: '2021-12-01', to: today });
    expect(days('2026-11-01')?.to).toBe('2026-11-01');
    expect(days('2026-12-01', 'SET(LR)')?.from).toBe('2016-12-01');
    expect(daysOfPermission('SET(O)', 'refugee', { today, on: today })).not.toBeNull();
    expect(daysOfPermission('SET(DV)', 'domestic_abuse', { today, on: today })).toBeNull();
  });
  it('may begin later by the number of days that the route allows to apply early', () => {
    const late = (form: 'SET(O)' | 'SET(M)') => {
      const period = days('2026-12-01', form);
      return period === null ? null : toDayNumber(period.startsBy) - toDayNumber(period.from);
    };
    expect([late('SET(O)'), late('SET(M)')]).toEqual([28, 28]);
  });
});

describe('Days without permission', () => {
  it('exist if the next visa was not applied for in time', () => {
    expect(gap({ previousVisaHistory: [before('2021-01-01', '2024-05-01')], appliedInTime: 'no' })).toBe(
      true,
    );
  });
  it('do not exist if one visa follows the other, or was applied for in time', () => {
    expect(gap({ previousVisaHistory: [before('2021-01-01', '2024-07-29')] })).toBe(false);
    const late = [before('2021-01-01', '2024-05-01')];
    expect(gap({ previousVisaHistory: late, appliedInTime: 'yes' })).toBe(false);
  });
  it('do not exist before the years of the application, including the days for an early application', () => {
    const one = (visaStartDate: string) => gap({ visaStartDate });
    expect(one('2021-12-01')).toBe(false);
    // 28 days early.
    expect(one('2021-12-29')).toBe(false);
    expect(one('2021-12-30')).toBeNull();
  });
  it('before the years of the application do not matter', () => {
    const previousVisaHistory = [before('2015-01-01', '2020-01-01')];
    const old = { visaStartDate: '2021-12-01', previousVisaHistory, appliedInTime: 'no' } as const;
    expect(gap(old)).toBe(false);
    // One day later the years begin on the last day of the gap.
    expect(gap({ ...old, visaStartDate: '2021-12-02' })).toBe(true);
    // Long residence includes the gap.
    expect(hasGap({ ...present, ...old }, days('2026-12-01', 'SET(LR)'), null)).toBe(true);
  });
  it('are unknown if nobody has answered, or if the visas of the record do not go back far enough', () => {
    expect(gap({ previousVisaHistory: [before('2021-01-01', '2024-05-01')] })).toBeNull();
    expect(gap({})).toBeNull();
    expect(gap({ previousVisaHistory: [before('2022-06-01', '2024-07-29')] })).toBeNull();
    expect(gap({ visaStartDate: null })).toBeNull();
  });
  it('are unknown if the visa has ended, unless an application was made in time', () => {
    const over = { visaStartDate: '2021-01-01', visaExpiryDate: '2026-11-20' };
    expect([gap(over), gap(over, '2026-11-20')]).toEqual([null, false]);
    expect([gap(over, '2026-12-01', '2026-11-20'), gap(over, '2026-12-01', '2026-11-21')]).toEqual([
      false,
      null,
    ]);
    // A right never ends.
    expect(gap({ ...over, visaExpiryDate: null })).toBe(false);
  });
  it('are searched in the whole record if no years are required', () => {
    const previousVisaHistory = [before('2015-01-01', '2020-01-01')];
    const hasGapWith = (visa: Partial<RecordedPermissions>) => hasGap({ ...present, ...visa }, null, null);
    expect(hasGapWith({ previousVisaHistory, appliedInTime: 'no' })).toBe(true);
    expect([hasGapWith({ previousVisaHistory, appliedInTime: 'yes' }), hasGapWith({})]).toEqual([
      false,
      null,
    ]);
  });
});
