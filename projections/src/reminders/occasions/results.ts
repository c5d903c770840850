import {
  citizenshipOpensOn,
  inTheUkSince,
  routeOfVisaType,
  settlementProgress,
  UnsoundAssessment,
  type CivilDate,
} from '@settlewise/rules';
import { visaRecordOf } from '../../record/visaRecord';
import { daysBefore, type Occasion } from '../occasion';
import type { ReminderRecord } from '../record';
import { longDate } from '../wording';

/** So many days before an application can be made a person is told of it. */
const soonDays = 28;

const progress = '/dashboard/progress';

/** The first day on which an application for ILR can be made, by the cautious count. */
export function ilrWindow(record: ReminderRecord, today: CivilDate): readonly Occasion[] {
  const { visaType, visaStartDate, hasILR } = record.details;
  if (hasILR || visaType === null || visaStartDate === null) return [];
  const route = routeOfVisaType(visaType);
  if (route === null) return [];
  const answer = whereSound(() => {
    const visas = visaRecordOf(record, visaStartDate);
    return settlementProgress(route, visas, record.journeys, today).cautious.answer;
  });
  const { earliestApplicationDate: date, firstCompliantCountingDate: complete } = answer ?? {};
  if (typeof date !== 'string' || typeof complete !== 'string') return [];
  const years =
    complete === date
      ? ''
      : ` Your qualifying years are complete on ${longDate(complete)}, and an application may come a little earlier.`;
  return [
    {
      ...{ kind: 'ilr_window', about: 'ilr', date, link: progress },
      inCalendar: 'You can apply for ILR from today',
      steps: [
        {
          ...{ from: daysBefore(date, soonDays), name: `${soonDays} days`, type: 'other' },
          title: `You can apply for ILR from ${longDate(date)}`,
          message: `By your record, that is the first day on which time and days away allow it.${years} Use the weeks until then: collect your documents, and check the English and Life in the UK requirements.`,
        },
        {
          ...{ from: date, name: 'open', type: 'other' },
          title: `You can apply for ILR: the window opened on ${longDate(date)}`,
          message: `By your record, time and days away allow it.${years} Look at your progress for what else is asked, and apply before your visa expires.`,
        },
      ],
    },
  ];
}

/** The first day on which time and days away allow citizenship. */
export function citizenshipDate(record: ReminderRecord, today: CivilDate): readonly Occasion[] {
  const { hasILR, ilrGrantDate, visaStartDate } = record.details;
  const ukEntryDate = inTheUkSince(visaStartDate, record.earlier);
  if (!hasILR || ilrGrantDate === null || ukEntryDate === null) return [];
  if (ilrGrantDate > today || ukEntryDate > today) return [];
  const date = whereSound(() => citizenshipOpensOn(record, ilrGrantDate, ukEntryDate, today));
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

/** Null where the record's dates cannot be counted with: the progress page says why. */
function whereSound<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnsoundAssessment) return null;
    throw error;
  }
}
