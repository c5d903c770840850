import type { Trip } from '@settlewise/rules/absences';
import type { RecordedTrip } from './recordedTrip';

/** A journey of the person as that of somebody who came along: research is no reason of theirs, but to accompany it is. */
export function companionTrip({
  departureDate,
  returnDate,
  stillAway,
  crownDependency,
  permittedReason,
}: RecordedTrip): RecordedTrip {
  return {
    departureDate,
    returnDate,
    ...(stillAway === true && { stillAway }),
    ...(crownDependency !== undefined && { crownDependency }),
    ...(permittedReason !== undefined && {
      permittedReason: permittedReason === 'research' ? 'accompanying_main_applicant' : permittedReason,
    }),
  };
}

interface Traveller {
  readonly dependantId: number;
  readonly travelsWith: 'me' | 'own' | null;
  readonly ownJourneys: readonly Trip[];
}

/** The dependants, those with journeys of their own also with the journeys of the person that they are named in. */
export const withSharedJourneys = <Dependant extends Traveller>(
  dependants: readonly Dependant[],
  journeys: readonly RecordedTrip[],
): readonly Dependant[] =>
  dependants.map((dependant) => {
    if (dependant.travelsWith !== 'own') return dependant;
    const shared = journeys.filter(({ travellers }) => travellers?.includes(dependant.dependantId) === true);
    return shared.length === 0
      ? dependant
      : { ...dependant, ownJourneys: [...dependant.ownJourneys, ...shared.map(companionTrip)] };
  });
