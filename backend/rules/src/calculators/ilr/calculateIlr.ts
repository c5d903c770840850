import { assess } from '../../assessment/assess';
import { otherCountDiffers } from '../../assessment/otherCount';
import type { SettlementVerdict } from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import { addDays, addYears, fromDayNumber, type CivilDate } from '../../calendar/civilDate';
import { lawOn, type Law, type LawOnDay } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import { findRoute, yearsOn, type RouteKey } from '../../routes/routes';
import { routeOfVisaType } from '../../routes/visaTypes';
import type { Route } from '../../routes/route';
import { daysBeforeComplete } from '../../settlement/applicationWindow';
import { asksForEndorsement, asksForFirstGrant, determineYears } from '../../settlement/yearsAsked';
import { assessedTrips } from '../calculatorTrip';
import { collectAnswerDetails } from './beyondTheDate';
import type { IlrCalculation } from './ilrCalculation';
import type { IlrForm } from './ilrForm';
import { requireSoundIlrForm } from './ilrProblems';
import type { Judgement } from './judgement';
import { judgeByTrips } from './judgeByTrips';
import { judgeByYears } from './judgeByYears';
import { calculateAbsenceLimit } from './qualifyingYears';
import { ilrResultSentences } from '../../sentences/ilrCalculator';
import { checkRequirements, type Requirements } from './requirements';
import { toKnow } from './reasonFactories';
import { settlementAsked, type SettlementAsked } from './settlementAsked';
import { pickAnswers, noCounts, echoForm, withoutSettlement } from './withoutSettlement';

/** Five years and 180 days in any twelve months, as on most routes. Used to estimate an unknown visa. */
const estimatedRoute: RouteKey = 'skilled_worker';

/**
 * Calculates whether a person can apply for settlement today, from when, and why, from dated journeys or yearly
 * totals. The Home Office's count decides; the answer mentions a different cautious result. Pure.
 * @param today in London
 * @param rows rows other than those of the rule set
 * @throws UnsoundAssessment naming each field that cannot be used
 */
export function calculateIlr(form: IlrForm, today: CivilDate, rows?: Law): IlrCalculation {
  requireSoundIlrForm(form, today);
  const key = routeOfVisaType(form.visaType);
  const route = findRoute(key ?? estimatedRoute);
  // A pending application is assessed for its own day.
  const on = form.awaitingDecisionSince ?? today;
  if (yearsOn(route, on).length === 0) return withoutSettlement(form, today, route);
  const asked = settlementAsked(form, route.key);
  const { years } = determineYears(route, asked.settlement, asked.person, on);
  const question = { form, route: route.key, years, today: on, answeredOn: today, asked, rows };
  const judgement = form.useDetailedAbsences ? judgeByTrips(question) : judgeByYears(question);
  return buildAnswer({ form, today, on, route, known: key !== null, years, judgement, asked, rows });
}

interface Found {
  readonly form: IlrForm;
  readonly today: CivilDate;
  /** The day of the assessed application. */
  readonly on: CivilDate;
  readonly route: Route & { readonly key: RouteKey };
  /** Whether the visa type determines the route. */
  readonly known: boolean;
  readonly years: number;
  readonly judgement: Judgement;
  readonly asked: SettlementAsked;
  readonly rows: Law | undefined;
}

function buildAnswer(found: Found): IlrCalculation {
  const { form, today, on, route, known, years, judgement, asked, rows } = found;
  const law = lawOn(on, rows);
  const { period, earliest, absencesKept } = judgement;
  const closed = route.closes !== null && findLater(earliest, on) > route.closes.on;
  const requirements = checkRequirements(form, known ? route : null, findLater(earliest, on), rows);
  const eligibleByTime = judgement.verdict === 'eligible' && !closed;
  const waits = (verdict: SettlementVerdict) => verdict === 'not_yet' || verdict === 'over_limit';
  const absenceLimit = calculateAbsenceLimit(route, years, period, law);
  // CR 1.1: years may be counted to the day of the decision, which is today or later.
  const decided =
    form.awaitingDecisionSince === null || form.awaitingDecisionSince === undefined ? on : today;
  const canApplyFrom = (complete: CivilDate) => addDays(complete, -daysBeforeComplete(route, law));
  const isComplete = (complete: CivilDate) => canApplyFrom(complete) <= on || complete <= decided;
  const meetsSettlementPeriod = isComplete(judgement.complete);
  const isOpen = judgement.verdict === 'not_enough';
  const discretionReason =
    absencesKept || closed || isOpen ? null : ilrResultSentences.discretion_reason({ route: route.title });
  return {
    ...echoForm(form, today),
    isEligible:
      known &&
      eligibleByTime &&
      requirements.englishLanguage &&
      requirements.goodCharacter &&
      requirements.financialRequirement,
    suggestedEligibilityDate: waits(judgement.verdict) && !closed ? earliest : null,
    earliestApplicationDate: closed ? null : earliest,
    requiredYears: years,
    continuousResidenceMet: meetsSettlementPeriod && absencesKept && !isBroken(judgement),
    meetsSettlementPeriod,
    hasMinimumUKResidence: isComplete(addYears(asked.entry, years)),
    meetsAbsenceTotal: judgement.totalKept && (absenceLimit === null || judgement.wholeDays <= absenceLimit),
    absencesValid: absencesKept,
    absenceLimit,
    absenceDaysTotal: judgement.days,
    ...pickAnswers(requirements),
    discretionRecommended: discretionReason !== null,
    discretionReason,
    route: known ? { key: route.key, title: route.title } : null,
    period: { from: fromDayNumber(period.first), to: fromDayNumber(period.last) },
    absencesByYear: judgement.byYear,
    reasons: collectReasons(found, requirements, closed),
    ...assessBothCounts(found),
    ...collectAnswerDetails({ known, judgement, asked, english: requirements.english, closed }),
  };
}

function assessBothCounts({ form, on, known, rows, judgement: { counts } }: Found) {
  if (counts === null) return noCounts;
  const { cautious, homeOffice, travelMargin } = counts;
  // For an unknown visa the days are known, but not the route's limits.
  const countTripsOnly = (counting: 'inclusive' | 'whole_days') =>
    assess({ asOf: on, counting, trips: assessedTrips(form.detailedAbsences) }, rows);
  return {
    cautious: known ? cautious : countTripsOnly('inclusive'),
    homeOffice: known ? homeOffice : countTripsOnly('whole_days'),
    travelMargin,
  };
}

/** Days without a counting permission, which restart the years. */
const breaksOfPermission: ReadonlySet<string> = new Set(['gap_without_permission', 'time_on_other_route']);
const isBroken = ({ reasons }: Judgement): boolean =>
  reasons.some(({ code }) => breaksOfPermission.has(code));

/** Engine codes that this answer replaces or omits. */
const replacedCodes: ReadonlySet<string> = new Set([otherCountDiffers, 'life_in_the_uk']);
/** Codes that apply only to known routes. */
const knownRouteCodes: ReadonlySet<string> = new Set(['wait_until', 'english_level', 'about_the_route']);

function collectReasons(
  { on, route, known, years, judgement, rows }: Found,
  requirements: Requirements,
  closed: boolean,
): readonly Reason[] {
  const engine = judgement.reasons
    .filter(({ code }) => !replacedCodes.has(code) && (known || !knownRouteCodes.has(code)))
    .map((said) => (known || said.source !== route.source ? said : { ...said, source: mostRoutesSource }));
  const isClosing = ({ code }: Reason) => closed && code === 'route_closed';
  return [
    ...(known ? [] : [unknownRoute(judgement.earliest, years, lawOn(on, rows))]),
    ...engine.filter(isClosing),
    ...requirements.reasons.filter(({ standing }) => standing === 'against'),
    ...engine.filter((said) => !isClosing(said)),
    ...requirements.reasons.filter(({ standing }) => standing !== 'against'),
    ...(known ? otherYearsReasons(route, on) : []),
  ];
}

const mostRoutesSource = sources.continuousResidenceRules;

function unknownRoute(earliest: CivilDate | null, years: number, { anyTwelveMonths }: LawOnDay): Reason {
  return toKnow(
    'route_unknown',
    { years, limit: anyTwelveMonths.days, firstDay: earliest },
    mostRoutesSource,
  );
}

/** A route with several numbers of years uses the usual one, unless a question decides. */
function otherYearsReasons(route: Found['route'], on: CivilDate): readonly Reason[] {
  if (asksForEndorsement(route.key) || asksForFirstGrant(route.key)) return [];
  const [usual, ...others] = yearsOn(route, on);
  if (usual === undefined || others.length === 0) return [];
  return [toKnow('other_qualifying_years', { usual, others }, route.source)];
}

function findLater(date: CivilDate | null, today: CivilDate): CivilDate {
  return date !== null && date > today ? date : today;
}
