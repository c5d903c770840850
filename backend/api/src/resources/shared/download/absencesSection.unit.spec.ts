import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { toRecordedTrip, type Journey } from '@settlewise/casework/record';
import { describe, expect, it } from 'vitest';
import { presentSharedAbsences } from '@settlewise/casework/journeys';
import { absencesSection } from './absencesSection';

const today = '2026-11-21';
const journey: Journey = {
  journeyId: 'j1',
  userId: 'u',
  departureDate: '2025-01-01',
  returnDate: '2025-07-19',
  destination: 'Ghana',
  reason: 'family',
  notes: null,
  crownDependency: null,
  permittedReason: 'compelling_compassionate',
  travellers: [7],
  evidence: ['d1'],
  approximate: null,
  recordedAt: new Date(0),
  changedAt: new Date(0),
};

/** The section in the download of a skilled worker, without markup. */
function renderSection(
  one: Journey,
  dependant: object = { firstName: 'Isolde', lastName: 'Marchbanks' },
): string {
  const details = {
    ...emptyDetails,
    visaType: 'skilled_worker',
    visaStartDate: '2022-03-01',
    visaExpiryDate: '2027-03-01',
  } as const;
  const absences = presentSharedAbsences([one], {
    details,
    earlier: [],
    applications: [],
    today,
    journeys: [
      {
        ...toRecordedTrip(one, today),
        journeyId: one.journeyId,
        destination: one.destination,
        crownDependencyAnswer: null,
      },
    ],
  });
  const contents = {
    asOf: today,
    absences,
    dependants: { dependants: [{ number: 1, ...dependant }], progress: [] },
    dependantNumbers: new Map([[7, 1]]),
  } as unknown as Parameters<typeof absencesSection>[0];
  const documents = [
    { presented: { id: 'd1', title: 'Letter of the hospital' }, file: null },
  ] as unknown as Parameters<typeof absencesSection>[1];
  return absencesSection(contents, documents)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[|\s]*\|[|\s]*/g, '|');
}

describe('the absences in a download', () => {
  it('have the Home Office’s count next to the limit, and other counts under other names', () => {
    const words = renderSection(journey);
    expect(words).toContain(
      '|Worst 12 months, by the Home Office’s count|0 of 180 days (ILR: 180 in any 12 months)|',
    );
    expect(words).toContain('|Margin: the same with travel days|0 days|');
    expect(words).toContain(
      '|Most in any 12 months, counting journeys alone|198 days, with travel days 200|',
    );
    expect(renderSection({ ...journey, permittedReason: null })).toContain(
      '|Worst 12 months, by the Home Office’s count|198 of 180 days (ILR: 180 in any 12 months)|',
    );
  });

  it('show who travelled, what proves a journey, and that its dates are approximate', () => {
    const words = renderSection({
      ...journey,
      approximate: { departureDate: 'month', returnDate: 'month' } as never,
    });
    expect(words).toContain('|Isolde Marchbanks|Letter of the hospital|');
    expect(words).toMatch(/About 1 January 2025 to 19 July 2025: \d+ to \d+ days/);
    expect(renderSection(journey, {})).toContain('|Dependant 1|Letter of the hospital|');
  });
});
