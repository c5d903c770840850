import type { CivilDate } from '../calendar/civilDate';
import {
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
} from '../parameters/absenceLimits';
import * as absences from '../parameters/absenceRules';
import type { DatedValue } from '../parameters/datedValue';
import { confidenceOf, periodsOf, standingOn, type PublishedRow } from './row';

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

const always: CivilDate = '1900-01-01';

type LimitRow = DatedValue<number> & { readonly confirmed?: boolean };

interface Limit {
  readonly rows: readonly LimitRow[];
  /** How it stands, where its days do not say so. */
  readonly nature?: 'practice' | 'not_confirmed';
}

const days: Readonly<Record<string, Limit>> = {
  settlement_any_twelve_months: settlementYearLimit,
  citizenship_final_year: finalYearLimit,
  citizenship_three_years: threeYearLimit,
  citizenship_five_years: fiveYearLimit,
  days_after_application: absences.daysAfterApplication,
  listed_absences: absences.listedAbsences,
  days_before_entry: absences.daysBeforeEntry,
  long_residence_single_absence: absences.longResidenceSingle,
  long_residence_total: absences.longResidenceTotal,
  private_life_child_born_in_uk: { ...absences.childBornInUk, nature: 'not_confirmed' },
  child_registration_year: absences.childRegistrationYear,
  partner_days_early_in_practice: { ...absences.daysEarlyInPractice, nature: 'practice' },
  protection_last_days: absences.lastDaysOfProtection,
};

const months: Readonly<Record<string, Limit>> = {
  eu_any_twelve_months: absences.euMonthsInTwelve,
  eu_important_reason: absences.euImportantReason,
  eu_last_sixty_months: absences.euMonthsInSixty,
  private_life_child_born_in_uk_single_absence: { ...absences.childBornInUkSingle, nature: 'not_confirmed' },
};

/** Every limit of days with what it was when, as it stands on a day. */
export const limitsOn = (day: CivilDate): readonly PublishedLimit[] =>
  rowsOf(days, day).map(({ value, ...row }) => ({ ...row, days: value }));

/** Every limit of calendar months, the same way. */
export const monthLimitsOn = (day: CivilDate): readonly PublishedMonthLimit[] =>
  rowsOf(months, day).map(({ value, ...row }) => ({ ...row, months: value }));

const rowsOf = (limits: Readonly<Record<string, Limit>>, day: CivilDate) =>
  Object.entries(limits).flatMap(([key, { rows, nature }]) =>
    periodsOf(rows, always).map(({ row, from, to }) => ({
      ...{ key, value: row.value, from, to },
      source: row.source,
      standing: nature ?? standingOn(from, day),
      confidence: nature === 'not_confirmed' ? ('unknown' as const) : confidenceOf(row.confirmed ?? true),
    })),
  );
