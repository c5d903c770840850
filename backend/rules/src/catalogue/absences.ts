import {
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
  type AbsenceLimit,
} from '../parameters/absenceLimits';
import * as rules from '../parameters/absenceRules';
import { isConfirmed } from '../parameters/confidence';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { registrationRules } from '../parameters/registrationRules';
import * as ofRoutes from '../parameters/routeRules';
import { discretionTables, upToInWords } from '../parameters/discretionTables';
import * as service from '../parameters/serviceRules';
import { forgivenGaps } from '../parameters/forgivenGaps';
import { yearsUntilLapse } from '../parameters/afterSettlement';
import { periodsOf, type Parameter } from '../parameters/parameter';
import * as personal from '../parameters/personalRules';
import { keyed, rowsOf, type CatalogueEntry } from './entry';

const area = 'Absences';

const entry = <T>(key: string, of: Parameter<T>): CatalogueEntry => ({
  key,
  area,
  of,
  parameter: of.title,
  rows: rowsOf(of),
});

const limit = (key: string, of: AbsenceLimit): readonly CatalogueEntry[] => [
  entry(key, of),
  entry(`${key}_near`, of.near),
];

const gapEntries = (): readonly CatalogueEntry[] => {
  const { goodReasonDays, short, ...times } = forgivenGaps;
  return [
    entry('gap_short', short),
    ...Object.entries(times).map(([name, time]) => entry(`gap_${keyed(name)}`, time)),
    entry('gap_good_reason_days', goodReasonDays),
  ];
};

interface Band {
  readonly upTo: number;
  readonly message: string;
}

/** A table is read row by row. */
const bands = <T extends readonly Band[]>(key: string, of: Parameter<T>): readonly CatalogueEntry[] =>
  periodsOf(of).flatMap(({ row, from, to }) =>
    row.value.map(({ upTo, message }) => ({
      area,
      of,
      key: `${key}_${upTo === Infinity ? 'more' : upTo}`,
      parameter: `${of.title}, ${upToInWords(upTo)}`,
      rows: [{ value: message, from, to, confirmed: isConfirmed(row.confidence), source: row.source }],
    })),
  );

const discretion = (key: keyof typeof discretionTables): readonly CatalogueEntry[] =>
  bands(`discretion_${keyed(key)}`, discretionTables[key]);

const ofCitizenship = (): readonly CatalogueEntry[] => {
  const { limitedLeave, ...figures } = naturalisationRules;
  return [
    ...bands('discretion_limited_leave', limitedLeave),
    ...Object.entries(figures).map(([name, figure]) => entry(`citizenship_${keyed(name)}`, figure)),
    ...Object.entries(registrationRules).map(([name, figure]) =>
      entry(`registration_${keyed(name)}`, figure),
    ),
  ];
};

/** How many days away are allowed, and how they are counted. */
export const absenceEntries = (): readonly CatalogueEntry[] => [
  ...limit('settlement_year', settlementYearLimit),
  ...limit('final_year', finalYearLimit),
  ...limit('three_years', threeYearLimit),
  ...limit('five_years', fiveYearLimit),
  entry('rolling_since', rules.rollingSince),
  entry('listed_absences', rules.listedAbsences),
  entry('days_after_application', rules.daysAfterApplication),
  entry('days_before_entry', rules.daysBeforeEntry),
  entry('long_residence_single', rules.longResidenceSingle),
  entry('long_residence_total', rules.longResidenceTotal),
  entry('long_residence_rolling_since', rules.longResidenceRollingSince),
  entry('long_residence_current_permission', rules.longResidenceCurrentPermission),
  entry('eu_six_months', rules.euMonthsInTwelve),
  entry('eu_important_reason', rules.euImportantReason),
  entry('eu_thirty_months', rules.euMonthsInSixty),
  entry('child_born_in_uk', rules.childBornInUk),
  entry('child_registration_year', rules.childRegistrationYear),
  entry('child_born_in_uk_single', rules.childBornInUkSingle),
  entry('days_early_in_practice', rules.daysEarlyInPractice),
  entry('last_days_of_protection', rules.lastDaysOfProtection),
  entry('protection_for_thirty_months', rules.protectionForThirtyMonths),
  entry('protection_lasts', rules.protectionLasts),
  entry('old_permission_lasts', rules.oldPermissionLasts),
  ...gapEntries(),
  ...Object.entries(yearsUntilLapse).flatMap(([kind, lasts]) =>
    lasts === null ? [] : [entry(`lapse_${kind}`, lasts)],
  ),
  ...discretion('fiveYears'),
  ...discretion('threeYears'),
  ...discretion('finalYear'),
  ...discretion('finalYearAlone'),
  ...ofCitizenship(),
  entry('scale_up_pay', ofRoutes.scaleUpPay),
  entry('jobs_for_each_founder', ofRoutes.jobsForEachFounder),
  entry('hong_kong_children', ofRoutes.hongKongChildren),
  entry('sentence_for_refusal', personal.sentenceForRefusal),
  entry('sentence_that_pauses', personal.sentenceThatPauses),
  entry('years_after_prison', personal.yearsAfterPrison),
  entry('ages_asked', personal.agesAsked),
  entry('new_dependant_before', personal.newDependantBefore),
  entry('private_life_five_years_young_adult', personal.privateLifeYoungAdults),
  entry('service_for_settlement', service.serviceForSettlement),
  entry('time_before_discharge', service.timeBeforeDischarge),
  entry('years_after_discharge', service.yearsAfterDischarge),
  entry('service_without_fee', service.serviceWithoutFee),
  entry('debt_to_the_nhs', personal.debtToTheNhs),
  entry('days_for_review', personal.daysForReview),
];
