import { assess } from '../src/assessment/assess';
import type { SettlementAnswer } from '../src/assessment/answer';
import type { AssessedPerson, AssessedTrip, SettlementRequest } from '../src/assessment/request';

/** A journey with its two travel days and the statements about it. */
export const journey = (
  departureDate: string,
  returnDate: string,
  more: Partial<AssessedTrip> = {},
): AssessedTrip => ({ departureDate, returnDate, ...more });

/** The engine's settlement answer on a day, by the Home Office's count. */
export function settle(
  settlement: SettlementRequest,
  asOf: string,
  trips: readonly AssessedTrip[] = [],
  person?: AssessedPerson,
): SettlementAnswer {
  const answer = assess({
    asOf,
    counting: 'whole_days',
    trips,
    settlement,
    ...(person === undefined ? {} : { person }),
  }).settlement;
  if (answer === null) throw new Error('No answer about settlement');
  return answer;
}

/** The codes of an answer's reasons, in order. */
export const listCodes = ({ reasons }: SettlementAnswer): readonly string[] =>
  reasons.map(({ code }) => code);
