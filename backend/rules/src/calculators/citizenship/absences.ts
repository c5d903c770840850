import { assessBothWays } from '../../assessment/assess';
import { citizenshipByOtherCount } from '../../assessment/otherCount';
import { latestDate } from '../../assessment/problems';
import type {
  AssessmentAnswer,
  CitizenshipAnswer,
  RegistrationAnswer,
  SettlementLapse,
} from '../../assessment/answer';
import type { Reason } from '../../assessment/reason';
import type { CountingMethod } from '../../absences/trip';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import type { AbsenceLimitOnDay } from '../../parameters/absenceLimits';
import { lawOn, type Law } from '../../parameters/law';
import { sources } from '../../parameters/sources';
import { assessedTrips } from '../calculatorTrip';
import { citizenshipAsked, personOf } from './asked';
import type { CitizenshipForm } from './citizenshipForm';
import { toKnow } from './said';
import { timeAllowsRegistrationFrom } from './citizenshipRules';

/** Days away on the planned day, however they were given. */
export interface AbsencesFound {
  /** By the Home Office’s count, which decides. */
  readonly total: number;
  readonly recent: number;
  /** The same with the days of travel. */
  readonly cautious: { readonly total: number; readonly recent: number };
  /** False when the trips show the person abroad on the first day of the years. */
  readonly presentOnFirstDay: boolean;
  /** The first day that time and days away allow, today or later; null when it cannot be known. */
  readonly firstGoodDate: CivilDate | null;
  /** Null as well where no trips were given. */
  readonly settlementLapse: SettlementLapse | null;
  readonly registration: RegistrationAnswer | null;
  readonly reasons: readonly Reason[];
  readonly counts: {
    readonly cautious: AssessmentAnswer;
    readonly homeOffice: AssessmentAnswer;
    readonly travelMargin: string | null;
  } | null;
}

/** Totals as they were typed. They carry no dates, so nobody can see when days fall out of the years. */
export function typedAbsences(
  form: CitizenshipForm,
  totalLimit: number,
  finalYear: AbsenceLimitOnDay,
  timeAllowsFrom: CivilDate,
): AbsencesFound {
  const { totalAbsences: total, recentAbsences: recent } = form;
  const over = total > totalLimit || recent > finalYear.days;
  return {
    total,
    recent,
    cautious: { total, recent },
    presentOnFirstDay: true,
    settlementLapse: null,
    registration: null,
    counts: null,
    firstGoodDate: over ? null : timeAllowsFrom,
    reasons: over ? [toKnow('absence_dates_unknown', {}, sources.naturalisationGuidance)] : [],
  };
}

/** The days on which trips are judged. */
export interface JudgedDays {
  readonly application: CivilDate;
  readonly today: CivilDate;
  /** The first day, today or later, on which residence and settlement are long enough. */
  readonly timeAllowsFrom: CivilDate;
  /** By which rows they are judged. */
  readonly rows: Law | undefined;
}

/** Trips, judged by the engine both ways of counting; the Home Office’s count decides. The form is sound. */
export function absencesOfTrips(
  form: CitizenshipForm,
  { application, today, timeAllowsFrom, rows }: JudgedDays,
): AbsencesFound {
  const { finalYear } = lawOn(application, rows);
  const trips = assessedTrips(form.absenceRecords);
  const assessOn = (applicationDate: CivilDate, asOf: CivilDate) =>
    assessBothWays(
      { asOf, trips, citizenship: { ...citizenshipAsked(form), applicationDate }, person: personOf(form) },
      rows,
    );
  // The date stands in a field of its own: the engine, which knows no entry, may name an earlier one.
  const registrationOn = (judged: RegistrationAnswer): RegistrationAnswer => {
    const from = timeAllowsRegistrationFrom(form, today, lawOn(application, rows));
    const dated = from > latestDate ? null : citizenshipOf(assessOn(from, from).whole_days).registration;
    const reasons = judged.reasons.filter(({ code }) => code !== 'registration_first_good_date');
    return { ...judged, firstGoodDate: dated?.firstGoodDate ?? null, reasons };
  };
  const { inclusive: cautious, whole_days: homeOffice } = assessOn(application, today);
  const [answer, withTravelDays] = [citizenshipOf(homeOffice), citizenshipOf(cautious)];
  // Judged on its own day, the first good one cannot lie before it. Past the calendar's end no day can be named.
  const onceTimeAllows = timeAllowsFrom > latestDate ? null : assessOn(timeAllowsFrom, timeAllowsFrom);
  const firstGoodDate = (counting: CountingMethod) =>
    onceTimeAllows === null ? null : citizenshipOf(onceTimeAllows[counting]).firstGoodDate;
  const typed = form.recentAbsences;
  // More than the journeys show by any count: days that no journey names.
  const typedIsMore = typed > withTravelDays.finalYearDays;
  const [good, goodWithTravelDays] = [firstGoodDate('whole_days'), firstGoodDate('inclusive')];
  const differs = citizenshipByOtherCount(
    { ...answer, firstGoodDate: good },
    { ...withTravelDays, firstGoodDate: goodWithTravelDays },
    'inclusive',
  );
  return {
    total: answer.totalDays,
    recent: typedIsMore ? typed : answer.finalYearDays,
    cautious: { total: withTravelDays.totalDays, recent: Math.max(typed, withTravelDays.finalYearDays) },
    presentOnFirstDay: answer.presentOnFirstDay,
    settlementLapse: answer.settlementLapse,
    registration: answer.registration && registrationOn(answer.registration),
    firstGoodDate: typedIsMore && typed > finalYear.days ? null : good,
    reasons: [
      ...answer.reasons,
      ...(typed === withTravelDays.finalYearDays || typed === 0
        ? []
        : [recentDiffers(typed, withTravelDays, finalYear)]),
    ],
    counts: { cautious, homeOffice, travelMargin: differs?.message ?? null },
  };
}

/** The answer about citizenship, which was asked for. */
export function citizenshipOf({ citizenship }: AssessmentAnswer): CitizenshipAnswer {
  if (citizenship === null) throw new TypeError('A question about citizenship was left without an answer');
  return citizenship;
}

function recentDiffers(
  typed: number,
  { finalYearDays, finalYearFrom, applicationDate }: CitizenshipAnswer,
  finalYear: AbsenceLimitOnDay,
) {
  return toKnow('recent_absences_differ', { typed, counted: finalYearDays }, finalYear.source, {
    days: Math.max(typed, finalYearDays),
    limit: finalYear.days,
    first: toDayNumber(finalYearFrom),
    last: toDayNumber(applicationDate),
  });
}
