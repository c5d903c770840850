import type { TimelineRequest } from '@settlewise/contract/timeline';
import { describe, expect, it } from 'vitest';
import { typedLife } from './typedLife';

const today = '2026-11-21';
type Typed = Pick<TimelineRequest, 'visaType' | 'visaStartDate' | 'visaEndDate' | 'planned'>;

/** The five years of this visa are complete on 1 March 2027. */
const lifeOf = (change: Partial<Typed> = {}) => {
  const typed: Typed = {
    visaType: 'skilled_worker',
    visaStartDate: '2022-03-01',
    visaEndDate: '2027-03-15',
    planned: null,
    ...change,
  };
  const { visaType, visaStartDate } = typed;
  const form = { visaType, visaStartDate, useDetailedAbsences: true, absences: [], absencesPerYear: [] };
  return typedLife(typed, form, today);
};
type Planned = NonNullable<Typed['planned']>;
const planned = (change: Partial<Planned> = {}): Planned => ({
  appliedFor: 'ilr',
  service: 'standard',
  applyOn: '2027-02-10',
  ...change,
});
const linesOf = (entries: ReturnType<typeof lifeOf>['wayAhead']) =>
  entries.map(({ date, endDate, title, detail }) =>
    [date, ...(endDate === null ? [] : [endDate]), title, detail].join(' | '),
  );

describe('The timeline of a typed visa', () => {
  it('continues up to a passport from a grant on the day when the years are complete', () => {
    const { planned: none, wayAhead } = lifeOf();
    expect(none).toBeNull();
    expect(linesOf(wayAhead)).toEqual([
      '2028-03-01 | First day to apply for citizenship | If ILR is granted on 1 March 2027',
      '2028-09-01 | Decision on citizenship by the standard | If you apply on 1 March 2028',
      '2028-12-01 | Last day to book the citizenship ceremony | If the decision comes on 1 September 2028',
      '2028-12-22 | First British passport, by the usual time | If you apply on 1 December 2028',
    ]);
  });

  it('assumes no grant in the past: ILR is granted today at the earliest', () => {
    expect(linesOf(lifeOf({ visaStartDate: '2018-03-01' }).wayAhead)[0]).toBe(
      '2027-11-21 | First day to apply for citizenship | If ILR is granted on 21 November 2026',
    );
  });

  it('has no further steps if the visa does not lead to ILR', () => {
    expect(lifeOf({ visaType: 'student' }).wayAhead).toEqual([]);
  });

  it('shows the day of an application, its expected decision, and the permission that continues by law', () => {
    const { planned: plan, wayAhead, notes } = lifeOf({ planned: planned() });
    expect(linesOf(plan?.entries ?? [])).toEqual([
      '2027-02-10 | Application: Settlement (ILR) | Standard. Planned, not sent yet',
      '2027-08-10 | Decision by the standard | Settlement (ILR), if you prove who you are on 10 February 2027',
      '2027-03-24 | 2027-04-07 | Decision as others report, no promise | Settlement (ILR), if you prove who you are on 10 February 2027',
      '2027-03-16 | 2027-08-10 | Permission goes on by law (section 3C) | If the decision comes on 10 August 2027',
    ]);
    expect(plan?.entries.every(({ isAhead, applicationId }) => isAhead && applicationId === 'planned')).toBe(
      true,
    );
    expect([plan?.isBeforeFirstDay, plan?.isAfterPermission]).toEqual([false, false]);
    // Leaving withdraws it. The next steps begin with its decision, so the detail names the same day.
    expect(plan?.waiting.travelRisk).toBe('withdraws');
    expect(linesOf(wayAhead)[0]).toBe(
      '2028-08-10 | First day to apply for citizenship | If ILR is granted on 10 August 2027',
    );
    expect(notes.join(' ')).toContain(
      'Citizenship on 10 August 2028 supposes that ILR is granted on 10 August 2027.',
    );
  });

  it('with a paid faster decision shows that day, no reports, and no permission by law after it', () => {
    const { planned: plan } = lifeOf({ planned: planned({ service: 'priority' }) });
    expect(linesOf(plan?.entries ?? [])).toEqual([
      '2027-02-10 | Application: Settlement (ILR) | Priority. Planned, not sent yet',
      '2027-02-17 | Decision that was paid for | Settlement (ILR), if you prove who you are on 10 February 2027',
    ]);
  });

  it('marks an application after the end of the visa, and no permission continues by law', () => {
    const { planned: plan, wayAhead } = lifeOf({ planned: planned({ applyOn: '2027-03-16' }) });
    expect(plan).toMatchObject({ isAfterPermission: true, isBeforeFirstDay: false });
    expect(plan?.entries.map(({ kind }) => kind)).not.toContain('by_law');
    expect(plan?.waiting.meanwhile[0]?.message).toContain('So it does not continue by law.');
    expect(linesOf(wayAhead)[0]).toContain('If ILR is granted on 1 March 2027');
    // An application on the last day is in time. Without a typed end there is no mark.
    expect(lifeOf({ planned: planned({ applyOn: '2027-03-15' }) }).planned?.isAfterPermission).toBe(false);
    expect(lifeOf({ visaEndDate: null, planned: planned() }).planned).toMatchObject({
      isAfterPermission: false,
      waiting: { permissionByLaw: null },
    });
  });

  it('marks an application before the first day for ILR, and assumes no grant from it', () => {
    const first = lifeOf().ilrApplicationEarliestDate ?? '';
    expect(first).toBe('2027-02-01');
    expect(lifeOf({ planned: planned({ applyOn: first }) }).planned?.isBeforeFirstDay).toBe(false);
    const { planned: plan, wayAhead } = lifeOf({ planned: planned({ applyOn: '2027-01-31' }) });
    expect(plan?.isBeforeFirstDay).toBe(true);
    expect(linesOf(wayAhead)[0]).toContain('If ILR is granted on 1 March 2027');
    // An extension has no first day.
    const extension = planned({ appliedFor: 'work_or_study', applyOn: '2027-01-31' });
    expect(lifeOf({ planned: extension }).planned?.isBeforeFirstDay).toBe(false);
  });

  it('assumes that an extension is for the same visa type', () => {
    const extension = planned({ appliedFor: 'work_or_study' });
    const decisionFor = (visaType: Typed['visaType']) =>
      lifeOf({ visaType, planned: extension }).planned?.waiting.window.standard?.inWords;
    expect(decisionFor('skilled_worker')).toBe('8 weeks');
    expect(decisionFor('health_and_care_worker')).toBe('3 weeks');
  });
});
