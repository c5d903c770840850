import { addDays, type CivilDate, isCivilDate } from '@settlewise/rules/calendar';

interface Dated {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
}

/**
 * The last day of the visa before one that starts on a day, where days lie between the two: only then does it matter
 * when the second was applied for. Null without a gap, or while no start is typed.
 */
export function gapBefore(startDate: string, others: readonly Dated[]): CivilDate | null {
  if (!isCivilDate(startDate)) return null;
  const ends = others.filter((other) => other.startDate < startDate).map(({ endDate }) => endDate);
  const last = ends.toSorted().at(-1);
  return last !== undefined && addDays(last, 1) < startDate ? last : null;
}

/** Whether the application came after the visa before had ended, by its day or by the answer. */
export function isAppliedLate(
  { appliedInTime, appliedOn }: { readonly appliedInTime: string; readonly appliedOn: string },
  ended: CivilDate | null,
): boolean {
  if (isCivilDate(appliedOn)) return ended !== null && appliedOn > ended;
  return appliedInTime === 'no' || appliedInTime === 'not_sure';
}

/** Answers without those whose questions are not on the page: what was not asked stays as it is. */
export const withoutUnasked = (answers: object, unasked: readonly string[]): object =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !unasked.includes(name)));
