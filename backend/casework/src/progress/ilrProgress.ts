import type { IlrProgressResponse, ProgressNeed } from '@settlewise/contract/progress';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { ofSettlement, travelRecord } from '@settlewise/rules/absences';
import { type SettlementVerdict, UnsoundAssessment, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, lawOn, ruleSet } from '@settlewise/rules/parameters';
import type { SettlementProgress, VisaRecord } from '@settlewise/rules/progress';
import { type Route, type RouteKey, findRoute, routeOfVisaType, yearsOn } from '@settlewise/rules/routes';
import { decidingReason, permittedReasonsOn, splitExtensionReasons } from '@settlewise/rules/settlement';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { findBusiestTwelveMonths, checkLimits, findDecidingLimits } from '../record/limitChecks';
import { findIlrGrantDay } from '../record/applicationOnRecord';
import { isBritishByList } from '../record/citizenshipApplication';
import { needsNoIlr } from '../record/settledOnRecord';
import { assessSettlement } from '../record/islandsOnRecord';
import { toVisaRecord } from '../record/visaRecord';
import { joinMargins, describeApproximateMargin } from './approximateJourneys';
import { progressDetails, fillInAt, emptyDetails, type ProgressDetails } from './progressDetails';
import { timeLeftUntil } from './timeLeft';
import { ilrRequirements } from './ilrRequirements';
import type { ProgressRecord } from '../record/recordOn';

type IlrProgress = DeepReadonly<IlrProgressResponse>;

/** The rule of most routes, used while the route is unknown. */
const commonRule = (today: CivilDate) => {
  const [years = null] = yearsOn(findRoute('skilled_worker'), today);
  return { years, limit: absenceLimitsOn(today).settlementYear };
};

const statusByVerdict: Readonly<Record<SettlementVerdict, string>> = {
  eligible: 'Eligible to apply',
  not_yet: 'In progress',
  over_limit: 'Over the ILR limit',
  not_enough: 'More information needed',
  no_route: 'No route to ILR',
};

/** The list of applications has the grant, the profile does not yet: there is nothing to apply for. */
const presentGrantedInList = (grantedInList: CivilDate) => ({
  grantedInList,
  ilrStatus: 'Granted: add it to your profile',
  note: `Your application was granted on ${writtenDate(grantedInList)}. Add your ILR to your profile, and your first day for citizenship shows.`,
});

/** The status while the date depends on a question. */
const oneAnswerNeeded = 'One answer needed';
const waitingStatus = 'Waiting for a decision';

const noIlrNeeded =
  'Irish citizens and people with the right of abode need no indefinite leave to remain. They can go on to citizenship.';

const britishByList =
  'Citizenship was granted to you. So you need no visa and no indefinite leave to remain.';

const routeUnknown =
  'Your visa type does not say which route to ILR you are on. So we cannot work out a date from it.';

/**
 * A person's progress to ILR. The Home Office's count decides; the answer mentions the cautious count if it differs. It
 * names missing facts and assumes none.
 * @param askedRoute another route than that of the visa
 */
export function calculateIlrProgress(
  record: ProgressRecord,
  askedRoute: RouteKey | null = null,
): IlrProgress {
  const { visaType, visaStartDate, hasILR } = record.details;
  const base = buildBaseAnswer(record);
  if (hasILR) return addLimits(record, presentGranted(base, record));
  if (needsNoIlr(record))
    return addLimits(record, {
      ...base,
      ilrStatus: 'Not needed',
      needsNoIlr: true,
      note: isBritishByList(record.applications) ? britishByList : noIlrNeeded,
    });
  const grantedInList = findIlrGrantDay(record.applications, record.details);
  if (grantedInList !== null) return addLimits(record, { ...base, ...presentGrantedInList(grantedInList) });
  const missing = (['visaType', 'visaStartDate'] as const).filter((need) => record.details[need] === null);
  if (visaType === null || visaStartDate === null) return addLimits(record, { ...base, missing });
  const route = askedRoute ?? routeOfVisaType(visaType);
  if (route === null) return addLimits(record, { ...base, note: routeUnknown });
  try {
    const visas = toVisaRecord(record, visaStartDate);
    const assess = (journeys: ProgressRecord['journeys']) =>
      assessSettlement(route, visas, journeys, record.today);
    const progress = assess(record.journeys);
    const answer = presentProgress(progress, visas, record, base);
    // Without a day, because of an open question or a pending application, there is no margin.
    if (answer.outcomes.length > 0 || answer.awaitingDecisionSince !== null) return answer;
    const margin = describeApproximateMargin(
      record,
      (journeys) => assess(journeys).answer.earliestApplicationDate,
    );
    return { ...answer, travelMargin: joinMargins(answer.travelMargin, margin) };
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const note = `No date can be worked out from your record. ${error.message}`;
    return addLimits(record, { ...base, note });
  }
}

type BaseAnswer = Omit<IlrProgress, 'requirements' | 'worstTwelveMonths' | 'limits'>;

/** Adds the limits and requirements. Without known qualifying years, the worst 12 months are of the whole record. */
function addLimits(
  record: ProgressRecord,
  onRecord: BaseAnswer,
  progress: SettlementProgress | null = null,
): IlrProgress {
  const { absenceLimit: limit, absenceLimitMeans: means } = onRecord;
  const fullest = findBusiestTwelveMonths(record, progress);
  const limits = checkLimits(record, { limit, means, ...fullest });
  const answer = { ...onRecord, worstTwelveMonths: fullest.worst, limits };
  return { ...answer, requirements: ilrRequirements(record, answer, progress) };
}

function buildBaseAnswer(record: ProgressRecord): BaseAnswer {
  const { details, journeys, today } = record;
  const { totalDays, lastYear } = travelRecord(journeys, today, 'inclusive');
  const { visaType } = details;
  const { years, limit } = commonRule(today);
  return {
    hasILR: details.hasILR,
    visaType,
    visaStartDate: details.visaStartDate,
    visaEndDate: details.visaExpiryDate,
    ilrEligibilityDate: null,
    requiredYears: years,
    currentTimeInUK: null,
    absenceLimit: limit.days,
    totalAbsences: totalDays,
    absencesWithinLimit: null,
    absenceLast12Months: lastYear.days,
    absenceWarningThreshold: limit.nearDays,
    progress: 0,
    meetsAbsenceRequirements: null,
    ilrApplicationEarliestDate: null,
    ilrStatus: statusByVerdict.not_yet,
    hasEnglishLanguage: details.englishLanguageProof,
    hasLifeInUK: details.lifeInUKPassed,
    ilrGrantDate: details.hasILR ? details.ilrGrantDate : null,
    asOf: today,
    missing: [],
    fillInAt,
    note: null,
    reasons: [],
    travelMargin: null,
    ruleSet,
    visaTypeLabel: visaType === null ? null : labelOfVisaType(visaType),
    route: null,
    eligibleNow: false,
    timeLeft: null,
    countedFrom: null,
    period: null,
    absenceLimitMeans: null,
    permittedReasons: findPermittedReasons(record),
    ...emptyDetails,
  };
}

function presentGranted(base: BaseAnswer, { details }: ProgressRecord): BaseAnswer {
  const missing: readonly ProgressNeed[] = details.ilrGrantDate === null ? ['ilrGrantDate'] : [];
  return { ...base, ilrStatus: 'Granted', progress: 100, missing };
}

/** The answer on a known route. It has no day while a question is open or facts are missing. */
function presentProgress(
  progress: SettlementProgress,
  visas: VisaRecord,
  record: ProgressRecord,
  base: BaseAnswer,
): IlrProgress {
  const { route, answer: found, yearLimit } = progress;
  const extras = progressDetails(found, route, visas, record);
  const onRoute = {
    ...base,
    ...extras,
    requiredYears: found.qualifyingYears ?? yearsOn(route, record.today)[0] ?? null,
    absenceLimit: yearLimit,
    absenceLimitMeans: describeLimit(route, yearLimit, record.today),
    absenceWarningThreshold: yearLimit === null ? null : base.absenceWarningThreshold,
    ilrStatus: determineStatus(extras, statusByVerdict[found.verdict]),
    route: { key: route.key, title: route.title },
    // The rules for a pending extension are in `meanwhile`.
    reasons: splitExtensionReasons(progress.reasons).others,
  };
  if (extras.verdict === 'not_enough' || extras.outcomes.length > 0) {
    const note = extras.missingFacts[0]?.message ?? null;
    return addLimits(record, { ...onRoute, note }, progress);
  }
  const { absenceLimit: limit, absenceLimitMeans: means } = onRoute;
  const limits = checkLimits(record, { limit, means, ...findBusiestTwelveMonths(record, progress) });
  const answer = { ...onRoute, ...presentCount(progress, extras, record), limits };
  return { ...answer, requirements: ilrRequirements(record, answer, progress) };
}

function determineStatus({ awaitingDecisionSince, outcomes }: ProgressDetails, status: string): string {
  if (awaitingDecisionSince !== null) return waitingStatus;
  return outcomes.length > 0 ? oneAnswerNeeded : status;
}

function presentCount(
  progress: SettlementProgress,
  { awaitingDecisionSince }: ProgressDetails,
  record: ProgressRecord,
) {
  const { details, today } = record;
  const { answer, daysAway, period, travelMargin, absencesKept, reasons } = progress;
  const { verdict, firstCompliantCountingDate: complete, worstTwelveMonths: worst } = answer;
  const isComplete = verdict === 'eligible';
  const leadsToIlr = verdict !== 'no_route';
  const against = decidingReason(reasons);
  return {
    ilrEligibilityDate: complete,
    currentTimeInUK: progress.years,
    totalAbsences: daysAway,
    absencesWithinLimit: leadsToIlr ? worst === null || !worst.exceeded : null,
    progress: progress.percent,
    meetsAbsenceRequirements: leadsToIlr ? absencesKept : null,
    ilrApplicationEarliestDate: answer.earliestApplicationDate,
    note: complete === null ? (against?.message ?? null) : null,
    // After an application the decision counts, so there is no margin to keep.
    travelMargin: awaitingDecisionSince === null ? travelMargin : null,
    // Do not ask a person to apply who has applied.
    eligibleNow: isComplete && awaitingDecisionSince === null,
    timeLeft: isComplete || complete === null ? null : timeLeftUntil(complete, today),
    countedFrom: progress.countedFrom === details.visaStartDate ? null : progress.countedFrom,
    period,
    worstTwelveMonths: worst,
  };
}

/** Reasons for which the route does not count a journey. Without a known route, those of most routes. */
function findPermittedReasons(record: ProgressRecord) {
  const { visaType, endorsedBy } = record.details;
  if (findDecidingLimits(record).citizenshipDecides) return [];
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return permittedReasonsOn(findRoute(route ?? 'skilled_worker'), endorsedBy ?? undefined);
}

/** Describes a limit of days away. Long residence has other limits for journeys begun before the change. */
function describeLimit(
  { absences }: Pick<Route, 'absences'>,
  yearLimit: number | null,
  today: CivilDate,
): string | null {
  if (yearLimit === null) return null;
  const anyYear = ofSettlement(yearLimit);
  if (absences !== 'long_residence') return `${anyYear}.`;
  const { longResidenceSingle, longResidenceTotal, longResidenceRollingSince } = lawOn(today);
  const before = `${longResidenceSingle.days} days at one time and ${longResidenceTotal.days} in all`;
  return `${anyYear}, for journeys begun on ${writtenDate(longResidenceRollingSince)} or later. For journeys begun before: ${before}.`;
}
