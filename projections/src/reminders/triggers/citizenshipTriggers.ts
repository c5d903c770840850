import { isBefore, ladders } from '@settlewise/domain';
import { firstDaysOf, type CivilDate, type FirstDay, type TwoDays } from '@settlewise/rules';
import { aboutDay, toldBy, type Trigger } from '../trigger';
import { longDate, workedOut } from '../wording';

/** The first day on which time and days away allow citizenship, or both where the ways of counting come to two. */
export const citizenshipTriggersOf = (days: TwoDays, today: CivilDate): readonly Trigger[] =>
  firstDaysOf('citizenship', days, today).map(openingOf);

const collect = 'Use the time until then: collect your documents and find your two referees.';
const lookAtProgress = 'Look at your progress for what else is asked.';

function openingOf(first: FirstDay): Trigger {
  const { date, called, both } = first;
  const says = (alone: string) => both?.sentences ?? alone;
  return {
    ...{ kind: 'citizenship_date', about: aboutDay('citizenship', first), date },
    link: '/dashboard/progress',
    inWords: {
      title: called,
      text: `${says(`By your record, time and days away allow it from ${longDate(date)}.`)} Journeys that are made before an application count as well.`,
      note: both === null ? workedOut : `${both.sentences} ${workedOut}`,
    },
    ...toldBy(ladders.firstGoodDay, date, (lead) =>
      isBefore(lead)
        ? {
            type: 'other',
            title: both?.title ?? `You can apply for citizenship from ${longDate(date)}`,
            message: `${says('By your record, that is the first day on which time and days away allow it.')} Unlike ILR, it cannot be applied for earlier. ${collect}`,
          }
        : {
            type: 'other',
            title: both?.title ?? `You can apply for citizenship: the first day was ${longDate(date)}`,
            message: `${says('By your record, time and days away allow it.')} ${lookAtProgress} Journeys that you make before you apply count as well.`,
          },
    ),
  };
}
