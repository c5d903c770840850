import { addYears, toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { discretionFor } from '../../citizenship/discretion';
import { finalYearLimit } from '../../parameters/absenceLimits';
import { ruleSet } from '../../parameters/ruleSet';
import { absencesOfTrips, typedAbsences } from './absences';
import type { CitizenshipCalculation } from './citizenshipCalculation';
import type { CitizenshipForm } from './citizenshipForm';
import { requireSoundCitizenshipForm } from './citizenshipProblems';
import {
  firstDayOfYears,
  periodLimit,
  residentLongEnough,
  settledLongEnough,
  yearsOfSettlement,
} from './citizenshipRules';
import { citizenshipReasons } from './reasons';
import { suggestionsFor } from './suggestions';

/**
 * Whether an application for citizenship on the planned day meets sections 6(1) or 6(2), what is missing, and from when
 * on it would. With trips the engine judges them, and the cautious count decides; typed totals are taken as they are.
 * Pure: same form and day, same answer.
 * @param today in London @throws UnsoundAssessment naming each field that cannot be used
 */
export function calculateCitizenship(form: CitizenshipForm, today: CivilDate): CitizenshipCalculation {
  const application = form.applicationDate ?? today;
  requireSoundCitizenshipForm(form, application);
  const { isSpouseRoute: spouse, ukEntryDate, settlementDate } = form;
  const { years, days: limit } = periodLimit(spouse);
  const from = firstDayOfYears(application, years);
  const settledFrom = settledLongEnough(settlementDate, spouse);
  const residentFrom = residentLongEnough(ukEntryDate, years);
  const timeAllowsFrom = latestOf(today, settledFrom, residentFrom);
  const absences = form.useDetailedAbsences
    ? absencesOfTrips(form, { application, today, timeAllowsFrom })
    : typedAbsences(form, limit, timeAllowsFrom);

  const total = discretionFor(spouse ? 'three_years' : 'five_years', absences.total);
  const recent = discretionFor('final_year', absences.recent, total.band === 'meets');
  const hasMinimumSettlementPeriod = settledFrom <= application;
  const hasMinimumUKResidence = residentFrom <= application;
  const physicalPresenceExactDate = form.physicalPresenceExactDate && absences.presentOnFirstDay;
  const meetsOtherRequirements =
    form.physicalPresence &&
    physicalPresenceExactDate &&
    (spouse || form.settlementStatus12Months) &&
    form.englishLanguage &&
    form.lifeInUK &&
    form.goodCharacter &&
    form.intendsToContinueResiding;
  const timeAndDays =
    hasMinimumSettlementPeriod &&
    hasMinimumUKResidence &&
    total.band === 'meets' &&
    recent.band === 'meets' &&
    absences.presentOnFirstDay;
  const isEligible = timeAndDays && meetsOtherRequirements;
  return {
    isEligible,
    immigrationRoute: form.immigrationRoute,
    minUkResidencyYears: years,
    requiredSettlementWaitYears: spouse ? yearsOfSettlement.spouse : yearsOfSettlement.others,
    hasMinimumSettlementPeriod,
    hasMinimumUKResidence,
    settlementDays: daysFrom(settlementDate, application),
    requiredSettlementDays: daysFrom(settlementDate, settledFrom),
    isSpouseRoute: spouse,
    ukEntryDate,
    totalUKResidenceDays: daysFrom(ukEntryDate, application),
    totalUKResidenceYears: wholeYears(ukEntryDate, application),
    requiredDays: daysFrom(from, application),
    suggestedEligibilityDate: timeAndDays && !isEligible ? null : absences.firstGoodDate,
    meetsAbsenceTotal: total.band === 'meets',
    meetsAbsenceRecent: recent.band === 'meets',
    absenceDaysTotal: absences.total,
    absenceDaysRecent: absences.recent,
    absenceLimit: limit,
    meetsOtherRequirements,
    physicalPresence: form.physicalPresence,
    physicalPresenceExactDate,
    settlementStatus12Months: form.settlementStatus12Months,
    englishLanguage: form.englishLanguage,
    lifeInUK: form.lifeInUK,
    goodCharacter: form.goodCharacter,
    intendsToContinueResiding: form.intendsToContinueResiding,
    applicationDate: application,
    settlementDate,
    settledLongEnoughFrom: settledFrom,
    recentAbsenceLimit: finalYearLimit.days,
    period: { from, to: application, finalYearFrom: firstDayOfYears(application, finalYearLimit.years) },
    totalBand: total.band,
    recentBand: recent.band,
    suggestions: suggestionsFor({
      ...{ form, application, presentOnFirstDay: absences.presentOnFirstDay },
      firstDay: absences.firstGoodDate,
      settledLongEnoughFrom: settledFrom,
      residentLongEnoughFrom: residentFrom,
      total: { ...total, days: absences.total, limit },
      recent: { ...recent, days: absences.recent, limit: finalYearLimit.days },
    }),
    reasons: citizenshipReasons({
      form,
      application,
      absences,
      total,
      recent,
      residentFrom,
      settledFrom,
      today,
    }),
    cautious: absences.counts?.cautious ?? null,
    homeOffice: absences.counts?.homeOffice ?? null,
    homeOfficeDiffers: (absences.counts?.homeOfficeSays ?? null) !== null,
    homeOfficeSays: absences.counts?.homeOfficeSays ?? null,
    calculationDate: today,
    ruleSet,
  };
}

function daysFrom(first: CivilDate, last: CivilDate): number {
  return toDayNumber(last) - toDayNumber(first);
}

function latestOf(...dates: readonly CivilDate[]): CivilDate {
  return dates.reduce((latest, date) => (date > latest ? date : latest));
}

/** Calendar years complete on a day: the anniversary of 29 February is 28 February where there is none. */
function wholeYears(since: CivilDate, until: CivilDate): number {
  let years = 0;
  while (addYears(since, years + 1) <= until) years += 1;
  return years;
}
