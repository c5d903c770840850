import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract';
import {
  absentDays,
  addDays,
  countDaysBetween,
  partsOf,
  reasonApplies,
  routeOf,
  routeOfVisaType,
  type CivilDate,
  type Trip,
} from '@settlewise/rules';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { entryOf, firstVisaOf, qualifyingYears } from './startOfYears';
import { yearsOf } from './verdict';

interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The days between the start of the visa and the entry, both included, where the route counts them as days away. */
export function daysBeforeEntry(form: IlrCalculationRequest): Span | null {
  const key = routeOfVisaType(form.visaType);
  if (!form.useDetailedAbsences || (key !== null && routeOf(key).clockStarts !== 'grant')) return null;
  const from = firstVisaOf(form) ?? form.visaStartDate;
  const entry = entryOf(form);
  return entry > from ? { from, to: addDays(entry, -1) } : null;
}

/** Which of the days away count, in a sentence, where it is not each of them; empty where it is. */
export function whatCounts(form: IlrCalculationRequest, { period }: IlrCalculationResponse): string {
  if (period === null || !form.useDetailedAbsences) return '';
  const before = daysBeforeEntry(form);
  const earlier = form.detailedAbsences.some(({ startDate }) => startDate < period.from);
  return [
    before !== null && before.to >= period.from
      ? `The days from the start of your visa to your entry on ${formatLongDate(addDays(before.to, 1))} count as days away.`
      : '',
    earlier ? `Days away before ${formatLongDate(period.from)} do not count.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The years that the numbers and the pictures name: those that the person is waiting for, as “complete on” has them.
 * Where none are ahead, the years that were looked at.
 */
export function yearsNamed(result: IlrCalculationResponse): Span | null {
  const { period, calculationDate } = result;
  const years = yearsOf(result);
  if (period === null || years === null || years === 0) return period;
  const { start, complete } = qualifyingYears(result, years);
  return complete > calculationDate ? { from: start, to: addDays(complete, -1) } : period;
}

interface DaysOfYear {
  readonly year: number;
  readonly days: number;
}

/**
 * The days away that count in each calendar year of the years that are shown. The result counted those of the years that it
 * looked at; of years to come that are named beside them, what is planned counts as well.
 */
export function daysThatCount(
  form: IlrCalculationRequest,
  result: IlrCalculationResponse,
): readonly DaysOfYear[] {
  const { period, absencesByYear } = result;
  const named = yearsNamed(result);
  if (period === null || named === null || named.to <= period.to || !form.useDetailedAbsences)
    return absencesByYear;
  const from = addDays(period.to, 1);
  const away = absentDays(tripsThatCount(form), 'inclusive');
  const ahead = (year: number): number => {
    const [first, last] = [`${year}-01-01`, `${year}-12-31`];
    if (last < from) return 0;
    return countDaysBetween(away, first < from ? from : first, last > named.to ? named.to : last);
  };
  const { year: firstYear } = partsOf(period.from);
  const years = partsOf(named.to).year - firstYear + 1;
  return Array.from({ length: years }, (_, index) => firstYear + index).map((year) => ({
    year,
    days: (absencesByYear.find((one) => one.year === year)?.days ?? 0) + ahead(year),
  }));
}

/** Without those for a reason that the route permits. */
function tripsThatCount({ visaType, detailedAbsences }: IlrCalculationRequest): readonly Trip[] {
  const key = routeOfVisaType(visaType);
  return detailedAbsences
    .filter(
      ({ permittedReason: reason }) => reason == null || key === null || !reasonApplies(routeOf(key), reason),
    )
    .map(({ startDate, endDate }) => ({ departureDate: startDate, returnDate: endDate }));
}

/** What the total was counted over, and which years are the ones to wait for where too many days away have moved them. */
export function totalCountedOver(result: IlrCalculationResponse): string {
  const { period } = result;
  if (period === null || yearsNamed(result) === null) return '';
  const [from, to] = [period.from, period.to].map((day) => formatLongDate(day));
  return [`Counted from ${from ?? ''} to ${to ?? ''}.`, movedYears(result)].filter(Boolean).join(' ');
}

/** Which years are the ones to wait for, where too many days away have moved them; empty where they have not. */
export function movedYears(result: IlrCalculationResponse): string {
  const [{ period }, named] = [result, yearsNamed(result)];
  return period === null || named === null || named.from === period.from
    ? ''
    : `Your qualifying years now count from ${formatLongDate(named.from)}.`;
}
