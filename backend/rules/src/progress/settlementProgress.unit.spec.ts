import { describe, expect, it } from 'vitest';
import { settlementProgress } from './settlementProgress';
import type { EarlierVisa, VisaRecord } from './visaRecord';

const today = '2026-11-29';
const visa = (visaType: string, startDate: string, endDate: string): EarlierVisa => ({
  visaType,
  startDate,
  endDate,
});
const progressOf = (route: 'skilled_worker' | 'student', record: Partial<VisaRecord>) =>
  settlementProgress(
    route,
    { visaStartDate: '2025-02-01', visaExpiryDate: '2029-02-01', earlier: [], ...record },
    [],
    today,
  );
const soonerWay = (progress: ReturnType<typeof progressOf>) =>
  progress.reasons.find(({ code }) => code === 'sooner_by_long_residence');

describe('An earlier way than the route of the visa: long residence', () => {
  const student = visa('student', '2017-01-10', '2022-01-31');
  const graduate = visa('graduate', '2022-02-01', '2025-01-31');

  it('is named with its first day if years as a student count', () => {
    const progress = progressOf('skilled_worker', { earlier: [student, graduate] });
    expect(progress.answer.earliestApplicationDate).toBe('2030-01-04');
    expect(soonerWay(progress)).toMatchObject({
      standing: 'to_know',
      from: '2026-12-13',
      message: expect.stringContaining('13 December 2026') as string,
    });
    expect(progress.reasons[0]).toBe(soonerWay(progress));
  });

  it('is available if its ten years are complete', () => {
    const since2016 = visa('student', '2016-01-10', '2022-01-31');
    const progress = progressOf('skilled_worker', { earlier: [since2016, graduate] });
    expect(soonerWay(progress)?.message).toContain('you can apply now');
  });

  it('is named for a person whose visa does not lead to settlement', () => {
    const progress = progressOf('student', { earlier: [student, graduate] });
    expect(progress.answer.verdict).toBe('no_route');
    expect(soonerWay(progress)).toBeDefined();
  });

  it('is not named if the route is earlier, or if a gap broke the ten years', () => {
    expect(soonerWay(progressOf('skilled_worker', {}))).toBeUndefined();
    const expired = visa('student', '2017-01-10', '2019-01-31');
    expect(soonerWay(progressOf('skilled_worker', { earlier: [expired] }))).toBeUndefined();
  });
});
