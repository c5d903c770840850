import type { FeesAnswer } from '@settlewise/rules/fees';
import type { CalendarDay } from '../../../ui/files/icsFile';
import type { PlannedPerson, PlannedStep } from '../plan/plan';
import { paymentsAhead } from './payments';

/**
 * The payments that lie ahead, for a calendar. Of two for the same thing the first keeps its entry when its day moves.
 * @param userId tells the payments of one person from those of another in a shared calendar
 */
export function paymentDays(
  bill: Pick<FeesAnswer, 'asOf' | 'lines'>,
  planned: { readonly people: readonly PlannedPerson[]; readonly steps: readonly PlannedStep[] },
  userId: string,
): readonly CalendarDay[] {
  const seen = new Map<string, number>();
  return paymentsAhead(bill, planned).map(({ title, description = '', dueDate }) => {
    const before = seen.get(title) ?? 0;
    seen.set(title, before + 1);
    const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return { uid: `${name}-${before + 1}-${userId}`, date: dueDate, title, note: description ?? '' };
  });
}
