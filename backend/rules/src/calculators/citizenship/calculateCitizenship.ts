import { englishStatus, lifeInUkStatus } from '../../assessment/knowledge';
import { birthday } from '../../calendar/age';
import { addYears, toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { discretionFor } from '../../citizenship/discretion';
import { naturalisationFee } from '../../fees/naturalisationFee';
import { lawOn, type Law } from '../../parameters/law';
import { ruleSet } from '../../parameters/ruleSet';
import { findTripAbsences, typedAbsences } from './absences';
import { classifyArrival } from './arrival';
import { citizenshipAsked, toAssessedPerson } from './asked';
import type { CitizenshipCalculation } from './citizenshipCalculation';
import type { CitizenshipForm } from './citizenshipForm';
import { requireSoundCitizenshipForm } from './citizenshipProblems';
import {
  firstDayOfYears,
  monthsOfSettlement,
  periodLimit,
  residentLongEnough,
  settledLongEnough,
} from './citizenshipRules';
import { headlineFor } from './headline';
import { citizenshipReasons } from './reasons';
import { assessRegistrationForm } from './registration';
import { suggestionsFor } from './suggestions';

/**
 * Calculates whether an application for citizenship on the planned day meets sections 6(1) or 6(2), what is missing,
 * and the first day that meets them. The engine assesses journeys, and the Home Office's count decides; typed totals
 * are used as given. Pure.
 * @param today in London
 * @param rows rows other than those of the rule set
 * @throws UnsoundAssessment naming each field that cannot be used
 */
export function calculateCitizenship(
  form: CitizenshipForm,
  today: CivilDate,
  rows?: Law,
): CitizenshipCalculation {
  const application = form.applicationDate ?? today;
  requireSoundCitizenshipForm(form, application, today);
  const { isSpouseRoute: spouse, ukEntryDate } = form;
  const law = lawOn(application, rows);
  const { finalYear } = law;
  const { years, days: limit } = periodLimit(spouse, law);
  const from = firstDayOfYears(application, years);
  const { settledSince: settlementDate = null } = citizenshipAsked(form);
  const settledFrom = settlementDate === null ? null : settledLongEnough(settlementDate, spouse, law);
  const waitsForSettlement = settlementDate !== null && !spouse;
  const residentFrom = residentLongEnough(ukEntryDate, years);
  const adultFrom =
    form.dateOfBirth === undefined ? today : birthday(form.dateOfBirth, law.naturalisation.fullAge);
  const timeAllowsFrom = findLatest(today, settledFrom ?? today, residentFrom, adultFrom);
  const absences = form.useDetailedAbsences
    ? findTripAbsences(form, { application, today, timeAllowsFrom, rows })
    : typedAbsences(form, limit, finalYear, timeAllowsFrom);

  const total = discretionFor(law.discretion, spouse ? 'three_years' : 'five_years', absences.total);
  const recent = discretionFor(law.discretion, 'final_year', absences.recent, total.band === 'meets');
  const hasMinimumSettlementPeriod = settledFrom === null || settledFrom <= application;
  const hasMinimumUKResidence = residentFrom <= application;
  const physicalPresenceExactDate = form.physicalPresenceExactDate && absences.presentOnFirstDay;
  const person = toAssessedPerson(form);
  const english = englishStatus(law.citizenshipEnglish, application, person);
  const lifeInUk = lifeInUkStatus({ lifeInTheUk: 'adults' }, application, person);
  const englishLanguage = english.met ?? form.englishLanguage;
  const lifeInUK = form.lifeInUK || !lifeInUk.asked;
  const meetsAllButKnowledge =
    form.physicalPresence &&
    physicalPresenceExactDate &&
    form.goodCharacter &&
    // Section 6(2) requires no intention of a spouse.
    (spouse || form.intendsToContinueResiding);
  const meetsOtherRequirements = meetsAllButKnowledge && englishLanguage && lifeInUK;
  const mayHaveLapsed = absences.settlementLapse?.mayHaveLapsed === true;
  const isAdult = form.dateOfBirth === undefined || adultFrom <= application;
  const timeAndDays =
    !mayHaveLapsed &&
    isAdult &&
    hasMinimumSettlementPeriod &&
    hasMinimumUKResidence &&
    total.band === 'meets' &&
    recent.band === 'meets' &&
    absences.presentOnFirstDay;
  const arrival = classifyArrival(form);
  const isEligible = timeAndDays && meetsOtherRequirements && arrival !== 'irregular';
  return {
    isEligible,
    immigrationRoute: form.immigrationRoute,
    minUkResidencyYears: years,
    requiredSettlementWaitYears: waitsForSettlement ? monthsOfSettlement(false, law) / 12 : 0,
    hasMinimumSettlementPeriod,
    hasMinimumUKResidence,
    settlementDays: settlementDate === null ? 0 : countDaysFrom(settlementDate, application),
    requiredSettlementDays:
      settlementDate === null || settledFrom === null ? 0 : countDaysFrom(settlementDate, settledFrom),
    isSpouseRoute: spouse,
    ukEntryDate,
    totalUKResidenceDays: countDaysFrom(ukEntryDate, application),
    totalUKResidenceYears: countWholeYears(ukEntryDate, application),
    requiredDays: countDaysFrom(from, application),
    // English and the test can still be passed, so they never hide the date. A normally refused application
    // has no date.
    suggestedEligibilityDate:
      arrival === 'irregular' || (timeAndDays && !meetsAllButKnowledge) ? null : absences.firstGoodDate,
    meetsAbsenceTotal: total.band === 'meets',
    meetsAbsenceRecent: recent.band === 'meets',
    absenceDaysTotal: absences.cautious.total,
    absenceDaysRecent: absences.cautious.recent,
    absenceLimit: limit,
    meetsOtherRequirements,
    physicalPresence: form.physicalPresence,
    physicalPresenceExactDate,
    // The dates decide this, not the tick.
    settlementStatus12Months: waitsForSettlement ? hasMinimumSettlementPeriod : form.settlementStatus12Months,
    englishLanguage,
    lifeInUK,
    goodCharacter: form.goodCharacter,
    intendsToContinueResiding: form.intendsToContinueResiding,
    applicationDate: application,
    settlementDate,
    settledLongEnoughFrom: settledFrom,
    recentAbsenceLimit: finalYear.days,
    period: { from, to: application, finalYearFrom: firstDayOfYears(application, finalYear.years) },
    totalBand: total.band,
    recentBand: recent.band,
    suggestions: suggestionsFor({
      law,
      form,
      application,
      english,
      englishLanguage,
      lifeInUK,
      mayHaveLapsed,
      adultFrom: isAdult ? null : adultFrom,
      presentOnFirstDay: absences.presentOnFirstDay,
      firstDay: absences.firstGoodDate,
      settledLongEnoughFrom: settledFrom,
      residentLongEnoughFrom: residentFrom,
      total: { ...total, days: absences.total, limit },
      recent: { ...recent, days: absences.recent, limit: finalYear.days },
    }),
    reasons: citizenshipReasons({
      form,
      law,
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
    travelMargin: absences.counts?.travelMargin ?? null,
    headline: headlineFor({
      fullAge: law.naturalisation.fullAge,
      mayHaveLapsed,
      timeAndDays,
      hasCriminalRecord: form.hasCriminalRecord,
      arrival,
      fee: naturalisationFee(application),
      adultFrom: isAdult ? null : adultFrom,
    }),
    settlementLapse: absences.settlementLapse,
    registration: assessRegistrationForm(form, absences, { application, today, law }),
    english,
    lifeInUk,
    intentionAsked: !spouse,
    calculationDate: today,
    ruleSet,
  };
}

function countDaysFrom(first: CivilDate, last: CivilDate): number {
  return toDayNumber(last) - toDayNumber(first);
}

function findLatest(...dates: readonly CivilDate[]): CivilDate {
  return dates.reduce((latest, date) => (date > latest ? date : latest));
}

/** Complete calendar years on a day. The anniversary of 29 February is 28 February in other years. */
function countWholeYears(since: CivilDate, until: CivilDate): number {
  let years = 0;
  while (addYears(since, years + 1) <= until) years += 1;
  return years;
}
