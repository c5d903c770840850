import type { Trip } from '@settlewise/rules/absences';
import type { RecordedTrip } from './recordedTrip';

/** Converts a journey of the person for a companion. The companion of a researcher has the reason of accompanying them. */
export function toCompanionTrip({
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

/** Adds journeys of the person to each dependant who has their own journeys and is named as a traveller. */
export const withSharedJourneys = <Dependant extends Traveller>(
  dependants: readonly Dependant[],
  journeys: readonly RecordedTrip[],
): readonly Dependant[] =>
  dependants.map((dependant) => {
    if (dependant.travelsWith !== 'own') return dependant;
    const shared = journeys.filter(({ travellers }) => travellers?.includes(dependant.dependantId) === true);
    return shared.length === 0
      ? dependant
      : { ...dependant, ownJourneys: [...dependant.ownJourneys, ...shared.map(toCompanionTrip)] };
  });
