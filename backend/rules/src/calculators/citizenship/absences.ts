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
import { citizenshipAsked, toAssessedPerson } from './asked';
import type { CitizenshipForm } from './citizenshipForm';
import { toKnow } from './reasonFactories';
import { timeAllowsRegistrationFrom } from './citizenshipRules';

/** Days away on the planned day, from journeys or typed totals. */
export interface AbsencesFound {
  /** By the Home Office’s count, which decides. */
  readonly total: number;
  readonly recent: number;
  /** As above, with the days of travel. */
  readonly cautious: { readonly total: number; readonly recent: number };
  /** False if the journeys show the person abroad on the first day of the years. */
  readonly presentOnFirstDay: boolean;
  /** The first day, today or later, that time and days away allow; null if unknown. */
  readonly firstGoodDate: CivilDate | null;
  /** Also null if no journeys were given. */
  readonly settlementLapse: SettlementLapse | null;
  readonly registration: RegistrationAnswer | null;
  readonly reasons: readonly Reason[];
  readonly counts: {
    readonly cautious: AssessmentAnswer;
    readonly homeOffice: AssessmentAnswer;
    readonly travelMargin: string | null;
  } | null;
}

/** Uses typed totals. They have no dates, so it is unknown when days leave the period. */
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

/** The days to assess. */
export interface JudgedDays {
  readonly application: CivilDate;
  readonly today: CivilDate;
  /** The first day, today or later, on which residence and settlement are long enough. */
  readonly timeAllowsFrom: CivilDate;
  /** The law to apply. */
  readonly rows: Law | undefined;
}

/** Assesses journeys with the engine by both counts; the Home Office’s count decides. The form must be valid. */
export function findTripAbsences(
  form: CitizenshipForm,
  { application, today, timeAllowsFrom, rows }: JudgedDays,
): AbsencesFound {
  const { finalYear } = lawOn(application, rows);
  const trips = assessedTrips(form.absenceRecords);
  const assessOn = (applicationDate: CivilDate, asOf: CivilDate) =>
    assessBothWays(
      {
        asOf,
        trips,
        citizenship: { ...citizenshipAsked(form), applicationDate },
        person: toAssessedPerson(form),
      },
      rows,
    );
  // The date has its own field: the engine does not know the entry and may give an earlier date.
  const limitRegistrationDate = (judged: RegistrationAnswer): RegistrationAnswer => {
    const from = timeAllowsRegistrationFrom(form, today, lawOn(application, rows));
    const dated = from > latestDate ? null : requireCitizenship(assessOn(from, from).whole_days).registration;
    const reasons = judged.reasons.filter(({ code }) => code !== 'registration_first_good_date');
    return { ...judged, firstGoodDate: dated?.firstGoodDate ?? null, reasons };
  };
  const { inclusive: cautious, whole_days: homeOffice } = assessOn(application, today);
  const [answer, withTravelDays] = [requireCitizenship(homeOffice), requireCitizenship(cautious)];
  // Assessed on its own day, the first good day cannot be earlier. Past the calendar's end there is no day.
  const assessedWhenTimeAllows =
    timeAllowsFrom > latestDate ? null : assessOn(timeAllowsFrom, timeAllowsFrom);
  const firstGoodDate = (counting: CountingMethod) =>
    assessedWhenTimeAllows === null
      ? null
      : requireCitizenship(assessedWhenTimeAllows[counting]).firstGoodDate;
  const typed = form.recentAbsences;
  // More days than the journeys show by either count: no journey covers them.
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
    registration: answer.registration && limitRegistrationDate(answer.registration),
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

/** The answer about citizenship; the request always asks for it. */
export function requireCitizenship({ citizenship }: AssessmentAnswer): CitizenshipAnswer {
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
