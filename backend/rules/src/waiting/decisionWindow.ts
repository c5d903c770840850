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

/** A time in words, with how well it is known. */
export interface KnownTime {
  readonly inWords: string;
  readonly confirmed: boolean;
  readonly source: Source;
}

/** Within what time a decision is meant to come. */
export interface DecisionTime extends KnownTime {
  readonly service: RunningApplication['service'];
  /** The last day of it; null before the clock has started, and where nobody knows the bank holidays of the year. */
  readonly lastDay: CivilDate | null;
}

/** What people tell each other: never a promise. */
export interface ReportedTime extends KnownTime {
  /** Null where it names no days, and before the clock has started. */
  readonly from: CivilDate | null;
  readonly to: CivilDate | null;
}

/** When a decision can be expected. */
export interface DecisionWindow {
  /** Null where there is none. */
  readonly standard: DecisionTime | null;
  /** What was paid for; null where that is the standard. */
  readonly faster: DecisionTime | null;
  readonly reports: readonly ReportedTime[];
  /** How many are decided within the standard; null where nobody says. */
  readonly shareInTime: KnownTime | null;
}

/** The time that counts for whoever waits: what was paid for, or else the standard; null where there is neither. */
export const expectedTime = <Time>({
  faster,
  standard,
}: {
  readonly faster: Time | null;
  readonly standard: Time | null;
}): Time | null => faster ?? standard;

type Asked = Pick<RunningApplication, 'kind' | 'route' | 'service' | 'incomeRuleMet' | 'submittedOn'>;

/** @param clockFrom null before the clock has started */
export function decisionWindow(application: Asked, clockFrom: CivilDate | null): DecisionWindow {
  const { submittedOn } = application;
  const standard = standardOf(application);
  const faster = fasterOf(application, clockFrom);
  const share = shareOf(application);
  return {
    standard: standard === null ? null : timeOf(standard, 'standard', submittedOn, clockFrom),
    faster: faster === null ? null : timeOf(faster, application.service, submittedOn, clockFrom),
    reports: faster === null ? reportsOf(application, clockFrom) : [],
    shareInTime: share === null ? null : knownTime(share, submittedOn),
  };
}

/** The day on which something of a length has passed that is counted from a day; null where nobody knows. */
export function endOf({ number, of }: Length, from: CivilDate): CivilDate | null {
  if (of === 'months') return addMonths(from, number);
  return of === 'weeks' ? addDays(from, number * 7) : workingDaysAfter(from, number);
}

function standardOf({ kind, route, incomeRuleMet }: Asked): Parameter<Length> | null {
  switch (kind) {
    case 'ilr':
      return decisionStandards.settlement;
    case 'work_or_study':
      return route === 'health_and_care_worker'
        ? decisionStandards.healthAndCare
        : decisionStandards.workOrStudy;
    case 'family':
      // The longer time where nobody said: a decision that is not late is not called late.
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

function fasterOf(application: Asked, clockFrom: CivilDate | null): Parameter<Length> | null {
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

function shareOf({ kind, route }: Asked): (typeof decisionsInTime)[keyof typeof decisionsInTime] | null {
  if (kind !== 'ilr') return null;
  if (route === 'partner') return decisionsInTime.partner;
  if (route === 'hk_bno') return decisionsInTime.hongKong;
  if (route === 'long_residence') return decisionsInTime.longResidence;
  return workers.has(route) ? decisionsInTime.work : null;
}

function reportsOf({ kind, submittedOn }: Asked, clockFrom: CivilDate | null): readonly ReportedTime[] {
  if (kind === 'eu_settlement')
    return [{ ...knownTime(reportedTimes.euSettlement, submittedOn), from: null, to: null }];
  if (kind !== 'ilr') return [];
  const { from, to, of } = rowOn(reportedTimes.settlement, submittedOn).value;
  const after = (number: number) => (clockFrom === null ? null : endOf({ number, of }, clockFrom));
  return [{ ...knownTime(reportedTimes.settlement, submittedOn), from: after(from), to: after(to) }];
}

/** A time as it is known on a day. */
export function knownTime<T>(parameter: Parameter<T>, day: CivilDate): KnownTime {
  const { value, confidence, source } = rowOn(parameter, day);
  return { inWords: parameter.unit.inWords(value), confirmed: isConfirmed(confidence), source };
}

const timeOf = (
  parameter: Parameter<Length>,
  service: RunningApplication['service'],
  day: CivilDate,
  clockFrom: CivilDate | null,
): DecisionTime => ({
  ...knownTime(parameter, day),
  service,
  lastDay: clockFrom === null ? null : endOf(rowOn(parameter, day).value, clockFrom),
});

/** How much of the time from a day to a last day has passed, in a hundred: more than that where it is over. */
export function percentOfWait(from: CivilDate, lastDay: CivilDate, days: number): number {
  const whole = toDayNumber(lastDay) - toDayNumber(from);
  return whole <= 0 ? 100 : Math.floor((days * 100) / whole);
}
