import type { SettlementAnswer } from '../assessment/answer';
import type { SettlementRequest } from '../assessment/request';
import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { lawOn, type Law } from '../parameters/law';
import { sources } from '../parameters/sources';
import { findRoute, yearsOn } from '../routes/routes';
import { daysBeforeComplete } from './applicationWindow';
import { sortPermissions } from './countingPermissions';
import { toKnow } from './reasonFactories';
import { withoutWait } from './settlementReasons';

interface LongResidenceInput {
  readonly settlement: SettlementRequest;
  readonly asOf: DayNumber;
  readonly law?: Law;
}

const longResidence = findRoute('long_residence');

/**
 * Adds the first day of long residence if it is before that of the route. Long residence counts every lawful year,
 * including student years.
 * @param assessOther answers the same question for another request
 */
export function addSoonerLongResidence(
  answer: SettlementAnswer,
  { settlement, asOf, law }: LongResidenceInput,
  assessOther: (settlement: SettlementRequest) => SettlementAnswer,
): SettlementAnswer {
  const today = fromDayNumber(asOf);
  const [years] = yearsOn(longResidence, today);
  const request = toLongResidence(settlement);
  const isNotYetEligible = answer.verdict !== 'eligible' && answer.verdict !== 'not_enough';
  if (!isNotYetEligible || request === null || years === undefined) return answer;
  const own = answer.earliestApplicationDate;
  const complete = yearsLater(toDayNumber(request.grantDate), years);
  if (own !== null && toDayNumber(own) <= complete - daysBeforeComplete(longResidence, lawOn(today, law)))
    return answer;
  const { earliestApplicationDate: day } = assessOther(request);
  if (day === null || (own !== null && own <= day)) return answer;
  const on = toDayNumber(day);
  return {
    ...answer,
    reasons: [
      toKnow('sooner_by_long_residence', { on, today: asOf, years }, sources.longResidence, { first: on }),
      ...withoutWait(answer.reasons),
    ],
  };
}

/** The same permissions as a long residence request; null if they cannot be one. */
function toLongResidence(settlement: SettlementRequest): SettlementRequest | null {
  const { route, permissions = [], entryDate, awaitingDecisionSince, extensionAppliedOn } = settlement;
  if (route === 'long_residence' || !findRoute(route).countsForLongResidence) return null;
  const held = permissions.map((permission) => ({ route, ...permission }));
  const [first] = sortPermissions('long_residence', held)
    .counting.map(({ from }) => from)
    .toSorted();
  if (first === undefined) return null;
  return {
    route: 'long_residence',
    grantDate: first,
    permissions: held,
    ...(entryDate === undefined ? {} : { entryDate }),
    ...(awaitingDecisionSince === undefined ? {} : { awaitingDecisionSince }),
    ...(extensionAppliedOn === undefined ? {} : { extensionAppliedOn }),
  };
}
