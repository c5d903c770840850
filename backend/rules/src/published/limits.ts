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

const always: CivilDate = '1900-01-01';

type LimitRow = DatedValue<number> & { readonly confirmed?: boolean };

const limits: Readonly<Record<string, { readonly rows: readonly LimitRow[] }>> = {
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
};

/** Every limit of days with what it was when, as it stands on a day. */
export const limitsOn = (day: CivilDate): readonly PublishedLimit[] =>
  Object.entries(limits).flatMap(([key, { rows }]) =>
    periodsOf(rows, always).map(({ row, from, to }) => ({
      ...{ key, days: row.value, from, to },
      source: row.source,
      standing: standingOn(from, day),
      confidence: confidenceOf(row.confirmed ?? true),
    })),
  );
