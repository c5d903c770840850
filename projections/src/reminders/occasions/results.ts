import { citizenshipOpensOn, inTheUkSince, routeOfVisaType, type CivilDate } from '@settlewise/rules';
import { settlementOnRecord } from '../../record/islandsOnRecord';
import { needsNoIlr } from '../../record/settledOnRecord';
import { visaRecordOf } from '../../record/visaRecord';
import { daysBefore, type Occasion } from '../occasion';
import { ilrOccasionsOf, soonDays } from './ilrOccasions';
import type { ReminderRecord } from '../record';
import { longDate } from '../wording';
import { whereSound } from './whereSound';

const progress = '/dashboard/progress';

/**
 * The first day on which an application for ILR can be made, by the cautious count. Nothing of it is told while a fact is
 * missing or an application is made; while the day hangs on a question, that question is asked instead.
 */
export function ilrWindow(record: ReminderRecord, today: CivilDate): readonly Occasion[] {
  const { visaType, visaStartDate, hasILR } = record.details;
  if (hasILR || needsNoIlr(record) || visaType === null || visaStartDate === null) return [];
  const route = routeOfVisaType(visaType);
  if (route === null) return [];
  const visas = visaRecordOf(record, visaStartDate);
  if (typeof visas.awaitingDecisionSince === 'string') return [];
  const answer = whereSound(() => settlementOnRecord(route, visas, record.journeys, today).cautious.answer);
  return answer === null ? [] : ilrOccasionsOf(answer, record.registeredOn);
}

/** The first day on which time and days away allow citizenship. */
export function citizenshipDate(record: ReminderRecord, today: CivilDate): readonly Occasion[] {
  const { hasILR, ilrGrantDate, visaStartDate } = record.details;
  const ukEntryDate = inTheUkSince(visaStartDate, record.earlier, record.details);
  const free = needsNoIlr(record);
  const settledOn = hasILR ? ilrGrantDate : null;
  if ((settledOn === null && !free) || ukEntryDate === null) return [];
  if ((settledOn !== null && settledOn > today) || ukEntryDate > today) return [];
  const date = whereSound(() => citizenshipOpensOn(record, settledOn, ukEntryDate, today));
  if (date === null) return [];
  return [
    {
      ...{ kind: 'citizenship_date', about: 'citizenship', date, link: progress },
      inCalendar: 'You can apply for citizenship from today',
      steps: [
        {
          ...{ from: daysBefore(date, soonDays), name: `${soonDays} days`, type: 'other' },
          title: `You can apply for citizenship from ${longDate(date)}`,
          message: `By your record, that is the first day on which time and days away allow it. Unlike ILR, it cannot be applied for earlier. Use the weeks until then: collect your documents and find your two referees.`,
        },
        {
          ...{ from: date, name: 'open', type: 'other' },
          title: `You can apply for citizenship: the first day was ${longDate(date)}`,
          message: `By your record, time and days away allow it. Look at your progress for what else is asked. Journeys that you make before you apply count as well.`,
        },
      ],
    },
  ];
}
