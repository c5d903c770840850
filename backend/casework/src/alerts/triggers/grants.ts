import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import { addDays } from '@settlewise/rules/calendar';
import { stepsForLadder, type Trigger } from '../trigger';
import type { RecordOnDay } from '../../record/recordOn';

export function grantsEnding({ grants }: RecordOnDay): readonly Trigger[] {
  return grants.map(({ grantId, name, email, lastDay }) => ({
    kind: 'legal_access_ending',
    about: grantId,
    date: lastDay,
    until: lastDay,
    link: '/dashboard/lawyer-access',
    inWords: {
      title: `Last day of the access of ${name}`,
      text: `${name} (${email}) can see your record until the end of this day.`,
    },
    ...stepsForLadder(ladders.accessEnds, lastDay, () => ({
      type: 'warning',
      title: `The access of ${name} ends on ${writtenDate(lastDay)}`,
      message: `${name} (${email}) can see your record until the end of ${writtenDate(lastDay)}. If that is as you want it, you do not need to do anything. If they need longer, choose a new last day.`,
    })),
  }));
}

/** Older first looks cause no alert. */
const maxAgeDays = 28;

/** Alerts for the first use of each access by a lawyer, so that an unexpected access can be ended. */
export function firstLooks({ firstLooks: looks }: RecordOnDay): readonly Trigger[] {
  return looks.map(({ grantId, name, email, lookedOn }) => ({
    kind: 'legal_access_first_look',
    about: grantId,
    date: lookedOn,
    until: addDays(lookedOn, maxAgeDays),
    link: '/dashboard/lawyer-access',
    steps: [
      {
        from: lookedOn,
        name: 'first look',
        type: 'other',
        title: `${name} looked at your record for the first time`,
        message: `${name} (${email}), to whom you gave access, first looked at your record on ${writtenDate(lookedOn)}. You see each look under “Who has seen my record”, and can end the access there at any time.`,
      },
    ],
  }));
}
