import { addDays, isCivilDate, type CivilDate } from '@settlewise/rules';
import type { Address } from '../../record/addresses/staysOf';
import type { DatedTask } from '../../record/tasks/TasksToAdd';
import { formatLongDate, formatMonth } from '../../ui/dates/formatDate';

/** Days after a move for which it is offered: later it is done, or forgotten, and a reminder each day would be noise. */
const daysOffered = 90;

/** The task of the newest address where somebody still lives; null where they have not moved lately. */
export function taskOfMove(list: readonly Address[], today: CivilDate): DatedTask | null {
  const present = list
    .filter(({ to, role, country }) => to === null && role !== 'temporary' && country === 'united_kingdom')
    .toSorted((one, other) => other.from.localeCompare(one.from))[0];
  // Somebody's first address is no move.
  if (present === undefined || list.length < 2) return null;
  const { from } = present;
  const first = isCivilDate(from) ? from : `${from}-01`;
  if (first > today || addDays(first, daysOffered) < today) return null;
  const since = isCivilDate(from) ? formatLongDate(from) : formatMonth(from);
  return {
    title: `Tell UKVI your address since ${since}`,
    description:
      'Sign in to your UKVI account and change your address there. Your eVisa belongs to that account.',
    ...{ category: 'other', stage: 'pending', priority: 'high', dueDate: addDays(today, 7) },
  };
}
