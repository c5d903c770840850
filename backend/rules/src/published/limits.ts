import type { CivilDate } from '../calendar/civilDate';
import {
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
} from '../parameters/absenceLimits';
import * as absences from '../parameters/absenceRules';
import { naturalisationRules } from '../parameters/naturalisationRules';
import type { Parameter } from '../parameters/parameter';
import { publishedRows, type PublishedRow } from './row';

/** A number of days above which a rule is broken; exactly as many are fine. */
export interface PublishedLimit extends PublishedRow {
  readonly key: string;
  readonly days: number;
}

/** The same in calendar months, which are no number of days: six of them have 181 to 184. */
export interface PublishedMonthLimit extends PublishedRow {
  readonly key: string;
  readonly months: number;
}

type Limits = Readonly<Record<string, Parameter<number>>>;

const days: Limits = {
  settlement_any_twelve_months: settlementYearLimit,
  citizenship_final_year: finalYearLimit,
  citizenship_three_years: threeYearLimit,
  citizenship_five_years: fiveYearLimit,
  days_after_application: absences.daysAfterApplication,
  listed_absences: absences.listedAbsences,
  days_before_entry: absences.daysBeforeEntry,
  long_residence_single_absence: absences.longResidenceSingle,
  long_residence_total: absences.longResidenceTotal,
  private_life_child_born_in_uk: absences.childBornInUk,
  child_registration_year: absences.childRegistrationYear,
  partner_days_early_in_practice: absences.daysEarlyInPractice,
  protection_last_days: absences.lastDaysOfProtection,
  citizenship_technical_absence_five_years: naturalisationRules.technicalAbsenceFiveYears,
  citizenship_technical_absence_three_years: naturalisationRules.technicalAbsenceThreeYears,
  citizenship_excess_taken_as_meant: naturalisationRules.excessTakenAsMeant,
};

const months: Limits = {
  eu_any_twelve_months: absences.euMonthsInTwelve,
  eu_important_reason: absences.euImportantReason,
  eu_last_sixty_months: absences.euMonthsInSixty,
  private_life_child_born_in_uk_single_absence: absences.childBornInUkSingle,
  citizenship_absence_against_intention: naturalisationRules.absenceAgainstIntention,
  citizenship_later_date: naturalisationRules.laterDateWithin,
};

/** Every limit of days with what it was when, as it stands on a day. */
export const limitsOn = (day: CivilDate): readonly PublishedLimit[] =>
  rowsOf(days, day).map(({ value, ...row }) => ({ ...row, days: value }));

/** Every limit of calendar months, the same way. */
export const monthLimitsOn = (day: CivilDate): readonly PublishedMonthLimit[] =>
  rowsOf(months, day).map(({ value, ...row }) => ({ ...row, months: value }));

const rowsOf = (limits: Limits, day: CivilDate) =>
  Object.entries(limits).flatMap(([key, limit]) => publishedRows(limit, day).map((row) => ({ key, ...row })));
