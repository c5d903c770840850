import { countDays, absentDays } from '../../absences/absentDays';
import { assess } from '../../assessment/assess';
import type { Reason, SettlementVerdict } from '../../assessment/answer';
import { toKnow, written } from '../../assessment/wording';
import { addDays, addYears, fromDayNumber, toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { anyTwelveMonths, daysAfterApplication } from '../../parameters/absenceRules';
import { ruleSet } from '../../parameters/ruleSet';
import { sources } from '../../parameters/sources';
import { routeOf, type RouteKey } from '../../routes/routes';
import { routeOfVisaType } from '../../routes/visaTypes';
import type { Route } from '../../routes/route';
import { noRouteReasons } from '../../settlement/noRouteReasons';
import { assessedTrips } from '../calculatorTrip';
import type { IlrCalculation } from './ilrCalculation';
import type { IlrForm } from './ilrForm';
import { requireSoundIlrForm } from './ilrProblems';
import type { Judgement } from './judgement';
import { judgeByTrips } from './judgeByTrips';
import { judgeByYears } from './judgeByYears';
import { absenceLimitOf } from './qualifyingYears';
import { requirementsOf, type Requirements } from './requirements';

/** Of the answer's shape and of what its fields mean. */
const calculationVersion = '3.0';

/** Five years and 180 days in any twelve months, as most routes have them: what an unknown visa is estimated by. */
const likeMostRoutes: RouteKey = 'skilled_worker';

/**
 * Whether somebody can apply for settlement today, from when on, and why: by the trips' dates or by totals for each
 * calendar year. The cautious count decides, where the Home Office's differs it is said. Pure: same form and day, same
 * answer.
 * @param today in London @throws UnsoundAssessment naming each field that cannot be used
 */
export function calculateIlr(form: IlrForm, today: CivilDate): IlrCalculation {
  requireSoundIlrForm(form, today);
  const key = routeOfVisaType(form.visaType);
  const route = routeOf(key ?? likeMostRoutes);
  const years = route.qualifyingYears[0];
  if (years === undefined) return withoutSettlement(form, today, route);
  const question = { form, route: route.key, years, today };
  const judgement = form.useDetailedAbsences ? judgeByTrips(question) : judgeByYears(question);
  return answerOf({ form, today, route, known: key !== null, years, judgement });
}

interface Found {
  readonly form: IlrForm;
  readonly today: CivilDate;
  readonly route: Route & { readonly key: RouteKey };
  /** Whether the visa says which route it is. */
  readonly known: boolean;
  readonly years: number;
  readonly judgement: Judgement;
}

function answerOf(found: Found): IlrCalculation {
  const { form, today, route, known, years, judgement } = found;
  const { period, earliest, absencesKept } = judgement;
  const closed = route.closes !== null && laterOf(earliest, today) > route.closes.on;
  const requirements = requirementsOf(form, known ? route : null, laterOf(earliest, today));
  const eligibleByTime = judgement.verdict === 'eligible' && !closed;
  const waits = (verdict: SettlementVerdict) => verdict === 'not_yet' || verdict === 'over_limit';
  const absenceLimit = absenceLimitOf(route, years, period);
  const canApplyFrom = (complete: CivilDate) =>
    addDays(complete, route.twentyEightDays ? -daysAfterApplication.days : 0);
  const meetsSettlementPeriod = canApplyFrom(judgement.complete) <= today;
  const discretionReason = absencesKept || closed ? null : discretionSentence(route);
  return {
    ...whatWasAsked(form, today),
    isEligible:
      known &&
      eligibleByTime &&
      requirements.englishLanguage &&
      requirements.goodCharacter &&
      requirements.financialRequirement,
    suggestedEligibilityDate: waits(judgement.verdict) && !closed ? earliest : null,
    earliestApplicationDate: closed ? null : earliest,
    requiredYears: years,
    continuousResidenceMet: meetsSettlementPeriod && absencesKept,
    meetsSettlementPeriod,
    hasMinimumUKResidence: canApplyFrom(addYears(form.entryDate ?? form.visaStartDate, years)) <= today,
    meetsAbsenceTotal: judgement.totalKept && (absenceLimit === null || judgement.days <= absenceLimit),
    absencesValid: absencesKept,
    absenceLimit,
    absenceDaysTotal: judgement.days,
    ...answersOf(requirements),
    discretionRecommended: discretionReason !== null,
    discretionReason,
    route: known ? { key: route.key, title: route.title } : null,
    period: { from: fromDayNumber(period.first), to: fromDayNumber(period.last) },
    absencesByYear: judgement.byYear,
    reasons: reasonsOf(found, requirements, closed),
    ...countsOf(found),
  };
}

function countsOf({ form, today, known, judgement: { counts } }: Found) {
  if (counts === null) return noCounts;
  const { cautious, homeOffice, homeOfficeSays } = counts;
  // Of an unknown visa the days are known, but not what a route makes of them.
  const byTripsAlone = (counting: 'inclusive' | 'whole_days') =>
    assess({ asOf: today, counting, trips: assessedTrips(form.detailedAbsences) });
  return {
    cautious: known ? cautious : byTripsAlone('inclusive'),
    homeOffice: known ? homeOffice : byTripsAlone('whole_days'),
    homeOfficeDiffers: homeOfficeSays !== null,
    homeOfficeSays,
  };
}

const noCounts = {
  cautious: null,
  homeOffice: null,
  homeOfficeDiffers: false,
  homeOfficeSays: null,
} as const;

/** Codes of the engine that this answer says in its own way, or not at all. */
const saidOtherwise: ReadonlySet<string> = new Set(['other_count_differs', 'life_in_the_uk']);
/** What only a known route can say. */
const ofKnownRoutes: ReadonlySet<string> = new Set(['wait_until', 'english_level', 'about_the_route']);

function reasonsOf(
  { route, known, years, judgement }: Found,
  requirements: Requirements,
  closed: boolean,
): readonly Reason[] {
  const engine = judgement.reasons
    .filter(({ code }) => !saidOtherwise.has(code) && (known || !ofKnownRoutes.has(code)))
    .map((said) => (known || said.source !== route.source ? said : { ...said, source: likeMost }));
  const isClosing = ({ code }: Reason) => closed && code === 'route_closed';
  return [
    ...(known ? [] : [unknownRoute(judgement.earliest, years)]),
    ...engine.filter(isClosing),
    ...requirements.reasons.filter(({ standing }) => standing === 'against'),
    ...engine.filter((said) => !isClosing(said)),
    ...requirements.reasons.filter(({ standing }) => standing !== 'against'),
    ...(known ? furtherYears(route) : []),
  ];
}

const likeMost = sources.continuousResidenceRules;

function unknownRoute(earliest: CivilDate | null, years: number): Reason {
  const date = earliest === null ? '' : ` By them the first day would be ${written(toDayNumber(earliest))}.`;
  return toKnow(
    'route_unknown',
    `This visa type does not say which rules apply to you, so nothing here can say that you are eligible. The date is an estimate by the rules that most routes have: ${years} years, and at most ${anyTwelveMonths.days} days away in any twelve months.${date}`,
    likeMost,
  );
}

/** Routes with several numbers of years are counted by the usual one. */
function furtherYears(route: Route): readonly Reason[] {
  const [usual, ...others] = route.qualifyingYears;
  if (usual === undefined || others.length === 0) return [];
  return [
    toKnow(
      'other_qualifying_years',
      `Counted with ${usual} years; some people on this route need ${others.join(' or ')}.`,
      route.source,
    ),
  ];
}

function discretionSentence(route: Route): string {
  return `Your absences are over the limit of the ${route.title} route. Days away for a reason listed in CR 3.4 of Appendix Continuous Residence, for example a serious illness, a travel disruption or a crisis abroad, can be left out with proof.`;
}

/** A visa that leads to no settlement: no date, and where its time may count. */
function withoutSettlement(
  form: IlrForm,
  today: CivilDate,
  route: Route & { readonly key: RouteKey },
): IlrCalculation {
  const requirements = requirementsOf(form, null, today);
  const trips = assessedTrips(form.detailedAbsences).map(({ departureDate, returnDate }) => ({
    departureDate,
    returnDate: returnDate ?? departureDate,
  }));
  return {
    ...whatWasAsked(form, today),
    isEligible: false,
    suggestedEligibilityDate: null,
    earliestApplicationDate: null,
    requiredYears: null,
    continuousResidenceMet: false,
    meetsSettlementPeriod: false,
    hasMinimumUKResidence: false,
    meetsAbsenceTotal: true,
    absencesValid: true,
    absenceLimit: null,
    absenceDaysTotal: form.useDetailedAbsences
      ? countDays(absentDays(trips, 'inclusive'))
      : form.absencesPerYear.reduce((total, { days }) => total + days, 0),
    ...answersOf(requirements),
    discretionRecommended: false,
    discretionReason: null,
    route: { key: route.key, title: route.title },
    period: null,
    absencesByYear: [],
    reasons: [
      ...noRouteReasons(route),
      ...(route.settlementRule === 'not_needed' || !route.countsForLongResidence
        ? []
        : [
            toKnow(
              'long_residence_possible',
              `Lawful years on it may count towards the ${routeOf('long_residence').qualifyingYears[0]} years of long residence. Choose “Long residence” as the visa type, with the day your first visa was issued, to see when they are complete.`,
              sources.longResidence,
            ),
          ]),
    ],
    ...noCounts,
  };
}

function whatWasAsked(form: IlrForm, today: CivilDate) {
  return {
    visaType: form.visaType,
    visaStartDate: form.visaStartDate,
    entryDate: form.entryDate ?? form.visaStartDate,
    visaExpiryDate: form.visaExpiryDate ?? addYears(form.visaStartDate, 5),
    calculationDate: today,
    calculationVersion,
    ruleSet,
  };
}

function answersOf({ englishLanguage, goodCharacter, financialRequirement }: Requirements) {
  return { englishLanguage, goodCharacter, financialRequirement };
}

function laterOf(date: CivilDate | null, today: CivilDate): CivilDate {
  return date !== null && date > today ? date : today;
}
