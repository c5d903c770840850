import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract/assessments';
import {
  absentDays,
  countDaysBetween,
  type CountingMethod,
  type DaySet,
  uniteSpans,
} from '@settlewise/rules/absences';
import { addDays, type CivilDate, splitDate, toDayNumber } from '@settlewise/rules/calendar';
import { findRoute, routeOfVisaType } from '@settlewise/rules/routes';
import { formatLongDate } from '../../../../ui/dates/formatDate';
import { entryOf, firstVisaOf, qualifyingYears } from './startOfYears';
import { tripsOf } from './trips';
import { yearsOf } from './verdict';

interface Span {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The days between the start of the visa and the entry, both included, where the route counts them as days away. */
export function daysBeforeEntry(form: IlrCalculationRequest): Span | null {
  const key = routeOfVisaType(form.visaType);
  if (!form.useDetailedAbsences || (key !== null && findRoute(key).clockStarts !== 'grant')) return null;
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
 * The days away that count in each calendar year of the years that are shown, by the Home Office’s count: of those that the
 * result looked at, and of years to come that are named beside them, with what is planned.
 */
export function daysThatCount(
  form: IlrCalculationRequest,
  result: IlrCalculationResponse,
): readonly DaysOfYear[] {
  const { period, absencesByYear } = result;
  const named = yearsNamed(result);
  if (period === null || named === null || !form.useDetailedAbsences) return absencesByYear;
  const away = daysAway(form, 'whole_days');
  const { from } = period;
  const to = named.to > period.to ? named.to : period.to;
  const { year: firstYear } = splitDate(from);
  const years = splitDate(to).year - firstYear + 1;
  return Array.from({ length: years }, (_, index) => {
    const [first, last] = [`${firstYear + index}-01-01`, `${firstYear + index}-12-31`];
    return {
      year: firstYear + index,
      days: countDaysBetween(away, first < from ? from : first, last > to ? to : last),
    };
  });
}

/** The days away in all the years that were looked at, by the Home Office’s count; of yearly totals there is one count. */
export function totalByHomeOffice(
  form: IlrCalculationRequest,
  { period, absenceDaysTotal }: Pick<IlrCalculationResponse, 'period' | 'absenceDaysTotal'>,
): number {
  if (period === null || !form.useDetailedAbsences) return absenceDaysTotal;
  return countDaysBetween(daysAway(form, 'whole_days'), period.from, period.to);
}

/** With the days before the entry, and without those for a reason that the route permits. */
function daysAway(form: IlrCalculationRequest, counting: CountingMethod): DaySet {
  const before = daysBeforeEntry(form);
  return uniteSpans([
    ...absentDays(
      tripsOf(form).filter(({ isLeftOut }) => !isLeftOut),
      counting,
    ),
    ...(before === null ? [] : [{ first: toDayNumber(before.from), last: toDayNumber(before.to) }]),
  ]);
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
