import { mostPlannedJourneys } from '@settlewise/contract/plans';
import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { mostTrips } from '@settlewise/rules/assessment';
import { citizenshipAfterIlr, findPlannedDay } from '@settlewise/rules/progress';
import { passportAfter } from '@settlewise/rules/waiting';
import { expect, test } from 'vitest';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { assessPlan } from './plans';
import { calculateWayAhead } from './wayAhead';

const today = '2026-11-28';

test.each(['2021-11-08', '2023-03-15'])(
  'the way from a visa of %s has the days by which fees and checklists plan',
  (visaStartDate) => {
    const record: ProgressRecord = {
      details: { ...emptyDetails, visaType: 'skilled_worker', visaStartDate, ukEntryDate: visaStartDate },
      earlier: [],
      journeys: [],
      applications: [],
      today,
    };
    const days = new Map(calculateWayAhead(record, []).map(({ id, date, detail }) => [id, { date, detail }]));
    const known = { ilr: calculateIlrProgress(record), citizenship: calculateCitizenshipProgress(record) };
    const settles = findPlannedDay(known, today);
    if (settles === null) throw new Error('The record has a first day');
    const citizenship = citizenshipAfterIlr(known, settles, today);
    expect(days.get('way-citizenship')?.date).toBe(citizenship);
    const passport = passportAfter('naturalisation', citizenship);
    expect(days.get('way-ceremony')?.date).toBe(passport);
  },
);

test('the steps of a person who would normally be refused citizenship end with ILR', () => {
  const record = (arrivedWithoutPermission: 'yes' | 'not_sure'): ProgressRecord => ({
    details: {
      ...emptyDetails,
      visaType: 'refugee',
      visaStartDate: '2023-03-15',
      ukEntryDate: '2023-03-15',
      arrivedWithoutPermission,
    },
    earlier: [],
    journeys: [],
    applications: [],
    today,
  });
  expect(calculateWayAhead(record('yes'), []).map(({ id }) => id)).toEqual(['way-ilr']);
  const plan = { route: 'own' as const, service: 'standard' as const, applyOn: null, journeys: [] };
  expect(assessPlan(record('yes'), plan)).toMatchObject({
    citizenshipFrom: null,
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'irregular_arrival' })]),
  });
  expect(calculateWayAhead(record('not_sure'), []).map(({ id }) => id)).toContain('way-citizenship');
});

test('a plan can add journeys to a full record', () => {
  const visa = { visaType: 'skilled_worker', visaStartDate: '2022-05-04', ukEntryDate: '2022-05-04' };
  const journeys = Array.from({ length: mostTrips }, (_, index) => ({
    journeyId: `journey ${index}`,
    departureDate: '2024-03-01',
    returnDate: '2024-03-03',
    destination: '',
    crownDependencyAnswer: 'no' as const,
  }));
  const record: ProgressRecord = {
    details: { ...emptyDetails, ...visa },
    earlier: [],
    journeys,
    applications: [],
    today,
  };
  const planned = Array.from({ length: mostPlannedJourneys }, () => ({
    departureDate: '2026-12-10',
    returnDate: '2026-12-20',
  }));
  const plan = { route: 'own' as const, service: 'standard' as const, applyOn: null, journeys: planned };
  expect(assessPlan(record, plan)).toMatchObject({ note: null, firstDay: '2027-04-06' });
});
