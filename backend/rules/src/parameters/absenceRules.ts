import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from './confidence';
import { always, type Parameter, type ParameterRow, type Source } from './parameter';
import { sources } from './sources';
import { aDay, inDays, inMonths } from './units';

const row = (
  value: number,
  source: Source,
  from: CivilDate | null = null,
  confidence: Confidence = 'official',
): ParameterRow<number> => ({ value, from, source, confidence });

/** CR 3.2: permission granted before this day has its absences counted in consecutive years. */
export const rollingSince = always(
  'Continuous residence: any twelve months, for permission granted from',
  aDay,
  '2018-01-11',
  sources.continuousResidenceCounting,
);

/** Long residence: absences that begin on this day or later are counted in any twelve months. */
export const longResidenceRollingSince = always(
  'Long residence: any twelve months, for absences that begin from',
  aDay,
  '2024-04-11',
  sources.continuousResidenceCounting,
);

/** Long residence: one absence that began before the change. Older guidance had six months until about 2020 or 2021. */
export const longResidenceSingle: Parameter<number> = {
  title: 'Long residence: one absence before the change',
  unit: inDays,
  rows: [
    { ...row(180, sources.continuousPeriodGuidance, null, 'secondary'), applied: false },
    // Known, but not from which day on.
    row(184, sources.continuousResidenceGuidance, '2021-01-01', 'secondary'),
  ],
};

/** Long residence: all days away before the change together. Older guidance had 540 until about 2020 or 2021. */
export const longResidenceTotal: Parameter<number> = {
  title: 'Long residence: all days before the change',
  unit: inDays,
  rows: [
    { ...row(540, sources.continuousPeriodGuidance, null, 'secondary'), applied: false },
    row(548, sources.continuousResidenceGuidance, '2021-01-01', 'secondary'),
  ],
};

/** BNA 1981 s.1(4): days away in each of the first ten years of a child who is to be registered. */
export const childRegistrationYear = always(
  'Registration of a child, section 1(4): days away in each of the first ten years',
  inDays,
  90,
  sources.childRegistration,
);

/** EU Settlement Scheme: away for not more than so many calendar months in any twelve; exactly six are fine. */
export const euMonthsInTwelve = always(
  'EU Settlement Scheme: time away in any twelve months',
  inMonths,
  6,
  sources.euSettlement,
);

/** EU Settlement Scheme: one absence of up to so many calendar months for an important reason is left out. */
export const euImportantReason = always(
  'EU Settlement Scheme: one absence for an important reason',
  inMonths,
  12,
  sources.euSettlement,
);

/** EU Settlement Scheme: since 16 July 2025 not more than thirty calendar months away in the last sixty are enough. */
export const euMonthsInSixty: Parameter<number, ParameterRow<number> & { readonly from: CivilDate }> = {
  title: 'EU Settlement Scheme: time away in the last sixty months',
  unit: inMonths,
  rows: [{ value: 30, from: '2025-07-16', source: sources.statementHc836, confidence: 'official' }],
};

/** Private life, a child born in the UK: 550 days in all break the seven years, PL 15A.3. */
export const childBornInUk = always(
  'Private life, child born in the UK: days away in all',
  inDays,
  549,
  sources.privateLife,
  'unknown',
);

/** The same child: so does one absence of more than six months, which has not been checked against today's text. */
export const childBornInUkSingle = always(
  'Private life, child born in the UK: one absence',
  inMonths,
  6,
  sources.privateLife,
  'unknown',
);

/** CR 1.1: the period may be counted back from a day so many days after the application. */
export const daysAfterApplication = always(
  'Days after the application to count back from',
  inDays,
  28,
  sources.continuousResidenceCounting,
);

/** Continuous residence guidance, pages 31 to 36: absences are to be listed where twelve months hold so many days. */
export const listedAbsences = always(
  'Absences are listed in the form where twelve months hold',
  inDays,
  150,
  sources.continuousResidenceGuidance,
);

/** Guidance v22.0: after more days than these between grant and entry the years were counted from the entry. */
export const daysBeforeEntry = always(
  'Days between grant and entry that leave the clock alone',
  inDays,
  180,
  sources.continuousPeriodGuidance,
  'secondary',
);

/** CR 3.2: no permission granted before 2018 lasted much longer; without its end, it is taken to end then. */
export const oldPermissionLasts = always(
  'Permission granted before 2018 whose end is not known lasts',
  inMonths,
  64,
  sources.continuousResidenceGuidance,
);

/** CR 1.1, GOV.UK: partners and parents are let apply so many days before their months are complete. */
export const daysEarlyInPractice: Parameter<number> = {
  ...always(
    'Partner and parent: days before the months are complete, in practice',
    inDays,
    28,
    sources.govUkPartnerSettlement,
    'secondary',
  ),
  nature: 'practice',
};

/** GOV.UK: people with protection apply in the last so many days of their permission. */
export const lastDaysOfProtection = always(
  'Protection: the last days of the permission, in which to apply',
  inDays,
  28,
  sources.govUkProtectionSettlement,
  'secondary',
);

/** HC 1691: protection claimed on this day or later is granted for thirty months at a time. */
export const protectionForThirtyMonths = always(
  'Protection: permission of thirty months, for claims from',
  aDay,
  '2026-03-02',
  sources.statementHc1691,
  'secondary',
);

/** HC 1691: how long each permission of those is. */
export const protectionLasts = always(
  'Protection: each permission, for claims from then',
  inMonths,
  30,
  sources.statementHc1691,
  'secondary',
);

/** Time on the current permission, for permission granted on a day or later. */
export interface YearsOnPermission {
  readonly years: number;
  readonly grantedFrom: CivilDate;
}

/** LR 11.3: a year on the current permission, when it was granted on 11 April 2024 or later. */
export const longResidenceCurrentPermission: Parameter<YearsOnPermission> = {
  title: 'Long residence: time on the current permission',
  unit: {
    key: 'years_on_permission',
    inWords: ({ years }) =>
      `${years === 1 ? 'One year' : `${years} years`}, for permission granted on this day or later`,
  },
  rows: [
    {
      value: { years: 1, grantedFrom: '2024-04-11' },
      from: '2024-04-11',
      source: sources.longResidence,
      confidence: 'official',
    },
  ],
};
