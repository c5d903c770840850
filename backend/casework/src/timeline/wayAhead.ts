import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { type Reason, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { isCitizenshipRefused } from '@settlewise/rules/progress';
import { ceremonyBy, waitingAnswer, type WaitingKind } from '@settlewise/rules/waiting';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import type { ProgressRecord } from '../record/recordOn';
import { calculateCitizenshipDay, findDecisionDay, assessPlan } from './plans';
import type { TimelineApplication } from './timelineApplication';

/** A future step, assuming that the step before it happens on its day. */
interface Step {
  readonly name: string;
  readonly date: CivilDate | null;
  readonly title: string;
  /** The assumption that the date depends on. */
  readonly detail: string;
  readonly reason: Reason | null;
}

/**
 * The supposed steps from today to a passport. Each decision is assumed on the last day of its service standard. The list
 * ends at the first step without a date.
 */
export function calculateWayAhead(
  record: ProgressRecord,
  applications: readonly TimelineApplication[],
): readonly TimelineEntry[] {
  const own = applications.filter(({ dependantId }) => dependantId === null);
  return toEntries(listSteps(record, own), record.today);
}

/** The steps after a grant of ILR, for a visa that is in no record. @param firstDay to apply for citizenship */
export const calculateWayFromIlr = (
  granted: CivilDate,
  firstDay: CivilDate,
  today: CivilDate,
): readonly TimelineEntry[] => toEntries(stepsFromIlr(granted, firstDay, today), today);

const toEntries = (steps: readonly Step[], today: CivilDate): readonly TimelineEntry[] =>
  steps.flatMap(({ name, date, ...rest }) =>
    date === null || date <= today
      ? []
      : [
          {
            id: `way-${name}`,
            kind: 'settlement' as const,
            date,
            endDate: null,
            isAhead: true,
            dependantId: null,
            matter: 'supposed_step' as const,
            applicationId: null,
            ...rest,
          },
        ],
  );

function listSteps(record: ProgressRecord, own: readonly TimelineApplication[]): readonly Step[] {
  const british = own.find(
    ({ recorded: { appliedFor, outcome } }) =>
      ['naturalisation', 'registration'].includes(appliedFor) && outcome === 'granted',
  );
  if (british !== undefined)
    return own.some(({ recorded }) => recorded.appliedFor === 'first_passport')
      ? []
      : passportSteps(record.today);
  const pending = own.find(isRunning('naturalisation'));
  if (pending !== undefined) return ceremonySteps(findDecisionDayAhead(pending, record.today));
  const { citizenshipEligibilityDate: recorded, hasILR, needsNoIlr } = calculateCitizenshipProgress(record);
  if (hasILR || needsNoIlr) return citizenshipSteps(recorded, record.today);
  const steps = stepsBeforeIlr(record, own.find(isRunning('ilr')));
  return isCitizenshipRefused(record.details) ? steps.filter(({ name }) => name === 'ilr') : steps;
}

const isRunning =
  (kind: WaitingKind) =>
  ({ recorded, stage }: TimelineApplication): boolean =>
    recorded.appliedFor === kind && stage !== 'decided';

/** The last day of the service standard, or today if it has passed: a decision cannot come in the past. */
function findDecisionDayAhead({ answer }: TimelineApplication, today: CivilDate): CivilDate | null {
  const lastDay = findDecisionDay(answer);
  return lastDay !== null && lastDay < today ? today : lastDay;
}

/** Uses the pending application for ILR; without one, an application on the first day. */
function stepsBeforeIlr(record: ProgressRecord, running: TimelineApplication | undefined): readonly Step[] {
  const plan = assessPlan(record, { route: 'own', service: 'standard', applyOn: null, journeys: [] });
  // Only the profile mentions the pending application, so its decision has no day.
  if (running === undefined && record.details.awaitingDecisionSince !== null) return [];
  const granted =
    running === undefined
      ? (plan.decision?.standard?.lastDay ?? null)
      : findDecisionDayAhead(running, record.today);
  if (granted === null) return [];
  const planned: Step = {
    name: 'ilr',
    date: granted,
    title: 'Decision on ILR by the standard',
    detail: `If you apply on ${writtenDate(plan.applyOn ?? record.today)}`,
    reason: findReason(plan.reasons, 'decision_expected'),
  };
  return [
    ...(running === undefined ? [planned] : []),
    ...stepsFromIlr(granted, calculateCitizenshipDay(record, granted), record.today),
  ];
}

const stepsFromIlr = (granted: CivilDate, firstDay: CivilDate, today: CivilDate): readonly Step[] => [
  {
    name: 'citizenship',
    date: firstDay,
    title: 'First day to apply for citizenship',
    detail: `If ILR is granted on ${writtenDate(granted)}`,
    reason: null,
  },
  ...citizenshipSteps(firstDay, today),
];

/** Assumes an application for citizenship on its first day, or today if that has passed. */
function citizenshipSteps(firstDay: CivilDate | null, today: CivilDate): readonly Step[] {
  if (firstDay === null) return [];
  const applyOn = firstDay < today ? today : firstDay;
  const { lastDay, reason } = calculateDecision('naturalisation', applyOn);
  return [
    {
      name: 'citizenship-decision',
      date: lastDay,
      title: 'Decision on citizenship by the standard',
      detail: `If you apply on ${writtenDate(applyOn)}`,
      reason,
    },
    ...ceremonySteps(lastDay),
  ];
}

function ceremonySteps(decided: CivilDate | null): readonly Step[] {
  const ceremony = decided === null ? null : ceremonyBy(decided);
  if (decided === null || ceremony === null) return [];
  return [
    {
      name: 'ceremony',
      date: ceremony.day,
      title: 'Last day to book the citizenship ceremony',
      detail: `If the decision comes on ${writtenDate(decided)}`,
      reason: ceremony.reason,
    },
    ...passportSteps(ceremony.day),
  ];
}

function passportSteps(applyOn: CivilDate): readonly Step[] {
  const { lastDay, reason } = calculateDecision('first_passport', applyOn);
  return [
    {
      name: 'passport',
      date: lastDay,
      title: 'First British passport, by the usual time',
      detail: `If you apply on ${writtenDate(applyOn)}`,
      reason,
    },
  ];
}

/** Assumes that identity is proved on the day of the application. */
function calculateDecision(kind: WaitingKind, submittedOn: CivilDate) {
  const { window, reasons } = waitingAnswer(
    {
      kind,
      route: null,
      service: 'standard',
      incomeRuleMet: null,
      submittedOn,
      biometricsOn: submittedOn,
      decidedOn: null,
      permissionEnds: null,
      isInvalid: false,
    },
    submittedOn,
  );
  return { lastDay: window.standard?.lastDay ?? null, reason: findReason(reasons, 'decision_expected') };
}

const findReason = (reasons: readonly Reason[], code: string): Reason | null =>
  reasons.find((reason) => reason.code === code) ?? null;
