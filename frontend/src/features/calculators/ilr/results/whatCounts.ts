import type { IlrCalculationRequest, IlrCalculationResponse } from '@settlewise/contract';
import { addDays, routeOf, routeOfVisaType, type CivilDate } from '@settlewise/rules';
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

/** What the total was counted over, and which years are the ones to wait for where too many days away have moved them. */
export function totalCountedOver(result: IlrCalculationResponse): string {
  const { period } = result;
  const named = yearsNamed(result);
  if (period === null || named === null) return '';
  const [from, to] = [period.from, period.to].map((day) => formatLongDate(day));
  const counted = `Counted from ${from ?? ''} to ${to ?? ''}.`;
  return named.from === period.from
    ? counted
    : `${counted} Your qualifying years now count from ${formatLongDate(named.from)}.`;
}
