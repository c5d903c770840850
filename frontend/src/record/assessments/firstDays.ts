import type { CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../ui/dates/formatDate';

/** What GOV.UK lets people do and the letter of the Rules in one sentence: neither day stands alone. */
export function bothFirstDays(
  { inPractice, safe }: { readonly inPractice: CivilDate; readonly safe: CivilDate },
  today: CivilDate,
): string {
  const first =
    inPractice <= today
      ? 'GOV.UK lets you apply now'
      : `You may be eligible from ${formatLongDate(inPractice)}`;
  return `${first}. The safe day is ${formatLongDate(safe)}`;
}

/** Of a question that is still open: both days, or that it decides. */
export function daysOfBothAnswers(days: readonly (CivilDate | null)[]): string {
  const [one, other] = days.filter((day) => day !== null).map((day) => formatLongDate(day));
  return one !== undefined && other !== undefined ? `${one} or ${other}` : 'One question decides';
}
