import {
  addDays,
  citizenshipOpensOn,
  inTheUkSince,
  routeOfVisaType,
  type CivilDate,
} from '@settlewise/rules';
import { settlementOnRecord, supposedOnIslands } from '../../record/islandsOnRecord';
import { needsNoIlr } from '../../record/settledOnRecord';
import { visaRecordOf } from '../../record/visaRecord';
import { daysBefore, type Trigger } from '../trigger';
import { ilrTriggersOf, soonDays } from './ilrTriggers';
import type { ReminderRecord } from '../record';
import { longDate } from '../wording';
import { whereSound } from './whereSound';

const progress = '/dashboard/progress';

/**
 * The first day on which an application for ILR can be made, by the cautious count. Nothing of it is told while a fact is
 * missing or an application is made; while the day hangs on a question, that question is asked instead.
 */
export function ilrWindow(record: ReminderRecord, today: CivilDate): readonly Trigger[] {
  const { visaType, visaStartDate, hasILR } = record.details;
  if (hasILR || needsNoIlr(record) || visaType === null || visaStartDate === null) return [];
  const route = routeOfVisaType(visaType);
  if (route === null) return [];
  const visas = visaRecordOf(record, visaStartDate);
  if (typeof visas.awaitingDecisionSince === 'string') return [];
  const answer = whereSound(() => settlementOnRecord(route, visas, record.journeys, today).cautious.answer);
  return answer === null ? [] : ilrTriggersOf(answer, record.registeredOn);
}

/** The first day on which time and days away allow citizenship; while it hangs on a question, that question is asked. */
export function citizenshipDate(record: ReminderRecord, today: CivilDate): readonly Trigger[] {
  const taken = citizenshipOpens(record, today, 'breaks');
  if (taken === null) return [];
  const onIslands = { ...record, journeys: supposedOnIslands(record.journeys, 'visited') };
  const supposed = [citizenshipOpens(record, today, 'counts'), citizenshipOpens(onIslands, today, 'breaks')];
  const better = supposed.find((day) => day !== null && day !== taken) ?? null;
  return better === null ? citizenshipOpening(taken) : [citizenshipQuestion(record, better, taken)];
}

/** Null where nothing can be counted. @param unexplained as in `inTheUkSince` */
function citizenshipOpens(
  record: ReminderRecord,
  today: CivilDate,
  unexplained: 'breaks' | 'counts',
): CivilDate | null {
  const { hasILR, ilrGrantDate, visaStartDate } = record.details;
  const ukEntryDate = inTheUkSince(visaStartDate, record.earlier, record.details, unexplained);
  const settledOn = hasILR ? ilrGrantDate : null;
  if ((settledOn === null && !needsNoIlr(record)) || ukEntryDate === null) return null;
  if ((settledOn !== null && settledOn > today) || ukEntryDate > today) return null;
  return whereSound(() => citizenshipOpensOn(record, settledOn, ukEntryDate, today));
}

/** Asked once: neither day is the day before it is answered. */
const citizenshipQuestion = (
  { registeredOn }: ReminderRecord,
  better: CivilDate,
  taken: CivilDate,
): Trigger => ({
  ...{ kind: 'citizenship_question', about: 'citizenship', date: null, link: progress },
  steps: [
    {
      ...{ from: addDays(registeredOn, 1), name: 'open', type: 'warning' },
      title: 'One answer is needed: your citizenship date depends on it',
      message: `It is ${longDate(better)} or ${longDate(taken)}. Answer the question on your progress page. If you are not sure, both stay possible.`,
    },
  ],
});

const citizenshipOpening = (date: CivilDate): readonly Trigger[] => [
  {
    ...{ kind: 'citizenship_date', about: 'citizenship', date, link: progress },
    inCalendar: {
      title: 'First day to apply for citizenship',
      text: `By your record, time and days away allow it from ${longDate(date)}. Journeys that are made before an application count as well.`,
    },
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
