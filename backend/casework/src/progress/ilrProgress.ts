import type { IlrProgressResponse, ProgressNeed } from '@settlewise/contract/progress';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { travelRecord } from '@settlewise/rules/absences';
import { type SettlementVerdict, UnsoundAssessment, writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, ruleSet } from '@settlewise/rules/parameters';
import type { SettlementProgress, VisaRecord } from '@settlewise/rules/progress';
import { type RouteKey, routeOf, routeOfVisaType, yearsOn } from '@settlewise/rules/routes';
import { decidingReason, permittedReasonsOn, splitExtensionReasons } from '@settlewise/rules/settlement';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { fullestTwelveMonths, limitChecksOf, whoseLimitDecides } from '../record/limitChecks';
import { ilrGrantedOn } from '../record/applicationOnRecord';
import { isBritishByList } from '../record/citizenshipApplication';
import { needsNoIlr } from '../record/settledOnRecord';
import { settlementOnRecord } from '../record/islandsOnRecord';
import { visaRecordOf } from '../record/visaRecord';
import { joinMargins, marginOfApproximateJourneys } from './approximateJourneys';
import { besideTheDates, fillInAt, nothingBeside, type BesideTheDates } from './besideTheDates';
import { limitInWords } from './limitInWords';
import { timeLeftUntil } from './timeLeft';
import { ilrRequirements } from './ilrRequirements';
import type { ProgressRecord } from '../record/recordOn';

type IlrProgress = DeepReadonly<IlrProgressResponse>;

/** The rule of most routes, shown while the person's route is not known. */
const likeMostRoutes = (today: CivilDate) => {
  const [years = null] = yearsOn(routeOf('skilled_worker'), today);
  return { years, limit: absenceLimitsOn(today).settlementYear };
};

const statusOf: Readonly<Record<SettlementVerdict, string>> = {
  eligible: 'Eligible to apply',
  not_yet: 'In progress',
  over_limit: 'Over the ILR limit',
  not_enough: 'More information needed',
  no_route: 'No route to ILR',
};

/** Granted by the list of applications, and not in the profile yet: there is nothing to apply for. */
const toBeAdded = (grantedInList: CivilDate) => ({
  grantedInList,
  ilrStatus: 'Granted: add it to your profile',
  note: `Your application was granted on ${writtenDate(grantedInList)}. Add your ILR to your profile, and your first day for citizenship shows.`,
});

/** While the date depends on a question, and once somebody has applied. */
const oneAnswerNeeded = 'One answer needed';
const waiting = 'Waiting for a decision';

const noIlrNeeded =
  'Irish citizens and people with the right of abode need no indefinite leave to remain. They can go on to citizenship.';

const britishByList =
  'Citizenship was granted to you. So you need no visa and no indefinite leave to remain.';

const routeUnknown =
  'Your visa type does not say which route to ILR you are on. So we cannot work out a date from it.';

/**
 * Somebody's progress to ILR. The Home Office's count decides; where the cautious one differs, it is said. Facts missing from
 * the record are named, and none are assumed. @param asked another route than that of the visa
 */
export function ilrProgressOf(record: ProgressRecord, asked: RouteKey | null = null): IlrProgress {
  const { visaType, visaStartDate, hasILR } = record.details;
  const base = whatIsOnRecord(record);
  if (hasILR) return withoutCount(record, granted(base, record));
  if (needsNoIlr(record))
    return withoutCount(record, {
      ...base,
      ilrStatus: 'Not needed',
      needsNoIlr: true,
      note: isBritishByList(record.applications) ? britishByList : noIlrNeeded,
    });
  const grantedInList = ilrGrantedOn(record.applications, record.details);
  if (grantedInList !== null) return withoutCount(record, { ...base, ...toBeAdded(grantedInList) });
  const missing = (['visaType', 'visaStartDate'] as const).filter((need) => record.details[need] === null);
  if (visaType === null || visaStartDate === null) return withoutCount(record, { ...base, missing });
  const route = asked ?? routeOfVisaType(visaType);
  if (route === null) return withoutCount(record, { ...base, note: routeUnknown });
  try {
    const visas = visaRecordOf(record, visaStartDate);
    const answerTo = (journeys: ProgressRecord['journeys']) =>
      settlementOnRecord(route, visas, journeys, record.today);
    const progress = answerTo(record.journeys);
    const answer = answeredBy(progress, visas, record, base);
    // No day is named while it depends on a question, nor to whoever has applied.
    if (answer.outcomes.length > 0 || answer.awaitingDecisionSince !== null) return answer;
    const margin = marginOfApproximateJourneys(
      record,
      (journeys) => answerTo(journeys).answer.earliestApplicationDate,
    );
    return { ...answer, travelMargin: joinMargins(answer.travelMargin, margin) };
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const note = `No date can be worked out from your record. ${error.message}`;
    return withoutCount(record, { ...base, note });
  }
}

type OnRecord = Omit<IlrProgress, 'requirements' | 'worstTwelveMonths' | 'limits'>;

/** Where no qualifying years are known, the worst 12 months are those of the whole record. */
function withoutCount(
  record: ProgressRecord,
  onRecord: OnRecord,
  progress: SettlementProgress | null = null,
): IlrProgress {
  const { absenceLimit: limit, absenceLimitMeans: means } = onRecord;
  const fullest = fullestTwelveMonths(record, progress);
  const limits = limitChecksOf(record, { limit, means, ...fullest });
  const answer = { ...onRecord, worstTwelveMonths: fullest.worst, limits };
  return { ...answer, requirements: ilrRequirements(record, answer, progress) };
}

function whatIsOnRecord(record: ProgressRecord): OnRecord {
  const { details, journeys, today } = record;
  const { totalDays, lastYear } = travelRecord(journeys, today, 'inclusive');
  const { visaType } = details;
  const { years, limit } = likeMostRoutes(today);
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
    ilrStatus: statusOf.not_yet,
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
    ...nothingBeside,
  };
}

function granted(base: OnRecord, { details }: ProgressRecord): OnRecord {
  const missing: readonly ProgressNeed[] = details.ilrGrantDate === null ? ['ilrGrantDate'] : [];
  return { ...base, ilrStatus: 'Granted', progress: 100, missing };
}

/** The result, without a day while that depends on a question or facts are missing. */
function answeredBy(
  progress: SettlementProgress,
  visas: VisaRecord,
  record: ProgressRecord,
  base: OnRecord,
): IlrProgress {
  const { route, answer: found, yearLimit } = progress;
  const beside = besideTheDates(found, route, visas, record);
  const onRoute = {
    ...base,
    ...beside,
    requiredYears: found.qualifyingYears ?? yearsOn(route, record.today)[0] ?? null,
    absenceLimit: yearLimit,
    absenceLimitMeans: limitInWords(route, yearLimit, record.today),
    absenceWarningThreshold: yearLimit === null ? null : base.absenceWarningThreshold,
    ilrStatus: statusBeside(beside, statusOf[found.verdict]),
    route: { key: route.key, title: route.title },
    // What holds until an extension is decided is in `meanwhile`.
    reasons: splitExtensionReasons(progress.reasons).others,
  };
  if (beside.verdict === 'not_enough' || beside.outcomes.length > 0) {
    const note = beside.missingFacts[0]?.message ?? null;
    return withoutCount(record, { ...onRoute, note }, progress);
  }
  const { absenceLimit: limit, absenceLimitMeans: means } = onRoute;
  const limits = limitChecksOf(record, { limit, means, ...fullestTwelveMonths(record, progress) });
  const answer = { ...onRoute, ...counted(progress, beside, record), limits };
  return { ...answer, requirements: ilrRequirements(record, answer, progress) };
}

function statusBeside({ awaitingDecisionSince, outcomes }: BesideTheDates, status: string): string {
  if (awaitingDecisionSince !== null) return waiting;
  return outcomes.length > 0 ? oneAnswerNeeded : status;
}

function counted(
  progress: SettlementProgress,
  { awaitingDecisionSince }: BesideTheDates,
  record: ProgressRecord,
) {
  const { details, today } = record;
  const { answer, daysAway, period, travelMargin, absencesKept, reasons } = progress;
  const { verdict, firstCompliantCountingDate: complete, worstTwelveMonths: worst } = answer;
  const isComplete = verdict === 'eligible';
  const leads = verdict !== 'no_route';
  const against = decidingReason(reasons);
  return {
    ilrEligibilityDate: complete,
    currentTimeInUK: progress.years,
    totalAbsences: daysAway,
    absencesWithinLimit: leads ? worst === null || !worst.exceeded : null,
    progress: progress.percent,
    meetsAbsenceRequirements: leads ? absencesKept : null,
    ilrApplicationEarliestDate: answer.earliestApplicationDate,
    note: complete === null ? (against?.message ?? null) : null,
    // Who has applied is judged by the decision: no margin is to be kept any more.
    travelMargin: awaitingDecisionSince === null ? travelMargin : null,
    // Somebody who has applied is not told to apply.
    eligibleNow: isComplete && awaitingDecisionSince === null,
    timeLeft: isComplete || complete === null ? null : timeLeftUntil(complete, today),
    countedFrom: progress.countedFrom === details.visaStartDate ? null : progress.countedFrom,
    period,
    worstTwelveMonths: worst,
  };
}

/** Reasons of a journey for which the person's route leaves it out. Without a known route, those of most routes. */
function findPermittedReasons(record: ProgressRecord) {
  const { visaType, endorsedBy } = record.details;
  if (whoseLimitDecides(record).citizenshipDecides) return [];
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return permittedReasonsOn(routeOf(route ?? 'skilled_worker'), endorsedBy ?? undefined);
}
