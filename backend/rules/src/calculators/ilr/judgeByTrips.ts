import { clip, countDays, unionOf, type DaySet } from '../../absences/absentDays';
import type { CountingMethod } from '../../absences/trip';
import { assess } from '../../assessment/assess';
import type { AssessmentAnswer, SettlementAnswer } from '../../assessment/answer';
import { toDayNumber, type CivilDate } from '../../calendar/civilDate';
import { lawOn, type Law } from '../../parameters/law';
import type { Route } from '../../routes/route';
import { routeOf, type RouteKey } from '../../routes/routes';
import { ilrResultSentences } from '../../sentences/ilrCalculator';
import { reasonApplies } from '../../settlement/settlementRules';
import { assessedTrips } from '../calculatorTrip';
import type { IlrForm } from './ilrForm';
import type { BothCounts, Judgement } from './judgement';
import { calendarYearsOf, isOverInYear, yearsLookedAt } from './qualifyingYears';
import type { SettlementAsked } from './settlementAsked';

/** Reasons that name an absence rule broken in the years looked at. */
const overLimit: ReadonlySet<string> = new Set([
  'twelve_months_over_limit',
  'fixed_year_over_limit',
  'single_absence_over_limit',
  'total_over_limit',
]);

interface Question {
  readonly form: IlrForm;
  readonly route: RouteKey;
  readonly years: number;
  /** The day of the application that is asked about. */
  readonly today: CivilDate;
  /** The day of the answer: an application that waits is decided then or later. */
  readonly answeredOn: CivilDate;
  readonly asked: SettlementAsked;
  readonly rows: Law | undefined;
}

/** Judges individual trips by the engine, both ways of counting; the cautious count decides. The form is sound. */
export function judgeByTrips({
  form,
  route: key,
  years,
  today,
  answeredOn,
  asked,
  rows,
}: Question): Judgement {
  const route = routeOf(key);
  const asOf = toDayNumber(today);
  const law = lawOn(today, rows);
  const { settlement, person } = asked;
  const counts = bothCounts((counting) =>
    assess(
      { asOf: answeredOn, counting, trips: assessedTrips(form.detailedAbsences), settlement, person },
      rows,
    ),
  );
  const answer = counts.cautious.settlement;
  if (answer === null) throw new TypeError('A question about settlement was left without an answer');
  const period = yearsLookedAt(answer, years, asOf);
  const away = daysThatCount(form, route, asked);
  const broken = answer.reasons.filter(({ code }) => overLimit.has(code));
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
    byYear: calendarYearsOf(period).map(({ year, first, last }) => {
      const days = countDays(clip(away, first, last));
      return { year, days, over: isOverInYear(route, { year, days }, law) };
    }),
    reasons: answer.reasons,
    counts,
  };
}

/** Days away by the cautious count, with those before the arrival, without those for reasons that the route permits. */
function daysThatCount(form: IlrForm, route: Route, { grant, entry }: SettlementAsked): DaySet {
  const counted = form.detailedAbsences.filter(
    ({ permittedReason }) =>
      permittedReason === null ||
      permittedReason === undefined ||
      !reasonApplies(route, permittedReason, form.endorsedBy ?? undefined),
  );
  const spans = counted.map(({ startDate, endDate }) => ({
    first: toDayNumber(startDate),
    last: toDayNumber(endDate),
  }));
  const beforeEntry = {
    first: toDayNumber(grant),
    last: toDayNumber(entry) - 1,
  };
  return unionOf(route.clockStarts === 'grant' ? [...spans, beforeEntry] : spans);
}

function bothCounts(answerBy: (counting: CountingMethod) => AssessmentAnswer): BothCounts {
  const cautious = answerBy('inclusive');
  const homeOffice = answerBy('whole_days');
  return { cautious, homeOffice, homeOfficeSays: saysOf(cautious.settlement, homeOffice.settlement) };
}

/** What the Home Office's count changes, in a sentence; null where verdict and date are the same. */
function saysOf(cautious: SettlementAnswer | null, homeOffice: SettlementAnswer | null): string | null {
  if (cautious === null || homeOffice === null) return null;
  const { verdict, earliestApplicationDate, worstTwelveMonths: worst } = homeOffice;
  if (verdict === cautious.verdict && earliestApplicationDate === cautious.earliestApplicationDate)
    return null;
  return ilrResultSentences.home_office_count({
    worst,
    eligible: verdict === 'eligible',
    firstDay: earliestApplicationDate,
  });
}
