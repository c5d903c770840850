import type { CitizenshipEligibilityResponse } from '@settlewise/contract/progress';
import { absentDays, countDaysBetween } from '@settlewise/rules/absences';
import { UnsoundAssessment, writtenDate } from '@settlewise/rules/assessment';
import { calculateCitizenship, type CitizenshipCalculation } from '@settlewise/rules/calculators';
import { addDays, addYears, type CivilDate } from '@settlewise/rules/calendar';
import { absenceLimitsOn, ruleSet } from '@settlewise/rules/parameters';
import {
  toCitizenshipForm,
  citizenshipOpensOn,
  inTheUkSince,
  percentPassed,
  travelMarginOnRecord,
  yearsSince,
} from '@settlewise/rules/progress';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { needsNoIlr } from '../record/settledOnRecord';
import { joinMargins, describeApproximateMargin } from './approximateJourneys';
import { timeLeftUntil } from './timeLeft';
import { adjustForApplication } from './citizenshipApplied';
import { withOpenQuestions } from './citizenshipQuestions';
import { citizenshipRequirements } from './citizenshipRequirements';
import type { ProgressRecord } from '../record/recordOn';
import { fillInAt } from './progressDetails';

type Citizenship = DeepReadonly<CitizenshipEligibilityResponse>;
type WithoutRequirements = Omit<Citizenship, 'requirements'>;

/**
 * A person's progress from ILR to citizenship: time, days away and their declarations. It gives no date, but a reason, if
 * ILR or a needed day is missing, or once they have applied.
 */
export const calculateCitizenshipProgress = (record: ProgressRecord): Citizenship =>
  adjustForApplication(record, withOpenQuestions(record, calculateAnswer));

/** @param unexplained how to count a gap between two visas if the day of the application is unknown */
function calculateAnswer(record: ProgressRecord, unexplained: 'breaks' | 'counts'): Citizenship {
  const { hasILR, ilrGrantDate } = record.details;
  const base = buildBaseAnswer(record, unexplained);
  const { needsNoIlr: isExempt } = base;
  if (!hasILR && !isExempt)
    return withRequirements(record, base, null, {
      citizenshipStatus: 'ILR is required first',
      citizenshipWarnings: ['Indefinite leave to remain (ILR) comes before citizenship.'],
    });
  const { ukEntryDate } = base;
  const missing = [
    ...(ilrGrantDate === null && !isExempt ? (['ilrGrantDate'] as const) : []),
    ...(ukEntryDate === null ? (['visaStartDate'] as const) : []),
  ];
  const settledOn = isExempt ? null : ilrGrantDate;
  if ((settledOn === null && !isExempt) || ukEntryDate === null)
    return withRequirements(record, { ...base, missing }, null, {
      citizenshipStatus: 'More dates are needed',
      citizenshipWarnings: [
        ...(settledOn === null && !isExempt ? ['Add the day on which your ILR was granted.'] : []),
        ...(ukEntryDate === null
          ? ['Add the day your visa started. We count your years in the UK from it.']
          : []),
      ],
    });
  try {
    const calculation = calculateCitizenship(toCitizenshipForm(record, settledOn, ukEntryDate), record.today);
    const question = [record, settledOn, ukEntryDate, record.today] as const;
    // Waiting does not cure an arrival without permission.
    const isRefused = calculation.headline?.code === 'irregular_arrival';
    const first = isRefused ? null : citizenshipOpensOn(...question);
    const travelMargin = travelMarginOnRecord(calculation, {
      first,
      cautious: citizenshipOpensOn(...question, 'inclusive'),
    });
    const approximate = isRefused
      ? null
      : describeApproximateMargin(record, (journeys) =>
          citizenshipOpensOn({ ...record, journeys }, settledOn, ukEntryDate, record.today),
        );
    return withRequirements(record, base, calculation, {
      ...presentCalculation(calculation, first, record, settledOn),
      travelMargin: joinMargins(travelMargin, approximate),
    });
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    const note = explainUnusableRecord(record, ukEntryDate, error);
    return withRequirements(record, { ...base, note }, null, {
      citizenshipStatus: 'No date can be worked out',
      citizenshipWarnings: [note],
    });
  }
}

function withRequirements(
  record: ProgressRecord,
  base: WithoutRequirements,
  calculation: CitizenshipCalculation | null,
  answer: Partial<WithoutRequirements>,
): Citizenship {
  const requirements = base.hasILR || base.needsNoIlr ? citizenshipRequirements(record, calculation) : [];
  return { ...base, ...answer, requirements };
}

function explainUnusableRecord(
  { today }: ProgressRecord,
  ukEntryDate: CivilDate,
  error: UnsoundAssessment,
): string {
  if (ukEntryDate > today)
    return `By your profile, your visa starts on ${writtenDate(ukEntryDate)}. That day is still to come. Correct it, or come back then.`;
  return `No date can be worked out from your record. ${error.problems.map(({ message }) => message).join('. ')}.`;
}

function buildBaseAnswer(
  { details, earlier, journeys, today }: ProgressRecord,
  unexplained: 'breaks' | 'counts',
): WithoutRequirements {
  const { finalYear, threeYears, fiveYears } = absenceLimitsOn(today);
  const limit = details.marriedToBritishCitizen ? threeYears : fiveYears;
  const period = { from: addDays(addYears(today, -limit.years), 1), to: today };
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const outside = journeys.filter(({ crownDependency }) => crownDependency === undefined);
  const wholeDays = absentDays(outside, 'whole_days');
  const finalFrom = addDays(addYears(today, -finalYear.years), 1);
  const finalDays = countDaysBetween(wholeDays, finalFrom, today);
  const ukEntryDate = inTheUkSince(details.visaStartDate, earlier, details, unexplained);
  return {
    eligibleForCitizenship: false,
    citizenshipEligibilityDate: null,
    citizenshipAbsenceLimit: limit.days,
    citizenshipTotalAbsences: countDaysBetween(absentDays(outside, 'inclusive'), period.from, period.to),
    citizenshipAbsencesWithinLimit: countDaysBetween(wholeDays, period.from, period.to) <= limit.days,
    citizenshipTimeRequired: limit.years,
    citizenshipCurrentTime: ukEntryDate === null ? null : yearsSince(ukEntryDate, today),
    citizenshipProgress: 0,
    citizenshipStatus: '',
    meetsResidency: null,
    meetsGoodCharacter: details.goodCharacter,
    citizenshipWarnings: [],
    asOf: today,
    missing: [],
    fillInAt,
    note: null,
    reasons: [],
    travelMargin: null,
    ruleSet,
    hasILR: details.hasILR,
    ilrGrantDate: details.hasILR ? details.ilrGrantDate : null,
    spouseOfBritishCitizen: details.marriedToBritishCitizen,
    ukEntryDate,
    period,
    finalYear: {
      days: finalDays,
      from: finalFrom,
      to: today,
      limit: finalYear.days,
      exceeded: finalDays > finalYear.days,
    },
    timeLeft: null,
    settlementLapse: null,
    headline: null,
    arrivedWithoutPermission: details.arrivedWithoutPermission,
    needsNoIlr: needsNoIlr({ details }),
    questions: [],
    outcomes: [],
    registration: null,
    application: null,
  };
}

function presentCalculation(
  calculation: CitizenshipCalculation,
  date: CivilDate | null,
  { today }: ProgressRecord,
  settledOn: CivilDate | null,
): Partial<WithoutRequirements> {
  const { isEligible, meetsAbsenceTotal, meetsAbsenceRecent, hasMinimumUKResidence } = calculation;
  const { hasMinimumSettlementPeriod, physicalPresenceExactDate, suggestions } = calculation;
  const meetsResidency = hasMinimumUKResidence && hasMinimumSettlementPeriod && physicalPresenceExactDate;
  const arrival = findArrivalHeadline(calculation);
  const timeAndDays =
    (calculation.headline === null || arrival !== null) &&
    meetsResidency &&
    meetsAbsenceTotal &&
    meetsAbsenceRecent;
  return {
    eligibleForCitizenship: isEligible,
    citizenshipEligibilityDate: date,
    citizenshipTotalAbsences: calculation.absenceDaysTotal,
    citizenshipAbsencesWithinLimit: meetsAbsenceTotal && meetsAbsenceRecent,
    citizenshipProgress: timeAndDays
      ? 100
      : date === null
        ? 0
        : percentPassed(settledOn ?? calculation.period.from, date, today),
    citizenshipStatus: determineStatus(calculation, meetsResidency, timeAndDays),
    meetsResidency,
    citizenshipWarnings: suggestions.map(({ message }) => message),
    reasons: calculation.reasons,
    period: { from: calculation.period.from, to: calculation.period.to },
    timeLeft: timeAndDays || date === null ? null : timeLeftUntil(date, today),
    settlementLapse: calculation.settlementLapse,
    headline: arrival,
    registration: calculation.registration,
  };
}

/** What an arrival without permission puts at stake; null if nothing. */
const findArrivalHeadline = ({ headline }: CitizenshipCalculation): Citizenship['headline'] =>
  headline?.code === 'irregular_arrival' || headline?.code === 'irregular_arrival_possible' ? headline : null;

function determineStatus(
  { isEligible, headline }: CitizenshipCalculation,
  meetsResidency: boolean,
  timeAndDays: boolean,
): string {
  if (headline?.code === 'settlement_may_have_lapsed') return 'Settlement may have lapsed';
  if (headline?.code === 'irregular_arrival') return 'Normally refused: ask an adviser first';
  if (isEligible) return 'Eligible to apply';
  if (timeAndDays) return 'Time complete, requirements missing';
  return meetsResidency ? 'Over the citizenship limit' : 'In progress';
}
