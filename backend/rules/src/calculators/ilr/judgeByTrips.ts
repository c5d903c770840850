import { absentDays, clip, countDays, uniteSpans, type DaySet } from '../../absences/absentDays';
import type { CountingMethod } from '../../absences/trip';
import { assessBothWays } from '../../assessment/assess';
import { findTravelMargin } from '../../assessment/otherCount';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { lawOn, type Law } from '../../parameters/law';
import type { Route } from '../../routes/route';
import { findRoute, type RouteKey } from '../../routes/routes';
import { reasonApplies } from '../../settlement/settlementRules';
import { assessedTrips } from '../calculatorTrip';
import type { IlrForm } from './ilrForm';
import type { Judgement } from './judgement';
import { listCalendarYears, isOverInYear, findCheckedYears } from './qualifyingYears';
import type { SettlementAsked } from './settlementAsked';

/** Codes of reasons for a broken absence rule. */
const overLimitCodes: ReadonlySet<string> = new Set([
  'twelve_months_over_limit',
  'fixed_year_over_limit',
  'single_absence_over_limit',
  'total_over_limit',
]);

interface JudgeInput {
  readonly form: IlrForm;
  readonly route: RouteKey;
  readonly years: number;
  /** The day of the assessed application. */
  readonly today: CivilDate;
  /** The day of the answer: a pending application is decided then or later. */
  readonly answeredOn: CivilDate;
  readonly asked: SettlementAsked;
  readonly rows: Law | undefined;
}

/** Assesses journeys with the engine by both counts; the Home Office’s count decides. The form must be valid. */
export function judgeByTrips({
  form,
  route: key,
  years,
  today,
  answeredOn,
  asked,
  rows,
}: JudgeInput): Judgement {
  const route = findRoute(key);
  const asOf = toDayNumber(today);
  const law = lawOn(today, rows);
  const { settlement, person } = asked;
  const trips = assessedTrips(form.detailedAbsences);
  const { inclusive: cautious, whole_days: homeOffice } = assessBothWays(
    { asOf: answeredOn, trips, settlement, person },
    rows,
  );
  const answer = homeOffice.settlement;
  if (answer === null) throw new TypeError('A question about settlement was left without an answer');
  const period = findCheckedYears(answer, years, asOf);
  const away = listCountedDays(form, route, asked, 'inclusive');
  const wholeDaysAway = listCountedDays(form, route, asked, 'whole_days');
  const broken = answer.reasons.filter(({ code }) => overLimitCodes.has(code));
  return {
    verdict: answer.verdict,
    missing: answer.missing,
    answer,
    earliest: answer.earliestApplicationDate,
    period,
    complete: answer.periodComplete ?? answer.periodStart,
    absencesKept: broken.length === 0,
    totalKept: broken.every(({ code }) => code !== 'total_over_limit'),
    days: countDays(clip(away, period.first, period.last)),
    wholeDays: countDays(clip(wholeDaysAway, period.first, period.last)),
    byYear: listCalendarYears(period).map(({ year, first, last }) => {
      const wholeDays = countDays(clip(wholeDaysAway, first, last));
      return {
        year,
        days: countDays(clip(away, first, last)),
        over: isOverInYear(route, { year, days: wholeDays }, law),
      };
    }),
    reasons: answer.reasons,
    counts: { cautious, homeOffice, travelMargin: findTravelMargin(answer.reasons) },
  };
}

/** Days away, including those before arrival, without those the route permits. */
function listCountedDays(
  form: IlrForm,
  route: Route,
  { grant, entry }: SettlementAsked,
  counting: CountingMethod,
): DaySet {
  const counted = form.detailedAbsences.filter(
    ({ permittedReason }) =>
      permittedReason === null ||
      permittedReason === undefined ||
      !reasonApplies(route, permittedReason, form.endorsedBy ?? undefined),
  );
  const spans = absentDays(
    counted.map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate })),
    counting,
  );
  const beforeEntry = { first: toDayNumber(grant), last: toDayNumber(entry) - 1 };
  return uniteSpans(route.clockStarts === 'grant' ? [...spans, beforeEntry] : spans);
}
