import { type Approximation, type OpenTrip, type Trip, tripUpTo } from '@settlewise/rules/absences';
import type { CrownDependencyStay, PermittedReason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { IslandsAnswer, Journey } from './storedRecord';

/** A journey for counting days away; of the islands it only holds what changes the count. */
export interface RecordedTrip extends Trip {
  /** The person is still away: `returnDate` is the day up to which the days are counted. */
  readonly stillAway?: true;
  readonly crownDependency?: CrownDependencyStay;
  /** Why the Home Office may leave the journey out of its count for settlement. */
  readonly permittedReason?: PermittedReason;
  /** Dependants who made the same journey. */
  readonly travellers?: readonly number[];
  /** How far its dates can be off; left out where they are exact. */
  readonly approximate?: Approximation;
}

/** Further fields of the journey, for the question that is still open. */
export interface JourneyOnRecord {
  readonly journeyId: string;
  readonly destination: string;
  readonly crownDependencyAnswer: IslandsAnswer;
}

export type CountedJourney = RecordedTrip & JourneyOnRecord;

type Countable = OpenTrip &
  Pick<Journey, 'crownDependency' | 'permittedReason' | 'travellers' | 'approximate'>;

/** A journey as days away are counted. @param today in London */
export function tripOf(
  { departureDate, returnDate, crownDependency, permittedReason, travellers, approximate }: Countable,
  today: CivilDate,
): RecordedTrip {
  return {
    ...tripUpTo({ departureDate, returnDate }, today),
    ...(returnDate === null && { stillAway: true }),
    ...(permittedReason !== null && { permittedReason }),
    ...(travellers !== null && { travellers }),
    ...(approximate !== null && { approximate }),
    // "No", "not sure" and no answer leave it an absence.
    ...((crownDependency === 'visited' || crownDependency === 'lived_there') && { crownDependency }),
  };
}

/** The same with what identifies the journey. @param today in London */
export const countedJourney = (
  journey: Countable & Pick<Journey, 'journeyId' | 'destination'>,
  today: CivilDate,
): CountedJourney => ({
  ...tripOf(journey, today),
  journeyId: journey.journeyId,
  destination: journey.destination,
  crownDependencyAnswer: journey.crownDependency,
});

/** The journeys if the person stays away until a day. */
export const ifStillAwayOn = <Journey extends RecordedTrip>(
  journeys: readonly Journey[],
  until: CivilDate,
): readonly Journey[] =>
  journeys.map((journey) => (journey.stillAway === true ? { ...journey, returnDate: until } : journey));
