import type { CivilDate } from '../calendar/civilDate';
import { settlementYearLimit } from './absenceLimits';
import { inForceOn, type DatedValue, type Source } from './datedValue';
import { composedOn } from './ruleSet';
import { sources } from './sources';

/** A number of days away above which a rule is broken; exactly as many are fine. */
export interface DayLimit {
  readonly days: number;
  readonly source: Source;
}

/** A number of days with the time it is in force and how sure the data is of it. */
export interface DayLimitRow extends DatedValue<number> {
  readonly confirmed: boolean;
}

/** The limit on the day on which the rows were put together, with what it was when. */
export interface DatedDayLimit extends DayLimit {
  readonly rows: readonly DayLimitRow[];
}

/** No other number is known of these rules for any day that the rule data speaks of. */
const always: CivilDate = '1900-01-01';

const row = (value: number, source: Source, from: CivilDate = always): DayLimitRow => ({
  value,
  from,
  source,
  confirmed: true,
});
/** Known, but not from which day on. */
const since = (value: number, source: Source, about: CivilDate): DayLimitRow => ({
  ...row(value, source, about),
  confirmed: false,
});

function dated(...rows: readonly DayLimitRow[]): DatedDayLimit {
  const { value, source } = inForceOn(rows, composedOn);
  return { days: value, source, rows };
}

/** A number of calendar months with what it was when. */
export interface DatedMonthLimit {
  readonly months: number;
  readonly source: Source;
  readonly rows: readonly DayLimitRow[];
}

function months(...rows: readonly DayLimitRow[]): DatedMonthLimit {
  const { value, source } = inForceOn(rows, composedOn);
  return { months: value, source, rows };
}

/** CR 3.1: more than 180 days in any twelve months. */
export const anyTwelveMonths: DatedDayLimit = dated(
  row(settlementYearLimit.days, settlementYearLimit.source),
);

/** CR 3.2: permission granted before this day has its absences counted in consecutive years. */
export const rollingSince: CivilDate = '2018-01-11';

/** Long residence: absences that begin on this day or later are counted in any twelve months. */
export const longResidenceRollingSince: CivilDate = '2024-04-11';

/** Long residence: one absence that began before the change. Older guidance had six months until about 2020 or 2021. */
export const longResidenceSingle: DatedDayLimit = dated(
  { ...row(180, sources.continuousPeriodGuidance), confirmed: false },
  since(184, sources.continuousResidenceGuidance, '2021-01-01'),
);

/** Long residence: all days away before the change together. Older guidance had 540 until about 2020 or 2021. */
export const longResidenceTotal: DatedDayLimit = dated(
  { ...row(540, sources.continuousPeriodGuidance), confirmed: false },
  since(548, sources.continuousResidenceGuidance, '2021-01-01'),
);

/** BNA 1981 s.1(4): days away in each of the first ten years of a child who is to be registered. */
export const childRegistrationYear: DatedDayLimit = dated(row(90, sources.childRegistration));

/** EU Settlement Scheme: away for not more than so many calendar months in any twelve; exactly six are fine. */
export const euMonthsInTwelve: DatedMonthLimit = months(row(6, sources.euSettlement));

/** EU Settlement Scheme: one absence of up to so many calendar months for an important reason is left out. */
export const euImportantReason: DatedMonthLimit = months(row(12, sources.euSettlement));

/** EU Settlement Scheme: since 16 July 2025 not more than thirty calendar months away in the last sixty are enough. */
export const euMonthsInSixty: DatedMonthLimit & { readonly from: CivilDate } = {
  ...months(row(30, sources.statementHc836, '2025-07-16')),
  from: '2025-07-16',
};

/** Private life, a child born in the UK: 550 days in all break the seven years, PL 15A.3. */
export const childBornInUk: DatedDayLimit = dated({ ...row(549, sources.privateLife), confirmed: false });

/** The same child: so does one absence of more than six months, which has not been checked against today's text. */
export const childBornInUkSingle: DatedMonthLimit = months({
  ...row(6, sources.privateLife),
  confirmed: false,
});

/** CR 1.1: the period may be counted back from a day so many days after the application. */
export const daysAfterApplication: DatedDayLimit = dated(row(28, sources.continuousResidenceCounting));

/** Continuous residence guidance, pages 31 to 36: absences are to be listed where twelve months hold so many days. */
export const listedAbsences: DatedDayLimit = dated(row(150, sources.continuousResidenceGuidance));

/** Guidance v22.0: after more days than these between grant and entry the years were counted from the entry. */
export const daysBeforeEntry: DatedDayLimit = dated({
  ...row(180, sources.continuousPeriodGuidance),
  confirmed: false,
});

/** LR 11.3: months on the current permission, when it was granted on `from` or later. */
export const longResidenceCurrentPermission = {
  years: 1,
  from: '2024-04-11',
  source: sources.longResidence,
} as const;

/** CR 3.2: no permission granted before 2018 lasted much longer; without its end, it is taken to end then. */
export const oldPermissionLasts = { months: 64, source: sources.continuousResidenceGuidance } as const;

/** CR 1.1, GOV.UK: partners and parents are let apply so many days before their months are complete. */
export const daysEarlyInPractice: DatedDayLimit = dated({
  ...row(28, sources.govUkPartnerSettlement),
  confirmed: false,
});

/** GOV.UK: people with protection apply in the last so many days of their permission. */
export const lastDaysOfProtection: DatedDayLimit = dated({
  ...row(28, sources.govUkProtectionSettlement),
  confirmed: false,
});

/** HC 1691: protection claimed on this day or later is granted for thirty months at a time. */
export const protectionForThirtyMonths = {
  claimedFrom: '2026-03-02',
  source: sources.statementHc1691,
} as const;

/** Gaps without permission that the rules forgive by their dates alone, CR 4.1(d), CR 4.3 and SUI 13.1. */
export const forgivenGaps = {
  /** A gap of so many days is excepted when it was over before the day named. */
  short: { days: 28, endedBefore: '2016-11-24' },
  /** Time without permission in the pandemic is excepted. */
  pandemic: { from: '2020-01-24', to: '2020-08-31' },
  /** Permission that ended in these days was extended to the last of them, and counts. */
  extended: { from: '2020-01-24', to: '2020-07-31' },
  /** The days of grace after it count where an application followed. */
  counted: { from: '2020-08-01', to: '2020-08-31' },
  /** SW 21.2(i): time that an application made in these days waited counts on the route of Skilled Workers. */
  skilledWorkerWait: { from: '2020-01-24', to: '2021-06-30' },
  /** Days within which an application with a good reason may be excepted. */
  goodReasonDays: 14,
  source: sources.continuousResidenceRules,
  guidance: sources.continuousResidenceGuidance,
} as const;
