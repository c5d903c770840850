import type { JourneyDetails } from '@settlewise/domain/journeys';
import { type Approximation, type OpenTrip, type Trip, tripUpTo } from '@settlewise/rules/absences';
import type { CrownDependencyStay, PermittedReason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';

/** Whether a whole journey was in the Channel Islands or the Isle of Man; null when it was never asked. */
export type IslandsAnswer = NonNullable<JourneyDetails['crownDependency']> | null;

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

/** A journey as the read model has it: with null where nobody said. */
export interface JourneyRow extends OpenTrip, JourneyOnRecord {
  readonly permittedReason: PermittedReason | null;
  readonly travellers: readonly number[] | null;
  readonly approximate: Approximation | null;
}

type Nullable = 'permittedReason' | 'travellers' | 'approximate';
type Answers = OpenTrip & Pick<JourneyRow, 'crownDependencyAnswer' | Nullable>;

/** A journey with its answers, as days away are counted. @param today in London */
export function recordedTrip<Journey extends Answers>(
  { permittedReason, travellers, approximate, ...journey }: Journey,
  today: CivilDate,
): Omit<Journey, Nullable> & RecordedTrip {
  return {
    ...tripUpTo(journey, today),
    ...(journey.returnDate === null && { stillAway: true }),
    ...(permittedReason !== null && { permittedReason }),
    ...(travellers !== null && { travellers }),
    ...(approximate !== null && { approximate }),
    ...stayIn(journey.crownDependencyAnswer),
  };
}

/** The same for a journey of a list. @param today in London */
export function tripOf(
  {
    departureDate,
    returnDate,
    crownDependency: crownDependencyAnswer,
    permittedReason,
    travellers,
    approximate,
  }: OpenTrip & Pick<JourneyRow, Nullable> & { readonly crownDependency: IslandsAnswer },
  today: CivilDate,
): RecordedTrip {
  const { crownDependencyAnswer: _, ...trip } = recordedTrip(
    { departureDate, returnDate, crownDependencyAnswer, permittedReason, travellers, approximate },
    today,
  );
  return trip;
}

/** The journeys if the person stays away until a day. */
export const ifStillAwayOn = <Journey extends RecordedTrip>(
  journeys: readonly Journey[],
  until: CivilDate,
): readonly Journey[] =>
  journeys.map((journey) => (journey.stillAway === true ? { ...journey, returnDate: until } : journey));

/** "No", "not sure" and no answer leave it an absence. */
const stayIn = (answer: IslandsAnswer): Pick<RecordedTrip, 'crownDependency'> =>
  answer === 'visited' || answer === 'lived_there' ? { crownDependency: answer } : {};
