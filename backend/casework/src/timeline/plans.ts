import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Plan, PlanResponse } from '@settlewise/contract/plans';
import type { CivilDate } from '@settlewise/rules/calendar';
import { arrivalReasons } from '@settlewise/rules/citizenship';
import { citizenshipAfterGrant, clampToToday, isCitizenshipRefused } from '@settlewise/rules/progress';
import { type RouteKey, routeOfVisaType } from '@settlewise/rules/routes';
import { expectedTime, isExtendedInTime, waitingAnswer, type WaitingAnswer } from '@settlewise/rules/waiting';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';

/** Calculates the result of a plan with the same rules and the same count as the progress page. */
export function assessPlan(record: ProgressRecord, plan: Plan): DeepReadonly<PlanResponse> {
  const withPlan = addPlannedJourneys(record, plan);
  const ilr = calculateIlrProgress(withPlan, plan.route === 'own' ? null : plan.route);
  const firstDay = ilr.ilrApplicationEarliestDate;
  const applyOn = plan.applyOn ?? clampToToday(firstDay, record.today);
  const { visaExpiryDate: ends, visaType } = record.details;
  const route = plan.route === 'own' ? (visaType === null ? null : routeOfVisaType(visaType)) : plan.route;
  const isIlrSettled = ilr.hasILR || ilr.needsNoIlr;
  const isOpen = route === null || applyOn === null || isIlrSettled;
  // An extension that was applied for in time keeps the permission until it is decided.
  const isAfterEnd = ends !== null && applyOn !== null && ends < applyOn;
  const continuesByLaw = isAfterEnd && isExtendedInTime(ilr.extensionAppliedOn, ends);
  const waiting = isOpen ? null : calculateWaiting(route, plan, applyOn, continuesByLaw ? null : ends);
  return {
    route: ilr.route,
    ilrStatus: ilr.ilrStatus,
    note: ilr.note,
    firstDay,
    applyOn,
    isBeforeFirstDay: applyOn !== null && firstDay !== null && applyOn < firstDay,
    // A person who has ILR, or needs none, may stay after the visa ends.
    isAfterPermission: !isIlrSettled && isAfterEnd && !continuesByLaw,
    decision: waiting?.window ?? null,
    permissionByLaw: findPermissionByLaw(waiting),
    citizenshipFrom: findCitizenshipDay(record, waiting),
    reasons: [
      ...ilr.reasons.slice(0, maxReasons),
      ...(waiting?.reasons ?? []),
      ...(isCitizenshipRefused(record.details)
        ? arrivalReasons(record.details, applyOn ?? record.today)
        : []),
    ],
  };
}

/** Calculates several plans. Each counts all journeys, so the function yields to other work between two plans. */
export async function calculatePlans(
  record: ProgressRecord,
  plans: readonly Plan[],
): Promise<DeepReadonly<PlanResponse>[]> {
  const answers: DeepReadonly<PlanResponse>[] = [];
  for (const plan of plans) {
    await nextTurn();
    answers.push(assessPlan(record, plan));
  }
  return answers;
}

/** The first reasons are the ones that decide. */
const maxReasons = 3;

function addPlannedJourneys(record: ProgressRecord, { journeys }: Pick<Plan, 'journeys'>): ProgressRecord {
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

/** Assumes that identity is proved on the day of the application. */
const calculateWaiting = (
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

/** The last day by which a decision is expected; null if unknown. */
export const findDecisionDay = (waiting: WaitingAnswer | null): CivilDate | null =>
  waiting === null ? null : (expectedTime(waiting.window)?.lastDay ?? null);

/** Null if the decision is expected before the permission ends: then it need not continue by law. */
export function findPermissionByLaw(waiting: WaitingAnswer | null): WaitingAnswer['permissionByLaw'] {
  const bar = waiting?.permissionByLaw ?? null;
  const decided = findDecisionDay(waiting);
  return bar !== null && decided !== null && decided < bar.from ? null : bar;
}

/** Counted from the last day by which a decision is expected; null if citizenship would normally be refused. */
function findCitizenshipDay(record: ProgressRecord, waiting: WaitingAnswer | null): CivilDate | null {
  const granted = findDecisionDay(waiting);
  return granted === null || isCitizenshipRefused(record.details)
    ? null
    : calculateCitizenshipDay(record, granted);
}

/** The first day to apply for citizenship, by time only, if ILR is granted on the given day. */
export function calculateCitizenshipDay({ details }: ProgressRecord, granted: CivilDate): CivilDate {
  const { ukEntryDate, marriedToBritishCitizen: spouseOfBritishCitizen } = details;
  return citizenshipAfterGrant({ ukEntryDate, spouseOfBritishCitizen }, granted);
}
