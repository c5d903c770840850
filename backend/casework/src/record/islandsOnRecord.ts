import { namesCrownDependency } from '@settlewise/rules/absences';
import type { CrownDependencyStay, OpenQuestion, SettlementAnswer } from '@settlewise/rules/assessment';
import { sources } from '@settlewise/rules/parameters';
import { settlementProgress, type SettlementProgress, type VisaRecord } from '@settlewise/rules/progress';
import { settlementQuestions, whySettlementAsks } from '@settlewise/rules/sentences';
import type { JourneyOnRecord, RecordedTrip } from './recordedTrip';

/** A journey of a record. Without its id no question can be asked about it. */
type JourneyInRecord = RecordedTrip & Partial<JourneyOnRecord>;

/** Journeys to the islands for which it is open whether the whole journey was there. */
export const findOpenIslandJourneys = <Journey extends JourneyInRecord>(journeys: readonly Journey[]) =>
  journeys.filter(
    ({ destination, crownDependencyAnswer: answer = null }) =>
      destination !== undefined &&
      namesCrownDependency(destination) &&
      (answer === null || answer === 'not_sure'),
  );

/** The journeys, assuming that each open one was a stay on the islands. */
export function assumeOnIslands<Journey extends JourneyInRecord>(
  journeys: readonly Journey[],
  stay: CrownDependencyStay,
): readonly (Journey & RecordedTrip)[] {
  const open = new Set<JourneyInRecord>(findOpenIslandJourneys(journeys));
  return journeys.map((journey) => (open.has(journey) ? { ...journey, crownDependency: stay } : journey));
}

/** The question of each open journey. @param why what its answer changes */
export function buildIslandQuestions(
  journeys: readonly JourneyInRecord[],
  { why, source }: Pick<OpenQuestion, 'why' | 'source'>,
): readonly OpenQuestion[] {
  return findOpenIslandJourneys(journeys).map((journey) => ({
    code: 'crown_dependency',
    message: settlementQuestions.crown_dependency({
      destination: journey.destination ?? 'the islands',
      first: journey.departureDate,
      last: journey.returnDate,
      stillAway: journey.stillAway === true,
    }),
    why,
    source,
    trip: journeys.indexOf(journey),
    from: journey.departureDate,
    to: journey.returnDate,
  }));
}

/* * A person's progress on a route. If the date depends on journeys to the islands with an open question, the answer asks
 * it and gives both outcomes; another open question comes first.
 */
export function assessSettlement(
  route: SettlementProgress['route']['key'],
  visas: VisaRecord,
  journeys: readonly JourneyInRecord[],
  today: string,
): SettlementProgress {
  const progress = settlementProgress(route, visas, journeys, today);
  const { answer } = progress;
  const isSettled = answer.questions.length === 0 && answer.verdict !== 'not_enough';
  if (!isSettled || findOpenIslandJourneys(journeys).length === 0) return progress;
  const supposed = assumeOnIslands(journeys, 'lived_there');
  const other = settlementProgress(route, visas, supposed, today).answer;
  if (haveSameDay(answer, other)) return progress;
  const onEuScheme = progress.route.absences === 'eu_settlement';
  return {
    ...progress,
    answer: {
      ...answer,
      questions: buildIslandQuestions(journeys, {
        why: whySettlementAsks.crown_dependency({ onEuScheme }),
        source: onEuScheme ? sources.euSettlement : sources.continuousResidenceRules,
      }),
      otherOutcome: {
        supposing: onEuScheme ? 'If you were on the islands' : 'If you lived on the islands with permission',
        otherwise: onEuScheme ? 'If you were not' : 'If you did not',
        ...other,
      },
    },
  };
}

const haveSameDay = (one: SettlementAnswer, other: SettlementAnswer) =>
  one.verdict === other.verdict && one.earliestApplicationDate === other.earliestApplicationDate;
