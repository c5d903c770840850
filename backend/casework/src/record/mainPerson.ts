import type { ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { isSettledBy, type MainPerson } from '@settlewise/rules/dependants';
import type { RecordedImmigration } from './recordedImmigration';
import type { RecordedTrip } from './recordedTrip';
import { companionTrip } from './sharedJourneys';

interface RecordOfOne {
  readonly details: Pick<
    RecordedImmigration['details'],
    'visaType' | 'hasILR' | 'ilrGrantDate' | 'settledAs' | 'marriedToBritishCitizen'
  >;
  readonly journeys: readonly RecordedTrip[];
}

/** The parts of a record that decide about its dependants; used wherever their dates are computed. */
export function mainPersonOf(
  { details, journeys }: RecordOfOne,
  nationality: ProfileDetails['nationality'],
): MainPerson {
  const { visaType, hasILR, ilrGrantDate, settledAs, marriedToBritishCitizen } = details;
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
