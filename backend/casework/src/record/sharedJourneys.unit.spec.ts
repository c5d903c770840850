import { describe, expect, it } from 'vitest';
import { aDependant, anOwnJourney } from '../../testing/aRecord';
import { toMainPerson } from './mainPerson';
import type { RecordedTrip } from './recordedTrip';
import { withSharedJourneys } from './sharedJourneys';

const journey = (
  departureDate: string,
  returnDate: string,
  rest: Partial<RecordedTrip> = {},
): RecordedTrip => ({ departureDate, returnDate, ...rest });
const spain = journey('2025-03-01', '2025-03-10', { travellers: [1] });
const lagos = journey('2025-06-01', '2025-09-10', {
  permittedReason: 'compelling_compassionate',
  travellers: [1, 2],
});
const alone = journey('2026-01-01', '2026-01-09');
const own = anOwnJourney('2024-07-01', '2024-07-08');

describe('The journeys of a dependant', () => {
  const family = [
    aDependant({ dependantId: 1, travelsWith: 'own', ownJourneys: [own] }),
    aDependant({ dependantId: 2, travelsWith: 'own', ownJourneys: [] }),
    aDependant({ dependantId: 3, travelsWith: null }),
  ];

  it('are their own and those that name them as a traveller', () => {
    const [first, second, third] = withSharedJourneys(family, [spain, lagos, alone]);
    expect(first?.ownJourneys.map(({ departureDate }) => departureDate)).toEqual([
      '2024-07-01',
      '2025-03-01',
      '2025-06-01',
    ]);
    expect(second?.ownJourneys.map(({ departureDate }) => departureDate)).toEqual(['2025-06-01']);
    expect(third?.ownJourneys).toEqual([]);
  });

  it('keep the permitted reason of the shared journey', () => {
    const { travellers: _, ...companion } = lagos;
    expect(withSharedJourneys(family, [lagos])[1]?.ownJourneys).toEqual([companion]);
  });

  it('have the reason of accompanying a researcher if the reason is research', () => {
    const research: RecordedTrip = { ...lagos, permittedReason: 'research' };
    const { travellers: _, ...companion } = { ...lagos, permittedReason: 'accompanying_main_applicant' };
    expect(withSharedJourneys(family, [research])[1]?.ownJourneys).toEqual([companion]);
    const details = {
      visaType: 'skilled_worker',
      hasILR: false,
      ilrGrantDate: null,
      settledAs: null,
      marriedToBritishCitizen: false,
      nationality: null,
    };
    expect(toMainPerson({ details, journeys: [research] }).journeys).toEqual([companion]);
  });
});
