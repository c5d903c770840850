import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { uniteSpans } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import { toDaySpan, type CountingMethod } from '../absences/trip';
import type {
  LimitedWindow,
  OpenQuestion,
  OtherOutcome,
  SettlementAnswer,
  SettlementVerdict,
} from '../assessment/answer';
import { englishStatus, lifeInUkStatus } from '../assessment/knowledge';
import type { AssessedPerson, DatedTrip, SettlementRequest } from '../assessment/request';
import { changesAfter, lawOn, type Law } from '../parameters/law';
import { writtenDate } from '../assessment/wording';
import { findRoute, yearsOn, type RouteKey } from '../routes/routes';
import type { Route } from '../routes/route';
import type { AbsenceRule } from './absenceRule';
import { settleAcrossChanges, type Applications, type Settled } from './acrossChanges';
import {
  findApplicationWindow,
  daysBeforeComplete,
  findEarliestByCurrentPermission,
} from './applicationWindow';
import { combinedReason, countUncertainYears } from './combinedYears';
import { sortPermissions, findCompleteYearOnRoute } from './countingPermissions';
import { findEndOfGoodDays } from './endOfGoodDays';
import { findPeriod } from './findPeriod';
import { findForcesService, allowsApplication, askAboutDischarge } from './forcesService';
import { conditionNotAsked, missingPermissions, ruleMissingForClaim } from './missingData';
import { missingRule, noRouteReasons } from './noRouteReasons';
import {
  toOtherOutcome,
  askAboutChild,
  askAboutClaim,
  askAboutGaps,
  hasSameOutcome,
  findStartOfYears,
} from './openQuestions';
import { findGaps, noBreakingGap, findUncountedDays } from './permissions';
import { isExtendedByLaw, findPendingExtension } from './pendingExtension';
import { periodCompleteFrom, type QualifyingPeriod } from './qualifyingPeriod';
import { ruleMissingReasons, settlementReasons, withoutWait } from './settlementReasons';
import { sortAbsences } from './settlementRules';
import { addSoonerLongResidence } from './soonerByLongResidence';
import { completeByDecisionReason } from './waitingReasons';
import { noDates, withoutDate } from './withoutDate';
import { determineYears } from './yearsAsked';

/** The input of a settlement assessment. */
export interface SettlementQuestion {
  readonly settlement: SettlementRequest;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  readonly person?: AssessedPerson;
  /** The law to apply. Defaults to the law of the rule set. */
  readonly law?: Law;
}

type KnownRoute = Route & { readonly key: RouteKey };

/**
 * Assesses when a person can apply for settlement on a route and why not earlier. If an open question changes the
 * answer, the other outcome is included. For a pending application the answer is for the day of that application. The
 * request must be valid (`problemsOf`); days are civil dates. Limits are those of the application day, so a future
 * limit applies from its own day.
 */
export function assessSettlement(question: SettlementQuestion): SettlementAnswer {
  return addSoonerLongResidence(assessRoute(question), question, (settlement) =>
    assessRoute({ ...question, settlement }),
  );
}

function assessRoute(question: SettlementQuestion): SettlementAnswer {
  const { settlement } = question;
  const route = findRoute(settlement.route);
  const application = { ...question, asOf: findApplicationDay(question) };
  const [usualYears] = yearsOn(route, fromDayNumber(application.asOf));
  if (usualYears === undefined) {
    const missing = missingRule(route);
    return withoutDate(
      settlement,
      missing.length > 0 ? 'not_enough' : 'no_route',
      noRouteReasons(route, fromDayNumber(application.asOf)),
      missing,
    );
  }
  const inForce = lawOn(fromDayNumber(application.asOf), question.law);
  const unknown = ruleMissingForClaim(route, settlement, inForce);
  if (unknown.length > 0)
    return withoutDate(settlement, 'not_enough', ruleMissingReasons(route, unknown), unknown);
  return countUntilDecision(question, assessUncertainRule(application, route));
}

/**
 * CR 1.1: the years may be counted back from the day of the decision. A pending application that was made too early
 * meets them once they are complete.
 */
function countUntilDecision(
  { settlement, asOf }: SettlementQuestion,
  answer: SettlementAnswer,
): SettlementAnswer {
  const complete = answer.firstCompliantCountingDate;
  const isTooEarly = answer.verdict === 'not_yet' || answer.verdict === 'over_limit';
  // Routes outside of Appendix Continuous Residence count to the day of the application.
  const { twentyEightDays: byDecision } = findRoute(settlement.route);
  if (settlement.awaitingDecisionSince === undefined || !byDecision || !isTooEarly || complete === null)
    return answer;
  const isComplete = toDayNumber(complete) <= asOf;
  return {
    ...answer,
    verdict: isComplete ? 'eligible' : answer.verdict,
    reasons: [
      completeByDecisionReason(toDayNumber(complete), isComplete),
      ...answer.reasons
        .filter(({ code }) => !laterApplicationCodes.has(code))
        .map((reason) =>
          isComplete && reason.code === 'qualifying_period'
            ? { ...reason, standing: 'met' as const }
            : reason,
        ),
    ],
  };
}

/** Reasons that advise applying on a later day. They do not suit a person who has already applied. */
const laterApplicationCodes: ReadonlySet<string> = new Set([
  'wait_until',
  'counted_back_from_later_day',
  'permission_ends_before',
]);

/** Adds the other outcome if the sources do not say whether time on another route counts. */
function assessUncertainRule(question: SettlementQuestion, route: KnownRoute): SettlementAnswer {
  const { settlement } = question;
  const answer = assessOpenQuestions(question, route);
  const combined = countUncertainYears(settlement);
  if (combined === null) return answer;
  const other = assessOpenQuestions({ ...question, settlement: combined }, route);
  const reason = combinedReason(settlement, answer, other);
  return reason === null ? answer : { ...answer, reasons: [...withoutWait(answer.reasons), reason] };
}

/** The day to assess: the day of a pending application, or the day of the question. */
function findApplicationDay({ settlement: { awaitingDecisionSince }, asOf }: SettlementQuestion): DayNumber {
  return awaitingDecisionSince === undefined ? asOf : Math.min(asOf, toDayNumber(awaitingDecisionSince));
}

/** Treats an unexplained gap as a break. Adds the other outcome for applications made in time. */
function assessOpenQuestions(question: SettlementQuestion, route: KnownRoute): SettlementAnswer {
  const { settlement } = question;
  const permissions = settlement.permissions ?? [];
  const { answer, gaps } = settle(question, route, 'breaks');
  if (gaps.some(({ cause }) => cause === 'unexplained')) {
    const inTime = settle(question, route, 'counts').answer;
    const questions = askAboutGaps(gaps, permissions, findStartOfYears(inTime));
    if (questions.length > 0 && !hasSameOutcome(answer, inTime))
      return addQuestions(
        answer,
        questions,
        toOtherOutcome(inTime, { supposing: 'If you applied in time', otherwise: 'If you did not' }),
      );
  }
  const { open } = determineYears(route, settlement, question.person, fromDayNumber(question.asOf));
  if (open !== null) {
    const qualifyingYears = open.otherYears;
    const other = settle({ ...question, settlement: { ...settlement, qualifyingYears } }, route, 'breaks');
    return addQuestions(answer, [open.question], toOtherOutcome(other.answer, open));
  }
  const inForce = lawOn(fromDayNumber(question.asOf), question.law);
  const served = findFirstCountedDay(route, settlement);
  const service = findForcesService(route, settlement, served, inForce);
  const discharge = askAboutDischarge(service, question.asOf, inForce);
  if (discharge.length > 0) {
    const medical = { ...settlement, medicalDischarge: 'yes' } as const;
    const other = settle({ ...question, settlement: medical }, route, 'breaks').answer;
    return addQuestions(
      answer,
      discharge,
      toOtherOutcome(other, {
        supposing: 'If it is a medical discharge because of service',
        otherwise: 'If it is not',
      }),
    );
  }
  const unknown = { ...answer, verdict: 'not_enough' as const, ...noDates };
  const child = askAboutChild(route, answer, question.person, fromDayNumber(question.asOf));
  if (child.length > 0)
    return addQuestions(
      answer,
      child,
      toOtherOutcome(unknown, {
        supposing: 'If a child does not need these years',
        otherwise: 'If a child needs these years',
      }),
    );
  const claim = askAboutClaim(route, settlement, inForce);
  if (claim.length === 0) return answer;
  const claimsFrom = writtenDate(inForce.protectionForThirtyMonths.claimedFrom);
  return addQuestions(
    answer,
    claim,
    toOtherOutcome(unknown, {
      supposing: `If you claimed on or after ${claimsFrom}`,
      otherwise: `If you claimed before ${claimsFrom}`,
    }),
  );
}

function addQuestions(
  answer: SettlementAnswer,
  questions: readonly OpenQuestion[],
  otherOutcome: OtherOutcome,
): SettlementAnswer {
  return { ...answer, reasons: withoutWait(answer.reasons), questions, otherOutcome };
}

/** @param unexplained the effect of gaps without an explanation */
function settle(question: SettlementQuestion, route: KnownRoute, unexplained: 'breaks' | 'counts'): Settled {
  const changes = changesAfter(fromDayNumber(question.asOf), question.law, route.qualifyingYears);
  return settleAcrossChanges(question.asOf, changes, route.source, (applications) =>
    settleFrom(applications, question, route, unexplained),
  );
}

/** Answers for applications from a day on, by the law of that day. */
function settleFrom(
  { from, before }: Applications,
  question: SettlementQuestion,
  route: KnownRoute,
  unexplained: 'breaks' | 'counts',
): Settled {
  const { settlement, trips, asOf, person } = question;
  const day = fromDayNumber(from);
  const inForce = lawOn(day, question.law);
  const { years } = determineYears(route, settlement, person, day);
  const { permissions = [], awaitingDecisionSince: applied, arrivedWithoutPermission: arrival } = settlement;
  const grant = findFirstCountedDay(route, settlement);
  const entry = settlement.entryDate === undefined ? grant : toDayNumber(settlement.entryDate);
  const periodStart = route.clockStarts === 'entry' ? Math.max(grant, entry) : grant;
  const beforeEntry: Absence | null =
    entry > periodStart ? { departure: grant, arrival: entry, first: grant, last: entry - 1 } : null;
  const gaps = findGaps(permissions, { route, trips, unexplained, arrival, law: inForce });
  const uncounted = indexDays(
    uniteSpans([...gaps.flatMap((gap) => gap.uncounted), ...findUncountedDays(route, permissions)]),
  );
  const absences = sortAbsences(route, {
    ...question,
    grant,
    beforeEntry,
    permissions,
    law: inForce,
    startCompleting: (day) => periodCompleteFrom(day, periodStart, years, uncounted).start,
  });
  const rules = [noBreakingGap(gaps, inForce), ...absences.rules];
  const search = { route, years, start: periodStart, asOf: from, uncounted, rules, law: inForce };
  const { fullPeriod, chosen, now, displayed, earlier: earlierYears, ...found } = findPeriod(search);
  const obstacles = [...before, ...found.obstacles];

  const notBefore = findEarliestByCurrentPermission(route, permissions, inForce);
  const yearComplete = findCompleteYearOnRoute(route.key, permissions, arrival);
  const service = findForcesService(route, settlement, grant, inForce);
  const opens = Math.max(from > asOf ? from : -Infinity, service?.opens ?? -Infinity);
  const window = findApplicationWindow(route, {
    completes: chosen.completes,
    permissions,
    notBefore: Math.max(notBefore, yearComplete ?? -Infinity, opens),
    asOf,
    law: inForce,
  });
  const { earliest, literal, inPractice } = window;
  const extension = findPendingExtension({ settlement, route, permissions, asOf, applyBy: window.applyBy });
  const isExtended = isExtendedByLaw(extension);
  // Permission that the law extends has no last day to apply.
  const endOfPermission =
    isExtended && window.applyBy !== null && window.applyBy < asOf ? null : window.applyBy;
  const applyBy = service?.closes ?? endOfPermission;
  const counting = sortPermissions(route.key, permissions, arrival).counting;
  const missing =
    years === 0
      ? service === null
        ? conditionNotAsked(route, inForce)
        : []
      : missingPermissions({
          start: chosen.start,
          asOf,
          years,
          permissions,
          applyBy,
          law: inForce,
          counting: route.absences === 'long_residence' ? permissions : counting,
          hasApplied: extension !== null || (applied !== undefined && toDayNumber(applied) <= asOf),
          goesOn: isExtended,
        });
  const closed =
    isClosedOn(route, Math.max(earliest, asOf)) || (service !== null && !allowsApplication(service, asOf));
  const verdict = determineVerdict({
    missing: missing.length > 0,
    closed,
    eligible: now !== null && earliest <= asOf,
    overLimit:
      (now === null || before.length > 0) &&
      [...before, ...chosen.obstacles].some(
        ({ kind }) => !kind.startsWith('gap') && !kind.startsWith('time'),
      ),
  });
  const hasDates = verdict !== 'no_route' && verdict !== 'not_enough';
  const formatIfDated = (day: DayNumber | null) => (hasDates && day !== null ? fromDayNumber(day) : null);
  const ends = hasDates
    ? findEndOfGoodDays(search, Math.max(earliest, asOf), absences.countedDays, trips)
    : null;
  const worst = findWorstWindow(displayed, absences.rules);
  const applying = fromDayNumber(Math.max(earliest, asOf));
  const english = englishStatus(route.english, applying, person);
  const lifeInUk = lifeInUkStatus(route, applying, person);
  const answer: SettlementAnswer = {
    route: settlement.route,
    qualifyingYears: years,
    periodStart: fromDayNumber(periodStart),
    periodComplete: years === 0 ? null : fromDayNumber(fullPeriod.completes),
    preEntryDays: beforeEntry === null ? 0 : entry - grant,
    worstTwelveMonths: worst,
    verdict,
    earliestApplicationDate: formatIfDated(earliest),
    literalEarliestApplicationDate: formatIfDated(literal),
    firstCompliantCountingDate: formatIfDated(service === null ? chosen.completes : earliest),
    reasons: settlementReasons({
      settlement,
      person,
      route,
      years,
      asOf,
      verdict,
      earliest,
      inPractice,
      applyBy,
      notBefore,
      yearComplete,
      law: inForce,
      lead: daysBeforeComplete(route, inForce),
      period: now ?? chosen,
      firstComplete: chosen.completes,
      displayed,
      obstacles,
      earlier: earlierYears,
      worst,
      beforeEntry,
      gaps,
      permissions,
      grant,
      absences,
      english,
      lifeInUk,
      missing,
      ends,
      extension,
      service,
      abroad: findJourney(trips, Math.max(earliest, asOf)),
    }),
    missing,
    practicalEarliestApplicationDate: formatIfDated(inPractice),
    applyBy: formatIfDated(applyBy),
    eligibleUntil: formatIfDated(ends?.last ?? null),
    eligibleAgainFrom: formatIfDated(ends?.again ?? null),
    questions: [],
    otherOutcome: null,
    english,
    lifeInUk,
  };
  return { answer, gaps, obstacles };
}

/** The journey that covers the whole of a day, as far as it is known; null if the person is in the UK. */
function findJourney(trips: readonly DatedTrip[], day: DayNumber): Pick<DatedTrip, 'arrival'> | null {
  const journey = trips.find(
    ({ departure, arrival, stillAway }) =>
      departure < day && (stillAway || arrival === null || day < arrival),
  );
  if (journey === undefined) return null;
  return { arrival: journey.stillAway ? null : journey.arrival };
}

/**
 * The first day that can count: the day of the grant. If another permission covers the days from it, the first day of
 * a permission that counts on the route.
 */
function findFirstCountedDay(route: KnownRoute, settlement: SettlementRequest): DayNumber {
  const { permissions = [], arrivedWithoutPermission } = settlement;
  const grant = toDayNumber(settlement.grantDate);
  const { counting, others } = sortPermissions(route.key, permissions, arrivedWithoutPermission);
  if (route.absences === 'long_residence' || others.length === 0 || counting.length === 0) return grant;
  const begins = Math.min(...counting.map(({ from }) => toDayNumber(from)));
  const covered = uniteSpans(others.map(toDaySpan)).some(
    ({ first, last }) => first <= grant && last >= begins - 1,
  );
  return covered ? Math.max(grant, begins) : grant;
}

interface VerdictFacts {
  readonly missing: boolean;
  readonly closed: boolean;
  readonly eligible: boolean;
  readonly overLimit: boolean;
}

function determineVerdict({ missing, closed, eligible, overLimit }: VerdictFacts): SettlementVerdict {
  if (closed) return 'no_route';
  if (missing) return 'not_enough';
  if (eligible) return 'eligible';
  return overLimit ? 'over_limit' : 'not_yet';
}

/** Whether the route is closed on a day, also for people with a later closing day. */
function isClosedOn({ closes }: Route, day: DayNumber): boolean {
  return closes !== null && day > toDayNumber(closes.laterFor?.on ?? closes.on);
}

/** The twelve months of a period with the most days away. */
function findWorstWindow(period: QualifyingPeriod, rules: readonly AbsenceRule[]): LimitedWindow | null {
  const windows = rules
    .map((rule) => rule.worst(period.start, period.completes - 1))
    .filter((window) => window !== null);
  const [firstWindow, ...others] = windows;
  if (firstWindow === undefined) return null;
  const worst = others.reduce((most, window) => (window.days > most.days ? window : most), firstWindow);
  return {
    days: worst.days,
    from: fromDayNumber(worst.first),
    to: fromDayNumber(worst.last),
    limit: worst.limit.days,
    exceeded: worst.days > worst.limit.days,
  };
}
