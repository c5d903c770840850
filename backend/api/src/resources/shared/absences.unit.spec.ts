import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { toRecordedTrip } from '@settlewise/casework/record';
import { describe, expect, it } from 'vitest';
import { presentSharedAbsences } from '@settlewise/casework/journeys';

const today = '2026-11-21';
const journey = (departureDate: string, returnDate: string) => ({
  journeyId: departureDate,
  userId: 'u',
  departureDate,
  returnDate,
  destination: 'Spain',
  reason: 'holiday',
  notes: null,
  crownDependency: null,
  permittedReason: null,
  travellers: null,
  evidence: null,
  approximate: null,
  recordedAt: new Date(0),
  changedAt: new Date(0),
});

/** The absences of a record with only journeys, or also a visa. */
const shareAbsences = (journeys: readonly ReturnType<typeof journey>[], visa: Partial<ProfileDetails> = {}) =>
  presentSharedAbsences(journeys, {
    details: { ...emptyDetails, ...visa },
    earlier: [],
    applications: [],
    today,
    journeys: journeys.map((one) => ({
      ...toRecordedTrip(one, today),
      journeyId: one.journeyId,
      destination: one.destination,
      crownDependencyAnswer: null,
    })),
  });

describe('the absences that a lawyer sees', () => {
  it('have no qualifying years if none are known', () => {
    const { period, worstTwelveMonths, journeys } = shareAbsences([journey('2027-01-01', '2027-01-20')]);
    expect([period, worstTwelveMonths?.cautious.days, journeys.length]).toEqual([null, 20, 1]);
    expect(shareAbsences([]).worstTwelveMonths).toBeNull();
  });

  it('have the qualifying years of the progress, regardless of earlier and later journeys', () => {
    const journeys = [journey('2027-01-01', '2027-01-20'), journey('2015-05-01', '2015-05-02')];
    const visa = { visaType: 'skilled_worker', visaStartDate: '2022-03-01' } as const;
    expect(shareAbsences(journeys, visa).period).toEqual({ from: '2022-03-01', to: '2027-02-28' });
  });

  it('have their worst 12 months by both counts', () => {
    const journeys = [journey('2025-01-01', '2025-07-19'), journey('2023-01-01', '2023-01-31')];
    expect(shareAbsences(journeys).worstTwelveMonths).toMatchObject({
      cautious: { days: 200, from: '2025-01-01', exceeded: true },
      homeOffice: { days: 198, exceeded: true },
    });
  });

  it('have no day away by the Home Office’s count if there are only travel days', () => {
    expect(shareAbsences([journey('2025-01-01', '2025-01-02')]).worstTwelveMonths).toMatchObject({
      cautious: { days: 2, exceeded: false },
      homeOffice: { days: 0, exceeded: false },
    });
  });
});
