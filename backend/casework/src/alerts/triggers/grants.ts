import { writtenDate } from '@settlewise/rules/assessment';
import { ladders } from '@settlewise/domain/notifications';
import { addDays } from '@settlewise/rules/calendar';
import { toldBy, type Trigger } from '../trigger';
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
    ...toldBy(ladders.accessEnds, lastDay, () => ({
      type: 'warning',
      title: `The access of ${name} ends on ${writtenDate(lastDay)}`,
      message: `${name} (${email}) can see your record until the end of ${writtenDate(lastDay)}. If that is as you want it, you do not need to do anything. If they need longer, choose a new last day.`,
    })),
  }));
}

/** So many days after a lawyer's first look there is still something new in it. */
const toldWithin = 28;

/** The first time that a lawyer looks, once for each access: whoever did not expect it can end it. */
export function firstLooks({ firstLooks: looks }: RecordOnDay): readonly Trigger[] {
  return looks.map(({ grantId, name, email, lookedOn }) => ({
    kind: 'legal_access_first_look',
    about: grantId,
    date: lookedOn,
    until: addDays(lookedOn, toldWithin),
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
