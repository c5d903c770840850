import type { TimelineEntry } from '@settlewise/contract/timelineEntries';
import { type Reason, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { isCitizenshipRefused } from '@settlewise/rules/progress';
import { ceremonyBy, waitingAnswer, type WaitingKind } from '@settlewise/rules/waiting';
import { citizenshipEligibilityOf } from '../progress/citizenshipEligibility';
import type { ProgressRecord } from '../record/recordOn';
import { citizenshipAfter, decisionDayOf, planOf } from './planOf';
import type { ApplicationInLife } from './runningApplication';

/** A step of the way that nobody has taken yet, if the one before it comes on its day. */
interface Step {
  readonly name: string;
  readonly date: CivilDate | null;
  readonly title: string;
  /** What it supposes. */
  readonly detail: string;
  readonly reason: Reason | null;
}

/**
 * The way from today to a passport, each step on the last day of the standard of the one before it: what nobody has
 * recorded, and no record knows. It ends at the first step that cannot be dated.
 */
export function wayAhead(
  record: ProgressRecord,
  applications: readonly ApplicationInLife[],
): readonly TimelineEntry[] {
  const own = applications.filter(({ dependantId }) => dependantId === null);
  return entriesOf(stepsOf(record, own), record.today);
}

/** The same from a grant of ILR on, for a visa that is in no record. @param firstDay to apply for citizenship */
export const wayFromIlr = (
  granted: CivilDate,
  firstDay: CivilDate,
  today: CivilDate,
): readonly TimelineEntry[] => entriesOf(fromIlr(granted, firstDay, today), today);

const entriesOf = (steps: readonly Step[], today: CivilDate): readonly TimelineEntry[] =>
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

function stepsOf(record: ProgressRecord, own: readonly ApplicationInLife[]): readonly Step[] {
  const british = own.find(
    ({ recorded: { appliedFor, outcome } }) =>
      ['naturalisation', 'registration'].includes(appliedFor) && outcome === 'granted',
  );
  if (british !== undefined)
    return own.some(({ recorded }) => recorded.appliedFor === 'first_passport') ? [] : passport(record.today);
  const waits = own.find(isRunning('naturalisation'));
  if (waits !== undefined) return afterCitizenship(decisionAhead(waits, record.today));
  const { citizenshipEligibilityDate: recorded, hasILR, needsNoIlr } = citizenshipEligibilityOf(record);
  if (hasILR || needsNoIlr) return citizenship(recorded, record.today);
  const steps = beforeIlr(record, own.find(isRunning('ilr')));
  return isCitizenshipRefused(record.details) ? steps.filter(({ name }) => name === 'ilr') : steps;
}

const isRunning =
  (kind: WaitingKind) =>
  ({ recorded, stage }: ApplicationInLife): boolean =>
    recorded.appliedFor === kind && stage !== 'decided';

/** The last day of the standard, or today where that has passed: no decision comes on a day that is gone. */
function decisionAhead({ answer }: ApplicationInLife, today: CivilDate): CivilDate | null {
  const lastDay = decisionDayOf(answer);
  return lastDay !== null && lastDay < today ? today : lastDay;
}

/** With an application for ILR that runs, or one that is planned for the first day. */
function beforeIlr(record: ProgressRecord, running: ApplicationInLife | undefined): readonly Step[] {
  const plan = planOf(record, { route: 'own', service: 'standard', applyOn: null, journeys: [] });
  // Of what waits, the list of applications tells when it is decided; the record says no more of it than that it waits.
  if (running === undefined && record.details.awaitingDecisionSince !== null) return [];
  const granted =
    running === undefined ? (plan.decision?.standard?.lastDay ?? null) : decisionAhead(running, record.today);
  if (granted === null) return [];
  const planned: Step = {
    name: 'ilr',
    date: granted,
    title: 'Decision on ILR by the standard',
    detail: `If you apply on ${writtenDate(plan.applyOn ?? record.today)}`,
    reason: reasonIn(plan.reasons, 'decision_expected'),
  };
  return [
    ...(running === undefined ? [planned] : []),
    ...fromIlr(granted, citizenshipAfter(record, granted), record.today),
  ];
}

const fromIlr = (granted: CivilDate, firstDay: CivilDate, today: CivilDate): readonly Step[] => [
  {
    name: 'citizenship',
    date: firstDay,
    title: 'First day to apply for citizenship',
    detail: `If ILR is granted on ${writtenDate(granted)}`,
    reason: null,
  },
  ...citizenship(firstDay, today),
];

/** An application for citizenship on its first day, or today where that has passed. */
function citizenship(firstDay: CivilDate | null, today: CivilDate): readonly Step[] {
  if (firstDay === null) return [];
  const applyOn = firstDay < today ? today : firstDay;
  const { lastDay, reason } = decisionOf('naturalisation', applyOn);
  return [
    {
      name: 'citizenship-decision',
      date: lastDay,
      title: 'Decision on citizenship by the standard',
      detail: `If you apply on ${writtenDate(applyOn)}`,
      reason,
    },
    ...afterCitizenship(lastDay),
  ];
}

function afterCitizenship(decided: CivilDate | null): readonly Step[] {
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
    ...passport(ceremony.day),
  ];
}

function passport(applyOn: CivilDate): readonly Step[] {
  const { lastDay, reason } = decisionOf('first_passport', applyOn);
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

/** Who they are is taken to be proved on the day of the application. */
function decisionOf(kind: WaitingKind, submittedOn: CivilDate) {
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
  return { lastDay: window.standard?.lastDay ?? null, reason: reasonIn(reasons, 'decision_expected') };
}

const reasonIn = (reasons: readonly Reason[], code: string): Reason | null =>
  reasons.find((reason) => reason.code === code) ?? null;
