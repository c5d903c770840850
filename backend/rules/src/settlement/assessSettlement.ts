import { fromDayNumber, toDayNumber, type DayNumber } from '../calendar/civilDate';
import { unionOf } from '../absences/absentDays';
import { indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import { spanOf, type CountingMethod } from '../absences/trip';
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
import { routeOf, yearsOn, type RouteKey } from '../routes/routes';
import type { Route } from '../routes/route';
import type { AbsenceRule } from './absenceRule';
import { acrossChanges, type Applications, type Settled } from './acrossChanges';
import { applicationWindow, daysBeforeComplete, earliestByCurrentPermission } from './applicationWindow';
import { combinedReason, withUncertainYears } from './combinedYears';
import { sortedFor, yearOnRouteComplete } from './countingPermissions';
import { endOfGoodDays } from './endOfGoodDays';
import { findPeriod } from './findPeriod';
import { forcesService, leadsToSettlement, questionOfDischarge } from './forcesService';
import { conditionNotAsked, missingPermissions, ruleMissingForClaim } from './missingData';
import { missingRule, noRouteReasons } from './noRouteReasons';
import {
  outcomeOf,
  questionOfChild,
  questionOfClaim,
  questionsOfGaps,
  sameOutcome,
  startOfYearsServed,
} from './openQuestions';
import { gapsBetween, noGap, uncountedPermission } from './permissions';
import { goesOnWithExtension, pendingExtension } from './pendingExtension';
import { periodCompleteFrom, type QualifyingPeriod } from './qualifyingPeriod';
import { ruleMissingReasons, settlementReasons, withoutWait } from './settlementReasons';
import { settlementAbsences } from './settlementRules';
import { withSoonerWay } from './soonerByLongResidence';
import { completeByDecision } from './waitingReasons';
import { noDates, withoutDate } from './withoutDate';
import { yearsAsked } from './yearsAsked';

/** What the settlement question is asked of. */
export interface SettlementQuestion {
  readonly settlement: SettlementRequest;
  readonly trips: readonly DatedTrip[];
  readonly counting: CountingMethod;
  readonly asOf: DayNumber;
  readonly person?: AssessedPerson;
  /** By which rows it is answered; left out for those of the rule set. */
  readonly law?: Law;
}

type KnownRoute = Route & { readonly key: RouteKey };

/**
 * When somebody can apply for settlement on a route, and why not earlier. Where a question is open whose answer changes
 * that, the other outcome stands beside it. Who has applied and waits is answered for the day of their application. The
 * request is taken to be sound (`problemsOf`); days are civil dates; limits are those of the day of the application, so
 * that one which changes on a day to come holds for applications from that day on.
 */
export function assessSettlement(question: SettlementQuestion): SettlementAnswer {
  return withSoonerWay(assessRoute(question), question, (settlement) =>
    assessRoute({ ...question, settlement }),
  );
}

function assessRoute(question: SettlementQuestion): SettlementAnswer {
  const { settlement } = question;
  const route = routeOf(settlement.route);
  const application = { ...question, asOf: dayOfApplication(question) };
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
  return untilDecision(question, withUncertainRule(application, route));
}

/**
 * CR 1.1: the years may be counted back from the day of the decision. So an application that waits and was made too early
 * meets them once they are complete.
 */
function untilDecision({ settlement, asOf }: SettlementQuestion, answer: SettlementAnswer): SettlementAnswer {
  const complete = answer.firstCompliantCountingDate;
  const isTooEarly = answer.verdict === 'not_yet' || answer.verdict === 'over_limit';
  // Routes outside of Appendix Continuous Residence count to the day of the application.
  const { twentyEightDays: byDecision } = routeOf(settlement.route);
  if (settlement.awaitingDecisionSince === undefined || !byDecision || !isTooEarly || complete === null)
    return answer;
  const isComplete = toDayNumber(complete) <= asOf;
  return {
    ...answer,
    verdict: isComplete ? 'eligible' : answer.verdict,
    reasons: [
      completeByDecision(toDayNumber(complete), isComplete),
      ...answer.reasons
        .filter(({ code }) => !ofLaterApplication.has(code))
        .map((said) =>
          isComplete && said.code === 'qualifying_period' ? { ...said, standing: 'met' as const } : said,
        ),
    ],
  };
}

/** Reasons that tell somebody who has applied already to apply on a later day. */
const ofLaterApplication: ReadonlySet<string> = new Set([
  'wait_until',
  'counted_back_from_later_day',
  'permission_ends_before',
]);

/** Where the sources do not say whether time on another route counts as well, the other outcome is named. */
function withUncertainRule(question: SettlementQuestion, route: KnownRoute): SettlementAnswer {
  const { settlement } = question;
  const answer = withOpenQuestions(question, route);
  const combined = withUncertainYears(settlement);
  if (combined === null) return answer;
  const other = withOpenQuestions({ ...question, settlement: combined }, route);
  const reason = combinedReason(settlement, answer, other);
  return reason === null ? answer : { ...answer, reasons: [...withoutWait(answer.reasons), reason] };
}

/** The day that an answer is for: that of an application which is not decided yet, else the one asked about. */
function dayOfApplication({ settlement: { awaitingDecisionSince }, asOf }: SettlementQuestion): DayNumber {
  return awaitingDecisionSince === undefined ? asOf : Math.min(asOf, toDayNumber(awaitingDecisionSince));
}

/** An unexplained gap is taken to break the years; what in-time applications would change stands beside it. */
function withOpenQuestions(question: SettlementQuestion, route: KnownRoute): SettlementAnswer {
  const { settlement } = question;
  const permissions = settlement.permissions ?? [];
  const { answer, gaps } = settle(question, route, 'breaks');
  if (gaps.some(({ cause }) => cause === 'unexplained')) {
    const inTime = settle(question, route, 'counts').answer;
    const questions = questionsOfGaps(gaps, permissions, startOfYearsServed(inTime));
    if (questions.length > 0 && !sameOutcome(answer, inTime))
      return asked(
        answer,
        questions,
        outcomeOf(inTime, { supposing: 'If you applied in time', otherwise: 'If you did not' }),
      );
  }
  const { open } = yearsAsked(route, settlement, question.person, fromDayNumber(question.asOf));
  if (open !== null) {
    const qualifyingYears = open.otherYears;
    const other = settle({ ...question, settlement: { ...settlement, qualifyingYears } }, route, 'breaks');
    return asked(answer, [open.question], outcomeOf(other.answer, open));
  }
  const inForce = lawOn(fromDayNumber(question.asOf), question.law);
  const served = firstCountedDay(route, settlement);
  const service = forcesService(route, settlement, served, inForce);
  const discharge = questionOfDischarge(service, question.asOf, inForce);
  if (discharge.length > 0) {
    const medical = { ...settlement, medicalDischarge: 'yes' } as const;
    const other = settle({ ...question, settlement: medical }, route, 'breaks').answer;
    return asked(
      answer,
      discharge,
      outcomeOf(other, {
        supposing: 'If it is a medical discharge because of service',
        otherwise: 'If it is not',
      }),
    );
  }
  const unknown = { ...answer, verdict: 'not_enough' as const, ...noDates };
  const child = questionOfChild(route, answer, question.person, fromDayNumber(question.asOf));
  if (child.length > 0)
    return asked(
      answer,
      child,
      outcomeOf(unknown, {
        supposing: 'If a child does not need these years',
        otherwise: 'If a child needs these years',
      }),
    );
  const claim = questionOfClaim(route, settlement, inForce);
  if (claim.length === 0) return answer;
  const claimsFrom = writtenDate(inForce.protectionForThirtyMonths.claimedFrom);
  return asked(
    answer,
    claim,
    outcomeOf(unknown, {
      supposing: `If you claimed on or after ${claimsFrom}`,
      otherwise: `If you claimed before ${claimsFrom}`,
    }),
  );
}

function asked(
  answer: SettlementAnswer,
  questions: readonly OpenQuestion[],
  otherOutcome: OtherOutcome,
): SettlementAnswer {
  return { ...answer, reasons: withoutWait(answer.reasons), questions, otherOutcome };
}

/** The answer, with gaps that nobody has explained taken as told. */
function settle(question: SettlementQuestion, route: KnownRoute, unexplained: 'breaks' | 'counts'): Settled {
  const changes = changesAfter(fromDayNumber(question.asOf), question.law, route.qualifyingYears);
  return acrossChanges(question.asOf, changes, route.source, (applications) =>
    settleFrom(applications, question, route, unexplained),
  );
}

/** The answer for applications from a day on, by the law of that day. */
function settleFrom(
  { from, before }: Applications,
  question: SettlementQuestion,
  route: KnownRoute,
  unexplained: 'breaks' | 'counts',
): Settled {
  const { settlement, trips, asOf, person } = question;
  const day = fromDayNumber(from);
  const inForce = lawOn(day, question.law);
  const { years } = yearsAsked(route, settlement, person, day);
  const { permissions = [], awaitingDecisionSince: applied, arrivedWithoutPermission: arrival } = settlement;
  const grant = firstCountedDay(route, settlement);
  const entry = settlement.entryDate === undefined ? grant : toDayNumber(settlement.entryDate);
  const periodStart = route.clockStarts === 'entry' ? Math.max(grant, entry) : grant;
  const beforeEntry: Absence | null =
    entry > periodStart ? { departure: grant, arrival: entry, first: grant, last: entry - 1 } : null;
  const gaps = gapsBetween(permissions, { route, trips, unexplained, arrival, law: inForce });
  const uncounted = indexDays(
    unionOf([...gaps.flatMap((gap) => gap.uncounted), ...uncountedPermission(route, permissions)]),
  );
  const absences = settlementAbsences(route, {
    ...question,
    grant,
    beforeEntry,
    permissions,
    law: inForce,
    startCompleting: (day) => periodCompleteFrom(day, periodStart, years, uncounted).start,
  });
  const rules = [noGap(gaps, inForce), ...absences.rules];
  const search = { route, years, start: periodStart, asOf: from, uncounted, rules, law: inForce };
  const { whole, chosen, now, looked, earlier: earlierYears, ...found } = findPeriod(search);
  const obstacles = [...before, ...found.obstacles];

  const notBefore = earliestByCurrentPermission(route, permissions, inForce);
  const yearComplete = yearOnRouteComplete(route.key, permissions, arrival);
  const service = forcesService(route, settlement, grant, inForce);
  const opens = Math.max(from > asOf ? from : -Infinity, service?.opens ?? -Infinity);
  const window = applicationWindow(route, {
    completes: chosen.completes,
    permissions,
    notBefore: Math.max(notBefore, yearComplete ?? -Infinity, opens),
    asOf,
    law: inForce,
  });
  const { earliest, literal, inPractice } = window;
  const extension = pendingExtension({ settlement, route, permissions, asOf, applyBy: window.applyBy });
  const goesOn = goesOnWithExtension(extension);
  // Permission that goes on by law has no last day to apply before.
  const endOfPermission = goesOn && window.applyBy !== null && window.applyBy < asOf ? null : window.applyBy;
  const applyBy = service?.closes ?? endOfPermission;
  const counting = sortedFor(route.key, permissions, arrival).counting;
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
          goesOn,
        });
  const closed =
    closesBefore(route, Math.max(earliest, asOf)) || (service !== null && !leadsToSettlement(service, asOf));
  const verdict = verdictOf({
    missing: missing.length > 0,
    closed,
    eligible: now !== null && earliest <= asOf,
    overLimit:
      (now === null || before.length > 0) &&
      [...before, ...chosen.obstacles].some(
        ({ kind }) => !kind.startsWith('gap') && !kind.startsWith('time'),
      ),
  });
  const named = verdict !== 'no_route' && verdict !== 'not_enough';
  const dated = (day: DayNumber | null) => (named && day !== null ? fromDayNumber(day) : null);
  const ends = named ? endOfGoodDays(search, Math.max(earliest, asOf), absences.countedDays, trips) : null;
  const worst = worstWindow(looked, absences.rules);
  const applying = fromDayNumber(Math.max(earliest, asOf));
  const english = englishStatus(route.english, applying, person);
  const lifeInUk = lifeInUkStatus(route, applying, person);
  const answer: SettlementAnswer = {
    route: settlement.route,
    qualifyingYears: years,
    periodStart: fromDayNumber(periodStart),
    periodComplete: years === 0 ? null : fromDayNumber(whole.completes),
    preEntryDays: beforeEntry === null ? 0 : entry - grant,
    worstTwelveMonths: worst,
    verdict,
    earliestApplicationDate: dated(earliest),
    literalEarliestApplicationDate: dated(literal),
    firstCompliantCountingDate: dated(service === null ? chosen.completes : earliest),
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
      looked,
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
      abroad: journeyOn(trips, Math.max(earliest, asOf)),
    }),
    missing,
    practicalEarliestApplicationDate: dated(inPractice),
    applyBy: dated(applyBy),
    eligibleUntil: dated(ends?.last ?? null),
    eligibleAgainFrom: dated(ends?.again ?? null),
    questions: [],
    otherOutcome: null,
    english,
    lifeInUk,
  };
  return { answer, gaps, obstacles };
}

/** The journey on which somebody is abroad for the whole of a day, as far as they know it; null where they are in the UK. */
function journeyOn(trips: readonly DatedTrip[], day: DayNumber): Pick<DatedTrip, 'arrival'> | null {
  const journey = trips.find(
    ({ departure, arrival, stillAway }) =>
      departure < day && (stillAway || arrival === null || day < arrival),
  );
  if (journey === undefined) return null;
  return { arrival: journey.stillAway ? null : journey.arrival };
}

/**
 * The first day that can count: that of the grant or, where time on another permission covers the days from it, the
 * first day of a permission that counts on the route.
 */
function firstCountedDay(route: KnownRoute, settlement: SettlementRequest): DayNumber {
  const { permissions = [], arrivedWithoutPermission } = settlement;
  const grant = toDayNumber(settlement.grantDate);
  const { counting, others } = sortedFor(route.key, permissions, arrivedWithoutPermission);
  if (route.absences === 'long_residence' || others.length === 0 || counting.length === 0) return grant;
  const begins = Math.min(...counting.map(({ from }) => toDayNumber(from)));
  const covered = unionOf(others.map(spanOf)).some(({ first, last }) => first <= grant && last >= begins - 1);
  return covered ? Math.max(grant, begins) : grant;
}

interface Found {
  readonly missing: boolean;
  readonly closed: boolean;
  readonly eligible: boolean;
  readonly overLimit: boolean;
}

function verdictOf({ missing, closed, eligible, overLimit }: Found): SettlementVerdict {
  if (closed) return 'no_route';
  if (missing) return 'not_enough';
  if (eligible) return 'eligible';
  return overLimit ? 'over_limit' : 'not_yet';
}

/** True when nobody can apply on the route any more on a day, not even those who have longer. */
function closesBefore({ closes }: Route, day: DayNumber): boolean {
  return closes !== null && day > toDayNumber(closes.laterFor?.on ?? closes.on);
}

/** The twelve months of a period that are nearest to their limit, or furthest over it. */
function worstWindow(period: QualifyingPeriod, rules: readonly AbsenceRule[]): LimitedWindow | null {
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
