import { uniteSpans, without, type DaySet } from '../absences/absentDays';
import type { DaySpan } from '../absences/trip';
import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import { calculateDayNumber, monthsLater, partsOfDay } from '../calendar/dayNumbers';
import type { ChecklistPeriod } from './period';
import type { ChecklistDocument } from './question';

/**
 * The days that a document covers: those it names, otherwise those for which it is valid, otherwise its date. A
 * payslip is often issued after its last day, so it begins no later than that day. Null if it has no day.
 */
export function spanOfDocument({ from, to, issuedOn, expiresOn }: ChecklistDocument): DaySpan | null {
  const first = from ?? findEarlier(issuedOn ?? null, to ?? null);
  if (first === null) return null;
  const last = to ?? expiresOn ?? issuedOn ?? first;
  const [firstDay, lastDay] = [toDayNumber(first), toDayNumber(last)];
  return { first: firstDay, last: Math.max(firstDay, lastDay) };
}

const findEarlier = (one: CivilDate | null, other: CivilDate | null): CivilDate | null =>
  one === null || (other !== null && other < one) ? other : one;

/** Each calendar month of a period that is not fully covered, as `yyyy-MM`. */
export function monthsNotWhole(covered: DaySet, period: ChecklistPeriod): readonly string[] {
  return listMonths(period)
    .filter((month) => without([month], covered).length > 0)
    .map(formatMonth);
}

/** The months of each gap between documents that is too long. */
export function monthsOfLongStretches(
  covered: DaySet,
  period: ChecklistPeriod,
  months: number,
): readonly string[] {
  const [first, last] = [toDayNumber(period.from), toDayNumber(period.to)];
  const long = without([{ first, last }], covered).filter(
    (stretch) => stretch.last >= monthsLater(stretch.first, months),
  );
  return listMonths(period)
    .filter((month) => long.some((stretch) => stretch.first <= month.first && stretch.last >= month.last))
    .map(formatMonth);
}

/** All days that documents cover. */
export const coveredBy = (documents: readonly ChecklistDocument[]): DaySet =>
  uniteSpans(documents.map(spanOfDocument).filter((span) => span !== null));

/** Whether a document covers any day of a period. */
export function touches(document: ChecklistDocument, { from, to }: ChecklistPeriod): boolean {
  const span = spanOfDocument(document);
  return span !== null && span.first <= toDayNumber(to) && span.last >= toDayNumber(from);
}

/** The calendar months of a period; the first and the last may be partial. */
function listMonths({ from, to }: ChecklistPeriod): readonly DaySpan[] {
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  const months: DaySpan[] = [];
  for (let begins: DayNumber = first; begins <= last;) {
    const { year, month } = partsOfDay(begins);
    const next = month === 12 ? calculateDayNumber(year + 1, 1, 1) : calculateDayNumber(year, month + 1, 1);
    months.push({ first: begins, last: Math.min(next - 1, last) });
    begins = next;
  }
  return months;
}

const formatMonth = ({ first }: DaySpan): CivilDate => fromDayNumber(first).slice(0, 7);
