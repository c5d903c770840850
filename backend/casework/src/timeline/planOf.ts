import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Plan, PlanResponse } from '@settlewise/contract/plans';
import type { CivilDate } from '@settlewise/rules/calendar';
import { arrivalReasons } from '@settlewise/rules/citizenship';
import { citizenshipAfterGrant, clampToToday, isCitizenshipRefused } from '@settlewise/rules/progress';
import { type RouteKey, routeOfVisaType } from '@settlewise/rules/routes';
import { expectedTime, isExtendedInTime, waitingAnswer, type WaitingAnswer } from '@settlewise/rules/waiting';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { ilrProgressOf } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';

/** What becomes of a plan, by the same engine and the same count as the progress page. */
export function planOf(record: ProgressRecord, plan: Plan): DeepReadonly<PlanResponse> {
  const travelled = withJourneys(record, plan);
  const ilr = ilrProgressOf(travelled, plan.route === 'own' ? null : plan.route);
  const firstDay = ilr.ilrApplicationEarliestDate;
  const applyOn = plan.applyOn ?? clampToToday(firstDay, record.today);
  const { visaExpiryDate: ends, visaType } = record.details;
  const route = plan.route === 'own' ? (visaType === null ? null : routeOfVisaType(visaType)) : plan.route;
  const asksNothing = ilr.hasILR || ilr.needsNoIlr;
  const isOpen = route === null || applyOn === null || asksNothing;
  // Nothing ends while an extension that was applied for in time has no decision.
  const isAfterEnd = ends !== null && applyOn !== null && ends < applyOn;
  const goesOn = isAfterEnd && isExtendedInTime(ilr.extensionAppliedOn, ends);
  const waiting = isOpen ? null : waitingFor(route, plan, applyOn, goesOn ? null : ends);
  return {
    route: ilr.route,
    ilrStatus: ilr.ilrStatus,
    note: ilr.note,
    firstDay,
    applyOn,
    isBeforeFirstDay: applyOn !== null && firstDay !== null && applyOn < firstDay,
    // Whoever has ILR, or needs none, may stay when the visa has ended.
    isAfterPermission: !asksNothing && isAfterEnd && !goesOn,
    decision: waiting?.window ?? null,
    permissionByLaw: whatGoesOn(waiting),
    citizenshipFrom: citizenshipFrom(record, waiting),
    reasons: [
      ...ilr.reasons.slice(0, mostReasons),
      ...(waiting?.reasons ?? []),
      ...(isCitizenshipRefused(record.details)
        ? arrivalReasons(record.details, applyOn ?? record.today)
        : []),
    ],
  };
}

/** The same of several plans. Each is a count of all journeys, so other work of this process has its turn between two. */
export async function plansOf(
  record: ProgressRecord,
  plans: readonly Plan[],
): Promise<DeepReadonly<PlanResponse>[]> {
  const answers: DeepReadonly<PlanResponse>[] = [];
  for (const plan of plans) {
    await nextTurn();
    answers.push(planOf(record, plan));
  }
  return answers;
}

/** The first of them decide. */
const mostReasons = 3;

function withJourneys(record: ProgressRecord, { journeys }: Pick<Plan, 'journeys'>): ProgressRecord {
  const planned = journeys.map((journey, position) => ({
    ...journey,
    journeyId: `planned ${position + 1}`,
    destination: '',
    crownDependencyAnswer: 'no' as const,
  }));
  return {
    ...record,
    // Newest departure first, as the read model has them.
    journeys: [...record.journeys, ...planned].toSorted((one, other) =>
      other.departureDate.localeCompare(one.departureDate),
    ),
  };
}

/** Who they are is taken to be proved on the day of the application. */
const waitingFor = (
  route: RouteKey,
  { service }: Pick<Plan, 'service'>,
  applyOn: CivilDate,
  permissionEnds: CivilDate | null,
): WaitingAnswer =>
  waitingAnswer(
    {
      kind: route === 'eu_settled_status' ? 'eu_settlement' : 'ilr',
      route,
      service,
      incomeRuleMet: null,
      submittedOn: applyOn,
      biometricsOn: applyOn,
      decidedOn: null,
      permissionEnds,
      isInvalid: false,
    },
    applyOn,
  );

/** The last day on which the decision is meant to come; null where nobody knows. */
export const decisionDayOf = (waiting: WaitingAnswer | null): CivilDate | null =>
  waiting === null ? null : (expectedTime(waiting.window)?.lastDay ?? null);

/** A permission that ends after the decision is meant to come need not go on by law. */
export function whatGoesOn(waiting: WaitingAnswer | null): WaitingAnswer['permissionByLaw'] {
  const bar = waiting?.permissionByLaw ?? null;
  const decided = decisionDayOf(waiting);
  return bar !== null && decided !== null && decided < bar.from ? null : bar;
}

/** From the last day on which the decision is meant to come; null where it would normally be refused. */
function citizenshipFrom(record: ProgressRecord, waiting: WaitingAnswer | null): CivilDate | null {
  const granted = decisionDayOf(waiting);
  return granted === null || isCitizenshipRefused(record.details) ? null : citizenshipAfter(record, granted);
}

/** The first day on which time lets somebody naturalise to whom ILR is granted on a day. */
export function citizenshipAfter({ details }: ProgressRecord, granted: CivilDate): CivilDate {
  const { ukEntryDate, marriedToBritishCitizen: spouseOfBritishCitizen } = details;
  return citizenshipAfterGrant({ ukEntryDate, spouseOfBritishCitizen }, granted);
}
