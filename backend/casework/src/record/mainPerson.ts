import { isSettledBy, type MainPerson } from '@settlewise/rules/dependants';
import type { RecordOnDay } from './recordOn';
import type { RecordedTrip } from './recordedTrip';
import { companionTrip } from './sharedJourneys';

interface RecordOfOne {
  readonly details: Pick<
    RecordOnDay['details'],
    'visaType' | 'hasILR' | 'ilrGrantDate' | 'settledAs' | 'marriedToBritishCitizen' | 'nationality'
  >;
  readonly journeys: readonly RecordedTrip[];
}

/** The parts of a record that decide about its dependants; used wherever their dates are computed. */
export function mainPersonOf({ details, journeys }: RecordOfOne): MainPerson {
  const { visaType, hasILR, ilrGrantDate, settledAs, marriedToBritishCitizen, nationality } = details;
  return {
    visaType,
    marriedToBritishCitizen,
    journeys: journeys.map(companionTrip),
    // Irish citizens and people with the right of abode are settled without leave; since when is not asked.
    settled: hasILR || settledAs !== null || isSettledBy(visaType),
    settledSince: hasILR ? ilrGrantDate : null,
    british: nationality === 'united_kingdom' || nationality === 'British',
  };
}
