import { type Approximation, type OpenTrip, type Trip, tripUpTo } from '@settlewise/rules/absences';
import type { CrownDependencyStay, PermittedReason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { IslandsAnswer, Journey } from './storedRecord';

/** A journey for counting days away. It mentions the islands only if they change the count. */
export interface RecordedTrip extends Trip {
  /** The person is still away: days are counted up to `returnDate`. */
  readonly stillAway?: true;
  readonly crownDependency?: CrownDependencyStay;
  /** Why the Home Office may leave the journey out of its count for settlement. */
  readonly permittedReason?: PermittedReason;
  /** Dependants who made the same journey. */
  readonly travellers?: readonly number[];
  /** How far its dates can be off; left out if they are exact. */
  readonly approximate?: Approximation;
}

/** Fields of the journey that an open question needs. */
export interface JourneyOnRecord {
  readonly journeyId: string;
  readonly destination: string;
  readonly crownDependencyAnswer: IslandsAnswer;
}

export type CountedJourney = RecordedTrip & JourneyOnRecord;

type Countable = OpenTrip &
  Pick<Journey, 'crownDependency' | 'permittedReason' | 'travellers' | 'approximate'>;

/** Converts a journey for counting days away. @param today in London */
export function toRecordedTrip(
  { departureDate, returnDate, crownDependency, permittedReason, travellers, approximate }: Countable,
  today: CivilDate,
): RecordedTrip {
  return {
    ...tripUpTo({ departureDate, returnDate }, today),
    ...(returnDate === null && { stillAway: true }),
    ...(permittedReason !== null && { permittedReason }),
    ...(travellers !== null && { travellers }),
    ...(approximate !== null && { approximate }),
    // The journey is an absence for "no", "not sure" and no answer.
    ...((crownDependency === 'visited' || crownDependency === 'lived_there') && { crownDependency }),
  };
}

/** Converts a journey for counting days away, with the fields that identify it. @param today in London */
export const toCountedJourney = (
  journey: Countable & Pick<Journey, 'journeyId' | 'destination'>,
  today: CivilDate,
): CountedJourney => ({
  ...toRecordedTrip(journey, today),
  journeyId: journey.journeyId,
  destination: journey.destination,
  crownDependencyAnswer: journey.crownDependency,
});

/** The journeys, with open ones ending on the given day. */
export const extendOpenJourneys = <Journey extends RecordedTrip>(
  journeys: readonly Journey[],
  until: CivilDate,
): readonly Journey[] =>
  journeys.map((journey) => (journey.stillAway === true ? { ...journey, returnDate: until } : journey));
