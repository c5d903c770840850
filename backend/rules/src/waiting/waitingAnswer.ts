import type { Reason } from '../assessment/reason';
import { createReasons } from '../assessment/reasonsIn';
import { addDays, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { decisionStandards } from '../parameters/decisionTimes';
import { sources } from '../parameters/sources';
import { waitingSentences } from '../sentences/waiting';
import { canBeFaster, type RunningApplication } from './application';
import { waitingClock, type WaitingClock } from './clock';
import {
  decisionWindow,
  expectedTime,
  knownTime,
  percentOfWait,
  type DecisionTime,
  type DecisionWindow,
} from './decisionWindow';
import { findWaitingRights, type TravelRisk } from './waitingRights';
import { permissionByLaw, type PermissionByLaw } from './permissionByLaw';

/** Who to ask about a late decision. */
export type WhomToAsk = 'ukvi' | 'mp' | 'complaint';

/** The state of an application on a day. */
export interface WaitingAnswer {
  readonly asOf: CivilDate;
  readonly clock: WaitingClock;
  readonly window: DecisionWindow;
  /** The percent of the paid or standard time that has passed; null if unknown. */
  readonly percentUsed: number | null;
  /** The first day on which it is late; null if unknown. */
  readonly lateFrom: CivilDate | null;
  /** Whether it is late, or was late when decided. */
  readonly isLate: boolean;
  /** In order of contact. Empty unless it is late and pending. */
  readonly toAsk: readonly (Reason & { readonly who: WhomToAsk })[];
  readonly permissionByLaw: PermissionByLaw | null;
  /** Null once it is decided. */
  readonly travelRisk: TravelRisk | null;
  /** The applicant's rights and risks until the decision; empty once it is decided. */
  readonly meanwhile: readonly Reason[];
  /** The reasons for these days. */
  readonly reasons: readonly Reason[];
}

const { against, toKnow } = createReasons(waitingSentences);

/**
 * Answers from when the time of an application counts, when a decision is expected, who to ask after that day, and
 * what the applicant may do until then.
 * @throws RangeError for an invalid day
 */
export function waitingAnswer(application: RunningApplication, asOf: CivilDate): WaitingAnswer {
  toDayNumber(asOf);
  const clock = waitingClock(application, asOf);
  const window = decisionWindow(application, clock.from);
  const expected = expectedTime(window);
  const lastDay = expected?.lastDay ?? null;
  const isDecided = application.decidedOn !== null && application.decidedOn <= asOf;
  const lateFrom = lastDay === null ? null : addDays(lastDay, 1);
  const isLate = lateFrom !== null && (isDecided ? (application.decidedOn ?? asOf) : asOf) >= lateFrom;
  const { travelRisk, reasons: may } = findWaitingRights(application, asOf);
  return {
    asOf,
    clock,
    window,
    percentUsed: calculatePercentUsed(clock, lastDay),
    lateFrom,
    isLate,
    toAsk: isLate && !isDecided ? listContacts() : [],
    permissionByLaw: permissionByLaw(application),
    travelRisk: isDecided ? null : travelRisk,
    meanwhile: isDecided ? [] : may,
    reasons: [
      ...clockReasons(clock, window),
      ...windowReasons(application, window, expected),
      ...(isLate && !isDecided ? [lateReason(lateFrom, expected)] : []),
    ],
  };
}

function calculatePercentUsed({ from, days }: WaitingClock, lastDay: CivilDate | null): number | null {
  return from === null || days === null || lastDay === null ? null : percentOfWait(from, lastDay, days);
}

function clockReasons(
  { from, startsWith }: WaitingClock,
  { standard }: Pick<DecisionWindow, 'standard'>,
): readonly Reason[] {
  const source = standard?.source ?? sources.govUkEuSettlement;
  return [
    from === null
      ? toKnow('clock_not_started', { startsWith }, source)
      : toKnow('clock_started', { on: from, startsWith }, source, { first: toDayNumber(from) }),
  ];
}

function windowReasons(
  application: RunningApplication,
  { faster, reports, shareInTime }: DecisionWindow,
  expected: DecisionTime | null,
): readonly Reason[] {
  const wantsFaster = application.service !== 'standard';
  return [
    expected === null
      ? toKnow('decision_without_standard', {}, sources.govUkEuSettlement)
      : toKnow(
          'decision_expected',
          {
            length: expected.inWords,
            lastDay: expected.lastDay,
            confirmed: expected.confirmed,
            paid: faster !== null,
          },
          expected.source,
          expected.lastDay === null ? {} : { last: toDayNumber(expected.lastDay) },
        ),
    ...(faster === null && application.kind === 'family' && application.incomeRuleMet === null
      ? [incomeRuleReason(application)]
      : []),
    ...(wantsFaster && !canBeFaster(application)
      ? [toKnow('no_faster_decision', {}, sources.fasterDecision)]
      : []),
    ...reports.map(({ inWords: length, source }) => toKnow('decision_reported', { length }, source)),
    ...(shareInTime === null
      ? []
      : [toKnow('decisions_in_time', { share: shareInTime.inWords }, shareInTime.source)]),
  ];
}

function incomeRuleReason({ submittedOn }: Pick<RunningApplication, 'submittedOn'>): Reason {
  const { inWords: length, confirmed, source } = knownTime(decisionStandards.familyWithIncome, submittedOn);
  return toKnow('shorter_with_income', { length, confirmed }, source);
}

const lateReason = (since: CivilDate, expected: DecisionTime | null): Reason =>
  against('decision_late', { since }, expected?.source ?? sources.waitingTimesInside, {
    first: toDayNumber(since),
  });

const listContacts = (): WaitingAnswer['toAsk'] => [
  { who: 'ukvi', ...toKnow('ask_ukvi', {}, sources.waitingTimesInside) },
  { who: 'mp', ...toKnow('ask_mp', {}, sources.waitingTimesInside) },
  { who: 'complaint', ...toKnow('complain', {}, sources.complaints) },
];
