import { addDays, addMonths, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { isConfirmed } from '../parameters/confidence';
import {
  decisionsInTime,
  decisionStandards,
  fasterDecisions,
  reportedTimes,
} from '../parameters/decisionTimes';
import { rowOn, type Parameter, type Source } from '../parameters/parameter';
import type { Length } from '../parameters/units';
import type { RouteKey } from '../routes/routes';
import { canBeFaster, type RunningApplication } from './application';
import { isWorkingDay, workingDaysAfter } from './workingDays';

/** A time in words, with its confidence. */
export interface KnownTime {
  readonly inWords: string;
  readonly confirmed: boolean;
  readonly source: Source;
}

/** The time within which a decision is expected. */
export interface DecisionTime extends KnownTime {
  readonly service: RunningApplication['service'];
  /** Its last day; null before the clock has started, and if the year's bank holidays are unknown. */
  readonly lastDay: CivilDate | null;
}

/** Times that applicants report: never a promise. */
export interface ReportedTime extends KnownTime {
  /** Null if it names no days, and before the clock has started. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** The expected times of a decision. */
export interface DecisionWindow {
  /** Null if there is none. */
  readonly standard: DecisionTime | null;
  /** The paid service; null if it is the standard. */
  readonly faster: DecisionTime | null;
  readonly reports: readonly ReportedTime[];
  /** The share decided within the standard; null if not published. */
  readonly shareInTime: KnownTime | null;
}

/** The expected time: the paid service, otherwise the standard; null if there is neither. */
export const expectedTime = <Time>({
  faster,
  standard,
}: {
  readonly faster: Time | null;
  readonly standard: Time | null;
}): Time | null => faster ?? standard;

type WindowInput = Pick<RunningApplication, 'kind' | 'route' | 'service' | 'incomeRuleMet' | 'submittedOn'>;

/** @param clockFrom null before the clock has started */
export function decisionWindow(application: WindowInput, clockFrom: CivilDate | null): DecisionWindow {
  const { submittedOn } = application;
  const standard = findStandard(application);
  const faster = findFaster(application, clockFrom);
  const share = findShare(application);
  return {
    standard: standard === null ? null : describeTime(standard, 'standard', submittedOn, clockFrom),
    faster: faster === null ? null : describeTime(faster, application.service, submittedOn, clockFrom),
    reports: faster === null ? findReports(application, clockFrom) : [],
    shareInTime: share === null ? null : knownTime(share, submittedOn),
  };
}

/** The day on which a length of time from a day ends; null if unknown. */
export function findEnd({ number, of }: Length, from: CivilDate): CivilDate | null {
  if (of === 'months') return addMonths(from, number);
  return of === 'weeks' ? addDays(from, number * 7) : workingDaysAfter(from, number);
}

function findStandard({ kind, route, incomeRuleMet }: WindowInput): Parameter<Length> | null {
  switch (kind) {
    case 'ilr':
      return decisionStandards.settlement;
    case 'work_or_study':
      return route === 'health_and_care_worker'
        ? decisionStandards.healthAndCare
        : decisionStandards.workOrStudy;
    case 'family':
      // The longer time if unknown, so that a decision is not called late too early.
      return incomeRuleMet === true ? decisionStandards.familyWithIncome : decisionStandards.familyOtherwise;
    case 'outside_work_or_study':
      return decisionStandards.outsideWorkOrStudy;
    case 'outside_family':
      return decisionStandards.outsideFamily;
    case 'naturalisation':
      return decisionStandards.naturalisation;
    case 'registration':
      return decisionStandards.registration;
    case 'first_passport':
      return decisionStandards.firstPassport;
    case 'eu_settlement':
      return null;
  }
}

function findFaster(application: WindowInput, clockFrom: CivilDate | null): Parameter<Length> | null {
  if (application.service === 'standard' || !canBeFaster(application)) return null;
  if (application.service === 'priority') return fasterDecisions.priority;
  return clockFrom !== null && isWorkingDay(clockFrom) === false
    ? fasterDecisions.superPriorityAfterHoliday
    : fasterDecisions.superPriority;
}

const workers: ReadonlySet<RouteKey | null> = new Set<RouteKey>([
  'skilled_worker',
  'health_and_care_worker',
  'tier_2',
  'scale_up',
  'global_talent',
  'innovator_founder',
  'minister_of_religion',
  'sportsperson',
  'rep_overseas_business',
]);

function findShare({
  kind,
  route,
}: WindowInput): (typeof decisionsInTime)[keyof typeof decisionsInTime] | null {
  if (kind !== 'ilr') return null;
  if (route === 'partner') return decisionsInTime.partner;
  if (route === 'hk_bno') return decisionsInTime.hongKong;
  if (route === 'long_residence') return decisionsInTime.longResidence;
  return workers.has(route) ? decisionsInTime.work : null;
}

function findReports(
  { kind, submittedOn }: WindowInput,
  clockFrom: CivilDate | null,
): readonly ReportedTime[] {
  if (kind === 'eu_settlement')
    return [{ ...knownTime(reportedTimes.euSettlement, submittedOn), from: null, to: null }];
  if (kind !== 'ilr') return [];
  const { from, to, of } = rowOn(reportedTimes.settlement, submittedOn).value;
  const after = (number: number) => (clockFrom === null ? null : findEnd({ number, of }, clockFrom));
  return [{ ...knownTime(reportedTimes.settlement, submittedOn), from: after(from), to: after(to) }];
}

/** A time as known on a day. */
export function knownTime<T>(parameter: Parameter<T>, day: CivilDate): KnownTime {
  const { value, confidence, source } = rowOn(parameter, day);
  return { inWords: parameter.unit.inWords(value), confirmed: isConfirmed(confidence), source };
}

const describeTime = (
  parameter: Parameter<Length>,
  service: RunningApplication['service'],
  day: CivilDate,
  clockFrom: CivilDate | null,
): DecisionTime => ({
  ...knownTime(parameter, day),
  service,
  lastDay: clockFrom === null ? null : findEnd(rowOn(parameter, day).value, clockFrom),
});

/** The percent of the time that has passed from a day to a last day; over 100 if it is past. */
export function percentOfWait(from: CivilDate, lastDay: CivilDate, days: number): number {
  const totalDays = toDayNumber(lastDay) - toDayNumber(from);
  return totalDays <= 0 ? 100 : Math.floor((days * 100) / totalDays);
}
