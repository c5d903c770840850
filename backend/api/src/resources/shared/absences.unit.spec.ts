import { emptyDetails } from '@settlewise/domain';
import { tripOf } from '@settlewise/projections';
import { describe, expect, it } from 'vitest';
import { sharedAbsencesOf } from './absences';

const today = '2026-11-21';
const journey = (departureDate: string, returnDate: string) => ({
  ...{ journeyId: departureDate, userId: 'u', departureDate, returnDate, days: 0 },
  ...{ destination: 'Spain', reason: 'holiday', notes: null, crownDependency: null },
  ...{ recordedAt: new Date(0), changedAt: new Date(0) },
});

/** The absences of somebody about whom nothing but journeys is known. */
const shared = (journeys: readonly ReturnType<typeof journey>[]) =>
  sharedAbsencesOf(journeys, {
    ...{ details: emptyDetails, earlier: [], dependantCount: 0, today },
    journeys: journeys.map((one) => ({
      ...tripOf(one),
      journeyId: one.journeyId,
      destination: one.destination,
      crownDependencyAnswer: null,
    })),
  });

describe('the absences that a lawyer is shown', () => {
  it('are of the last five years, both days included, where there are no journeys', () => {
    const { period, worstTwelveMonths, journeys } = shared([]);
    expect([period, worstTwelveMonths, journeys]).toEqual([{ from: '2021-11-22', to: today }, null, []]);
  });

  it('reach back to the first journey and ahead to the end of the last', () => {
    const journeys = [journey('2027-01-01', '2027-01-20'), journey('2015-05-01', '2015-05-02')];
    expect(shared(journeys).period).toEqual({
      from: '2015-05-01',
      to: '2027-01-20',
    });
  });

  it('have their worst 12 months by both counts', () => {
    const journeys = [journey('2025-01-01', '2025-07-19'), journey('2023-01-01', '2023-01-31')];
    expect(shared(journeys).worstTwelveMonths).toMatchObject({
      cautious: { days: 200, from: '2025-01-01', exceeded: true },
      homeOffice: { days: 198, exceeded: true },
    });
  });

  it('have no day away by the Home Office’s count, where there are only travel days', () => {
    expect(shared([journey('2025-01-01', '2025-01-02')]).worstTwelveMonths).toMatchObject({
      cautious: { days: 2, exceeded: false },
      homeOffice: { days: 0, exceeded: false },
    });
  });
});
