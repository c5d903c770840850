import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import { absentDays, countDaysBetween, daysOfTrip, type Trip } from '@settlewise/rules/absences';
import { mostTrips } from '@settlewise/rules/assessment';
import { calculateCitizenship } from '@settlewise/rules/calculators';
import type { Outcome } from '../../tryTrip/outcome';
import { mostRecentDays, mostTotalDays } from '../draft/citizenshipDraft';
import { limitsOfResult } from './limitsOfResult';
import { verdictOf, type JudgedResult } from './verdict';

/** What a result comes to, as far as trying a trip shows it. */
export function outcomeOf(
  result: JudgedResult & Pick<CitizenshipCalculationResponse, 'travelMargin'>,
): Outcome {
  const { tone, status } = verdictOf(result);
  const { isEligible, applicationDate, suggestedEligibilityDate, travelMargin } = result;
  const [total, recent] = limitsOfResult(result);
  return {
    tone,
    headline: status,
    date: isEligible ? applicationDate : suggestedEligibilityDate,
    days: `${total.days} of ${total.limit} days away, ${recent.days} of ${recent.limit} in the final year`,
    margin: travelMargin,
  };
}

/** Whether the form has room for one more trip. */
export const canTryTrip = (form: CitizenshipCalculationRequest): boolean =>
  !form.useDetailedAbsences || form.absenceRecords.length < mostTrips;

/** The outcome if one more trip were taken, worked out as of the day of the result. */
export function outcomeWithTrip(
  form: CitizenshipCalculationRequest,
  result: CitizenshipCalculationResponse,
  trip: Trip,
): Outcome {
  const changed = form.useDetailedAbsences ? withTrip(form, trip) : withMoreDays(form, result, trip);
  return outcomeOf(calculateCitizenship(changed, result.calculationDate));
}

function withTrip(form: CitizenshipCalculationRequest, trip: Trip): CitizenshipCalculationRequest {
  const { departureDate: startDate, returnDate: endDate } = trip;
  const totalDays = daysOfTrip(trip, 'inclusive');
  return { ...form, absenceRecords: [...form.absenceRecords, { startDate, endDate, totalDays }] };
}

/** Where only totals were typed the trip's days in the period are added to them. */
function withMoreDays(
  form: CitizenshipCalculationRequest,
  { period }: CitizenshipCalculationResponse,
  trip: Trip,
): CitizenshipCalculationRequest {
  const days = absentDays([trip], 'whole_days');
  const total = form.totalAbsences + countDaysBetween(days, period.from, period.to);
  const recent = form.recentAbsences + countDaysBetween(days, period.finalYearFrom, period.to);
  return {
    ...form,
    totalAbsences: Math.min(total, mostTotalDays(form.isSpouseRoute)),
    recentAbsences: Math.min(recent, mostRecentDays),
  };
}
