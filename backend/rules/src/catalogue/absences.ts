import { dayCount, writtenDate } from '../assessment/wording';
import { discretionTables, type Discretion } from '../citizenship/discretion';
import {
  finalYearLimit,
  fiveYearLimit,
  settlementYearLimit,
  threeYearLimit,
  type AbsenceLimit,
} from '../parameters/absenceLimits';
import * as rules from '../parameters/absenceRules';
import { undated, rowsOf, type CatalogueEntry } from './entry';

/** The earliest day that absences' tables name: it stands for all time. */
const always = '1900-01-01';
const days = ({ value }: { readonly value: number }) => dayCount(value);

const entry = (
  key: string,
  parameter: string,
  rows: CatalogueEntry['rows'],
  of: unknown,
): CatalogueEntry => ({
  ...{ key, parameter, rows, of },
  area: 'Absences',
});

function limit(key: string, parameter: string, of: AbsenceLimit): readonly CatalogueEntry[] {
  return [
    entry(key, parameter, rowsOf(of.rows, { value: days, confirmed: () => true, always }), of),
    entry(`${key}_near`, `${parameter}: near from`, [undated(dayCount(of.nearDays), of.source)], of),
  ];
}

const rule = (key: string, parameter: string, of: rules.DatedDayLimit): CatalogueEntry =>
  entry(
    key,
    parameter,
    rowsOf(of.rows, { value: days, confirmed: ({ confirmed }) => confirmed, always }),
    of,
  );

const inMonths = (key: string, parameter: string, of: rules.DatedMonthLimit): CatalogueEntry =>
  entry(
    key,
    parameter,
    rowsOf(of.rows, {
      value: ({ value }: { readonly value: number }) => `${value} months`,
      confirmed: ({ confirmed }) => confirmed,
      always,
    }),
    of,
  );

const { forgivenGaps, longResidenceCurrentPermission: currentPermission } = rules;
const period = ({ from, to }: { readonly from: string; readonly to: string }) =>
  `${writtenDate(from)} to ${writtenDate(to)}`;

/** What each is called, and what it comes to. */
const gaps = {
  short: [
    'Gap without permission that is excepted',
    `${dayCount(forgivenGaps.short.days)}, if it was over before ${writtenDate(forgivenGaps.short.endedBefore)}`,
  ],
  pandemic: ['Gap in the pandemic that is excepted', period(forgivenGaps.pandemic)],
  extended: [
    'Permission that ended in the pandemic was extended to the last of these days',
    period(forgivenGaps.extended),
  ],
  counted: ['Gap in the pandemic that counts', period(forgivenGaps.counted)],
  skilledWorkerWait: [
    'Skilled Worker: an application made in these days counts while it waits',
    period(forgivenGaps.skilledWorkerWait),
  ],
  goodReasonDays: ['Gap that may be excepted for a good reason', dayCount(forgivenGaps.goodReasonDays)],
} as const satisfies Record<
  Exclude<keyof typeof forgivenGaps, 'source' | 'guidance'>,
  readonly [string, string]
>;

const gapEntries = (): readonly CatalogueEntry[] =>
  Object.entries(gaps).map(([name, [parameter, value]]) =>
    entry(`gap_${keyed(name)}`, parameter, [undated(value, forgivenGaps.source)], forgivenGaps),
  );

/** `goodReasonDays` as a part of a key: `good_reason_days`. */
const keyed = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const discretion = (key: keyof typeof discretionTables, title: string): readonly CatalogueEntry[] =>
  discretionTables[key].map((row: Discretion) =>
    entry(
      `discretion_${keyed(key)}_${row.upTo === Infinity ? 'more' : row.upTo}`,
      `${title}, ${row.upTo === Infinity ? 'more days' : `up to ${dayCount(row.upTo)}`}`,
      [undated(row.message, row.source)],
      row,
    ),
  );

/** How many days away are allowed, and how they are counted. */
export const absenceEntries = (): readonly CatalogueEntry[] => [
  ...limit('settlement_year', 'Settlement: days away in any twelve months', settlementYearLimit),
  ...limit('final_year', 'Citizenship: days away in the final year', finalYearLimit),
  ...limit('three_years', 'Citizenship as a partner: days away in three years', threeYearLimit),
  ...limit('five_years', 'Citizenship: days away in five years', fiveYearLimit),
  rule('any_twelve_months', 'Continuous residence: days away in any twelve months', rules.anyTwelveMonths),
  entry(
    'rolling_since',
    'Continuous residence: any twelve months, for permission granted from',
    [undated(writtenDate(rules.rollingSince), settlementYearLimit.source)],
    rules.rollingSince,
  ),
  rule('listed_absences', 'Absences are listed in the form where twelve months hold', rules.listedAbsences),
  rule('days_after_application', 'Days after the application to count back from', rules.daysAfterApplication),
  rule('days_before_entry', 'Days between grant and entry that leave the clock alone', rules.daysBeforeEntry),
  rule('long_residence_single', 'Long residence: one absence before the change', rules.longResidenceSingle),
  rule('long_residence_total', 'Long residence: all days before the change', rules.longResidenceTotal),
  entry(
    'long_residence_rolling_since',
    'Long residence: any twelve months, for absences that begin from',
    [undated(writtenDate(rules.longResidenceRollingSince), settlementYearLimit.source)],
    rules.longResidenceRollingSince,
  ),
  entry(
    'long_residence_current_permission',
    'Long residence: time on the current permission',
    [
      {
        ...undated('One year, for permission granted on this day or later', currentPermission.source),
        from: currentPermission.from,
      },
    ],
    currentPermission,
  ),
  inMonths('eu_six_months', 'EU Settlement Scheme: time away in any twelve months', rules.euMonthsInTwelve),
  inMonths(
    'eu_important_reason',
    'EU Settlement Scheme: one absence for an important reason',
    rules.euImportantReason,
  ),
  inMonths(
    'eu_thirty_months',
    'EU Settlement Scheme: time away in the last sixty months',
    rules.euMonthsInSixty,
  ),
  rule('child_born_in_uk', 'Private life, child born in the UK: days away in all', rules.childBornInUk),
  rule(
    'child_registration_year',
    'Registration of a child, section 1(4): days away in each of the first ten years',
    rules.childRegistrationYear,
  ),
  inMonths(
    'child_born_in_uk_single',
    'Private life, child born in the UK: one absence',
    rules.childBornInUkSingle,
  ),
  rule(
    'days_early_in_practice',
    'Partner and parent: days before the months are complete, in practice',
    rules.daysEarlyInPractice,
  ),
  rule(
    'last_days_of_protection',
    'Protection: the last days of the permission, in which to apply',
    rules.lastDaysOfProtection,
  ),
  entry(
    'protection_for_thirty_months',
    'Protection: permission of thirty months, for claims from',
    [
      undated(
        writtenDate(rules.protectionForThirtyMonths.claimedFrom),
        rules.protectionForThirtyMonths.source,
        false,
      ),
    ],
    rules.protectionForThirtyMonths,
  ),
  entry(
    'old_permission_lasts',
    'Permission granted before 2018 whose end is not known lasts',
    [undated(`${rules.oldPermissionLasts.months} months`, rules.oldPermissionLasts.source)],
    rules.oldPermissionLasts,
  ),
  ...gapEntries(),
  ...discretion('fiveYears', 'Citizenship, days away in five years'),
  ...discretion('threeYears', 'Citizenship as a partner, days away in three years'),
  ...discretion('finalYear', 'Citizenship, final year with the whole period met'),
  ...discretion('finalYearAlone', 'Citizenship, final year with the whole period not met'),
];
