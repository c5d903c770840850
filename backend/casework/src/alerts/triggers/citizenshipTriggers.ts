import { writtenDate } from '@settlewise/rules/assessment';
import { isBefore, ladders } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import { firstDayTitle } from '@settlewise/rules/progress';
import { stepsForLadder, type Trigger } from '../trigger';
import { calculatedNote } from '../wording';

const preparation = 'Use the time until then: collect your documents and find your two referees.';
const lookAtProgress = 'Look at your progress for what else is asked.';

/** The first day on which time and days away allow citizenship. */
export const createCitizenshipTrigger = (date: CivilDate): Trigger => ({
  kind: 'citizenship_date',
  about: 'citizenship',
  date,
  link: '/dashboard/progress',
  inWords: {
    title: firstDayTitle('citizenship'),
    text: `By your record, time and days away allow it from ${writtenDate(date)}. Journeys that are made before an application count as well.`,
    note: calculatedNote,
  },
  ...stepsForLadder(ladders.firstGoodDay, date, (lead) =>
    isBefore(lead)
      ? {
          type: 'other',
          title: `You can apply for citizenship from ${writtenDate(date)}`,
          message: `By your record, that is the first day on which time and days away allow it. Unlike ILR, it cannot be applied for earlier. ${preparation}`,
        }
      : {
          type: 'other',
          title: `You can apply for citizenship: the first day was ${writtenDate(date)}`,
          message: `By your record, time and days away allow it. ${lookAtProgress} Journeys that you make before you apply count as well.`,
        },
  ),
});
