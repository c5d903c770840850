import { statedBeside } from '@settlewise/rules/addressHistory';
import { addDays, type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import type { Address } from '../staysOf';
import type { DatedTask } from '../../tasks/TasksToAdd';
import { longDayOrMonth } from '../../../ui/dates/dayOrMonth';
import { formatLongDate } from '../../../ui/dates/formatDate';

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
  return taskNamed(`Tell UKVI your address since ${longDayOrMonth(from)}`, today);
}

/** The task of a present address that was written over with another: nobody said since when it is so. */
export function taskOfChange(
  before: Address | null,
  now: Address | null,
  today: CivilDate,
): DatedTask | null {
  if (before === null || before.id !== now?.id || now.country !== 'united_kingdom') return null;
  if (statedBeside(now, before) !== 'another') return null;
  return taskNamed(`Tell UKVI about the address that you changed on ${formatLongDate(today)}`, today);
}

const taskNamed = (title: string, today: CivilDate): DatedTask => ({
  title,
  description:
    'Sign in to your UKVI account and change your address there. Your eVisa belongs to that account.',
  category: 'other',
  stage: 'pending',
  priority: 'high',
  dueDate: addDays(today, 7),
});
