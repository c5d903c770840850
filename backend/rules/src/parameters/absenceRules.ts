import type { CivilDate } from '../calendar/civilDate';
import {
  always,
  catalogueAs,
  dated,
  practice,
  publishAs,
  row,
  type Parameter,
  type ParameterRow,
} from './parameter';
import { sources } from './sources';
import { aDay, inDays, inMonths, type Unit } from './units';

/** Time on the current permission, for permission granted on a day or later. */
export interface YearsOnPermission {
  readonly years: number;
  readonly grantedFrom: CivilDate;
}

const onPermission: Unit<YearsOnPermission> = {
  key: 'years_on_permission',
  inWords: ({ years }) =>
    `${years === 1 ? 'One year' : `${years} years`}, for permission granted on this day or later`,
};

/** Its first day is always known: since then this way is open. */
const euMonthsInSixty: Parameter<number, ParameterRow<number> & { readonly from: CivilDate }> = {
  title: 'EU Settlement Scheme: time away in the last sixty months',
  unit: inMonths,
  publishedAs: 'eu_last_sixty_months',
  cataloguedAs: 'eu_thirty_months',
  rows: [{ value: 30, from: '2025-07-16', source: sources.statementHc836, confidence: 'official' }],
};

/** How days away are counted, and the limits that pages do not show. */
export const absenceRules = {
  /** CR 3.2: permission granted before this day has its absences counted in consecutive years. */
  rollingSince: always(
    'Continuous residence: any twelve months, for permission granted from',
    aDay,
    '2018-01-11',
    sources.continuousResidenceCounting,
  ),
  /** Continuous residence guidance, pages 31 to 36: absences are listed where twelve months hold so many days. */
  listedAbsences: publishAs(
    'listed_absences',
    always(
      'Absences are listed in the form where twelve months hold',
      inDays,
      150,
      sources.continuousResidenceGuidance,
    ),
  ),
  /** CR 1.1: the period may be counted back from a day so many days after the application. */
  daysAfterApplication: publishAs(
    'days_after_application',
    always('Days after the application to count back from', inDays, 28, sources.continuousResidenceCounting),
  ),
  /** Guidance v22.0: with more days than these between grant and entry, the years were counted from the entry. */
  daysBeforeEntry: publishAs(
    'days_before_entry',
    always(
      'Days between grant and entry that leave the clock alone',
      inDays,
      180,
      sources.continuousPeriodGuidance,
      'secondary',
    ),
  ),
  /** One absence that began before the change. Older guidance had six months until about 2020 or 2021. */
  longResidenceSingle: publishAs(
    'long_residence_single_absence',
    dated(
      'Long residence: one absence before the change',
      inDays,
      { ...row(180, null, sources.continuousPeriodGuidance, 'secondary'), applied: false },
      // The value is known, its first day is not.
      row(184, '2021-01-01', sources.continuousResidenceGuidance, 'secondary'),
    ),
  ),
  /** All days away before the change. Older guidance had 540 until about 2020 or 2021. */
  longResidenceTotal: publishAs(
    'long_residence_total',
    dated(
      'Long residence: all days before the change',
      inDays,
      { ...row(540, null, sources.continuousPeriodGuidance, 'secondary'), applied: false },
      row(548, '2021-01-01', sources.continuousResidenceGuidance, 'secondary'),
    ),
  ),
  /** Absences that begin on this day or later are counted in any twelve months. */
  longResidenceRollingSince: always(
    'Long residence: any twelve months, for absences that begin from',
    aDay,
    '2024-04-11',
    sources.continuousResidenceCounting,
  ),
  /** LR 11.3: a year on the current permission, when it was granted on 11 April 2024 or later. */
  longResidenceCurrentPermission: dated(
    'Long residence: time on the current permission',
    onPermission,
    row({ years: 1, grantedFrom: '2024-04-11' }, '2024-04-11', sources.longResidence),
  ),
  /** Calendar months; exactly six are fine. */
  euMonthsInTwelve: publishAs(
    'eu_any_twelve_months',
    catalogueAs(
      'eu_six_months',
      always('EU Settlement Scheme: time away in any twelve months', inMonths, 6, sources.euSettlement),
    ),
  ),
  /** One absence of up to so many calendar months for an important reason is left out. */
  euImportantReason: publishAs(
    'eu_important_reason',
    always('EU Settlement Scheme: one absence for an important reason', inMonths, 12, sources.euSettlement),
  ),
  euMonthsInSixty,
  /** PL 15A.3: 550 days in all break the seven years. */
  childBornInUk: publishAs(
    'private_life_child_born_in_uk',
    always(
      'Private life, child born in the UK: days away in all',
      inDays,
      549,
      sources.privateLife,
      'unknown',
    ),
  ),
  /** BNA 1981 s.1(4): days away in each of the first ten years of a child who is to be registered. */
  childRegistrationYear: publishAs(
    'child_registration_year',
    always(
      'Registration of a child, section 1(4): days away in each of the first ten years',
      inDays,
      90,
      sources.childRegistration,
    ),
  ),
  /** PL 15A.3: one absence of more than six months breaks them as well. Not checked against the text of today. */
  childBornInUkSingle: publishAs(
    'private_life_child_born_in_uk_single_absence',
    always('Private life, child born in the UK: one absence', inMonths, 6, sources.privateLife, 'unknown'),
  ),
  /** CR 1.1, GOV.UK: partners and parents may apply so many days before their months are complete. */
  daysEarlyInPractice: publishAs(
    'partner_days_early_in_practice',
    practice(
      always(
        'Partner and parent: days before the months are complete, in practice',
        inDays,
        28,
        sources.govUkPartnerSettlement,
        'secondary',
      ),
    ),
  ),
  /** GOV.UK: people with protection apply in the last so many days of their permission. */
  lastDaysOfProtection: publishAs(
    'protection_last_days',
    always(
      'Protection: the last days of the permission, in which to apply',
      inDays,
      28,
      sources.govUkProtectionSettlement,
      'secondary',
    ),
  ),
  /** HC 1691: protection claimed on this day or later is granted for thirty months at a time. */
  protectionForThirtyMonths: always(
    'Protection: permission of thirty months, for claims from',
    aDay,
    '2026-03-02',
    sources.statementHc1691,
    'secondary',
  ),
  /** HC 1691: how long each of these permissions is. */
  protectionLasts: always(
    'Protection: each permission, for claims from then',
    inMonths,
    30,
    sources.statementHc1691,
    'secondary',
  ),
  /** CR 3.2: without a known end, permission granted before 2018 is taken to end after so many months. */
  oldPermissionLasts: always(
    'Permission granted before 2018 whose end is not known lasts',
    inMonths,
    64,
    sources.continuousResidenceGuidance,
  ),
} as const;
