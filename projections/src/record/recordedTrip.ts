import type { JourneyDetails } from '@settlewise/domain';
import type { CrownDependencyStay, Trip } from '@settlewise/rules';

/** Whether a whole journey was in the Channel Islands or the Isle of Man; null when it was never asked. */
export type IslandsAnswer = NonNullable<JourneyDetails['crownDependency']> | null;

/** A journey for counting days away; of the islands it only holds what changes the count. */
export interface RecordedTrip extends Trip {
  readonly crownDependency?: CrownDependencyStay;
}

/** Further fields of the journey, for the question that is still open. */
export interface JourneyOnRecord {
  readonly journeyId: string;
  readonly destination: string;
  readonly crownDependencyAnswer: IslandsAnswer;
}

export function recordedTrip<Journey extends Trip & Pick<JourneyOnRecord, 'crownDependencyAnswer'>>(
  journey: Journey,
): Journey & RecordedTrip {
  return { ...journey, ...stayIn(journey.crownDependencyAnswer) };
}

/** The same for a journey of a list. */
export function tripOf({
  departureDate,
  returnDate,
  crownDependency,
}: Trip & { readonly crownDependency: IslandsAnswer }): RecordedTrip {
  return { departureDate, returnDate, ...stayIn(crownDependency) };
}

/** "No", "not sure" and no answer leave it an absence. */
const stayIn = (answer: IslandsAnswer): Pick<RecordedTrip, 'crownDependency'> =>
  answer === 'visited' || answer === 'lived_there' ? { crownDependency: answer } : {};
