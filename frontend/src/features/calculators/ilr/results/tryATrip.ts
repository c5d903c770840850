import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import { absentDays, countDaysBetween, type Trip } from '@settlewise/rules/absences';
import { mostTrips } from '@settlewise/rules/assessment';
import { calculateIlr, type IlrCalculation } from '@settlewise/rules/calculators';
import { splitDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import type { Outcome } from '../../tryTrip/outcome';
import { applyingEndedOn, wayToIlr } from './wayToIlr';

type Result = Pick<
  IlrCalculationResponse & IlrCalculation,
  | 'isEligible'
  | 'suggestedEligibilityDate'
  | 'earliestApplicationDate'
  | 'absenceDaysTotal'
  | 'applyBy'
  | 'appliedOn'
  | 'calculationDate'
  | 'travelMargin'
> & {
  readonly verdict: IlrCalculationResponse['verdict'];
  readonly homeOffice: IlrCalculationResponse['homeOffice'] | IlrCalculation['homeOffice'];
};

const mostDaysOfYear = 366;

/** Whether one more trip can say something: years decide, and the list has room. */
export const canTryTrip = (form: IlrCalculationRequest, result: IlrCalculationResponse): boolean =>
  wayToIlr(result) === 'by_years' && form.detailedAbsences.length < mostTrips;

export function outcomeOf(result: Result): Outcome {
  const { isEligible, suggestedEligibilityDate, earliestApplicationDate, absenceDaysTotal } = result;
  const worst = result.homeOffice?.settlement?.worstTwelveMonths ?? null;
  const canApply = isEligible && applyingEndedOn(result) === null;
  const date = isEligible ? earliestApplicationDate : suggestedEligibilityDate;
  return {
    tone: canApply ? 'within' : date === null || isEligible ? 'over' : 'soon',
    headline:
      result.verdict === 'not_enough'
        ? 'We cannot say yet'
        : canApply
          ? 'Eligible for ILR'
          : 'Not Currently Eligible',
    date,
    days:
      worst === null
        ? `${absenceDaysTotal} days away in the qualifying years`
        : `${worst.days} of ${worst.limit} days in the worst 12 months`,
    margin: result.travelMargin,
  };
}

/** The outcome if one more trip were taken, as of the day of the calculation. Worked out here; nothing is sent. */
export function outcomeWithTrip(
  form: IlrCalculationRequest,
  { calculationDate }: IlrCalculationResponse,
  trip: Trip,
): Outcome {
  const result = calculateIlr(withTrip(form, trip), calculationDate);
  const advice = adviceOn(result, trip);
  return { ...outcomeOf(result), ...(advice !== null && { advice }) };
}

/** Before or after a trip: where an application is good before it and then not for a while. */
function adviceOn(
  { eligibleUntil, eligibleAgainFrom }: IlrCalculation,
  { departureDate }: Trip,
): string | null {
  if (eligibleUntil === null || eligibleUntil >= departureDate) return null;
  const before = `Apply before you leave on ${formatLongDate(departureDate)}.`;
  return eligibleAgainFrom === null
    ? before
    : `${before} After it, not before ${formatLongDate(eligibleAgainFrom)}.`;
}

function withTrip(form: IlrCalculationRequest, trip: Trip): IlrCalculationRequest {
  if (form.useDetailedAbsences) {
    const more = { startDate: trip.departureDate, endDate: trip.returnDate };
    return { ...form, detailedAbsences: [...form.detailedAbsences, more] };
  }
  const away = absentDays([trip], 'whole_days');
  const first = splitDate(trip.departureDate).year;
  const years = Array.from(
    { length: splitDate(trip.returnDate).year - first + 1 },
    (_, index) => first + index,
  );
  const totals = new Map(form.absencesPerYear.map(({ year, days }) => [year, days]));
  for (const year of years) {
    const days = (totals.get(year) ?? 0) + countDaysBetween(away, `${year}-01-01`, `${year}-12-31`);
    totals.set(year, Math.min(mostDaysOfYear, days));
  }
  return { ...form, absencesPerYear: [...totals].map(([year, days]) => ({ year, days })) };
}
