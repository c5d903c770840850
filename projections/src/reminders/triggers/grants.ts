import { daysBefore, type Trigger } from '../trigger';
import type { ReminderRecord } from '../record';
import { longDate } from '../wording';

/** Access ends when its last day is over; 48 hours earlier is the beginning of the day before. */
const daysAhead = 1;

export function grantsEnding({ grants }: ReminderRecord): readonly Trigger[] {
  return grants.map(({ grantId, name, email, lastDay }) => ({
    ...{ kind: 'legal_access_ending', about: grantId, date: lastDay, until: lastDay },
    link: '/dashboard/lawyer-access',
    steps: [
      {
        ...{ from: daysBefore(lastDay, daysAhead), name: '48 hours', type: 'warning' },
        title: `The access of ${name} ends on ${longDate(lastDay)}`,
        message: `${name} (${email}) can see your record until the end of ${longDate(lastDay)}. If that is as you want it, you do not need to do anything. If they need longer, choose a new last day.`,
      },
    ],
  }));
}
